import Dispatch
import Files
import Hummingbird
import Synchronization

@testable import PreviewServer

/// Whatever is asked for, only files of the site are answered with, to requests that mean this
/// machine and come from its own pages, and with all headers that guard them.
///
/// A request is written as HTTP/1.1 has it; what reads these bytes is not ours. Here the first line is
/// method and address, the next ones are fields, and the rest behind an empty line is the body.
enum RequestProperties {
  private static let site: FileTree = [
    "index.html": "<body>home</body>", "guide/index.html": "<body>guide</body>",
    "404.html": "<body>lost</body>", "a b/é.css": "p{}", "data.json": "{\"a\": [1, 2, 3]}",
    "x..y.txt": "dots", "logo.svg": "<svg/>",
  ]
  private static let responder = PreviewResponder(
    state: PreviewState(PreviewTree(site, editor: editor)),
    names: HostNames(listening: "localhost"))
  private static let editor = PreviewEditor(files: ["_catalog/editor/index.html": "<body>edit"]) {
    text, system in system == "kit" ? "{\"length\":\(text.utf8.count)}" : nil
  }

  static func check(_ bytes: [UInt8]) {
    let request = Self.request(bytes)
    let (host, origin) = (request.head.authority, request.headers[.origin])
    guard let (response, body) = answer(request) else { return }
    requireHeaders(response)
    if response.status != .misdirectedRequest, response.status != .forbidden {
      require(host.map(isOfThisMachine) ?? false, "a foreign host is answered")
      require(origin.map { $0 == "http://\(host ?? "")" } ?? true, "a foreign origin is answered")
    }
    if let location = response.headers[.location] {
      require(
        location.hasPrefix("/") && !["/", "\\"].contains(location.dropFirst().prefix(1)),
        "readers are sent to another site: \(location)")
    }
    let type = response.headers[.contentType] ?? ""
    let isPart = response.status == .partialContent
    // A part of a page may be one of what a preview adds to it.
    guard response.status == .ok || isPart && !type.hasPrefix("text/html"), request.method == .get,
      !response.isOfEvents
    else { return }
    require(
      known.contains { $0.holds(body, isPart: isPart) },
      "something is answered that the site does not have")
  }

  private static let known =
    site.paths.compactMap { site[$0] } + [
      Array("<body>edit".utf8), Array(ReloadScript.source.utf8), Array("Not found\n".utf8),
    ]

  private static func requireHeaders(_ response: Response) {
    for name in ["content-security-policy", "x-content-type-options", "x-frame-options"] {
      require(response.headers.contains { $0.name.canonicalName == name }, "no header '\(name)'")
    }
    for field in response.headers {
      require(!field.value.utf8.contains { $0 == 0x0A || $0 == 0x0D }, "a header of several lines")
    }
  }

  /// Found by another way than ours.
  private static func isOfThisMachine(_ host: String) -> Bool {
    let name = host.lowercased()
    return ["localhost", "[::1]", "::1"].contains { name == $0 || name.hasPrefix($0 + ":") }
      || name.hasPrefix("127.")
  }

  private static func request(_ bytes: [UInt8]) -> Request {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    var head = HTTPRequest(
      method: HTTPRequest.Method(String(words[0])) ?? .get, scheme: "http", authority: nil,
      path: words.count > 1 ? String(words[1]) : "/")
    for line in lines.dropFirst() {
      let field = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard field.count == 2 else { continue }
      let value = String(field[1].drop { $0 == " " })
      if field[0].lowercased() == "host" {
        head.authority = value
      } else if let name = HTTPFields.Element.Name(field[0]) {
        head.headerFields.append(HTTPFields.Element(name: name, value: value))
      }
    }
    let body = parts.count > 1 ? String(parts[1]) : ""
    return Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
  }

  /// The answer with its body, which streams of events do not have; `nil` for a failure that the
  /// server itself answers.
  private static func answer(_ request: Request) -> (response: Response, body: [UInt8])? {
    let done = DispatchSemaphore(value: 0)
    let box = AnswerBox()
    Task {
      defer { done.signal() }
      guard let response = try? await responder.respond(to: request) else { return }
      let writer = BodyWriter()
      if !response.isOfEvents { try? await response.body.write(writer) }
      box.answer.withLock { [bytes = writer.bytes.withLock { $0 }] in $0 = (response, bytes) }
    }
    done.wait()
    return box.answer.withLock { $0 }
  }
}

private final class BodyWriter: ResponseBodyWriter, Sendable {
  let bytes = Mutex<[UInt8]>([])

  func write(_ buffer: ByteBuffer) {
    bytes.withLock { $0 += buffer.readableBytesView }
  }

  func finish(_ trailingHeaders: HTTPFields?) {}
}

private final class AnswerBox: Sendable {
  let answer = Mutex<(response: Response, body: [UInt8])?>(nil)
}

extension Response {
  fileprivate var isOfEvents: Bool {
    headers[.contentType]?.hasPrefix("text/event-stream") == true
  }
}

extension [UInt8] {
  /// Whether a body is this file, a part of it, or the file with what a preview adds to a page.
  fileprivate func holds(_ body: [UInt8], isPart: Bool) -> Bool {
    let text = String(decoding: body, as: UTF8.self)
    let file = String(decoding: self, as: UTF8.self)
    if isPart { return zip(indices, self).contains { self[$0.0...].starts(with: body) } }
    return text == file || file.hasPrefix("<body>") && text.hasPrefix(file.prefix(9))
  }
}
