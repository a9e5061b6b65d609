import Files
import Hummingbird
import Testing

@testable import PreviewServer

/// What is asked of an editor that answers with the text it was given.
@Suite struct EditorTests {
  private let editor = PreviewEditor(
    files: [
      "_catalog/editor/index.html": "<body>editor</body>", "_catalog/editor/js/main.js": "1",
    ], pageScripts: ["/_catalog/editor/js/links.js"]
  ) { text, system in
    system == "one" ? "{\"text\":\"\(text)\"}" : nil
  }

  private func ask(
    _ uri: String = "/_catalog/agent?system=one", method: HTTPRequest.Method = .post,
    headers: HTTPFields = [:], body: [UInt8] = Array("component: Badge".utf8)
  ) async throws -> TestResponse {
    try await withServer(of: ["index.html": "<body>home</body>"], editor: editor) {
      try await $0.execute(
        uri: uri, method: method, headers: headers, body: ByteBuffer(bytes: body))
    }
  }

  @Test func theTextIsAnswered() async throws {
    let response = try await ask(headers: [.origin: "http://localhost"])
    #expect(response.status == .ok)
    #expect(text(response) == #"{"text":"component: Badge"}"#)
    #expect(response.headers[.contentType] == "application/json")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
  }

  @Test(arguments: [HTTPRequest.Method.get, .head, .put, .delete])
  func otherMethodsAreRefused(method: HTTPRequest.Method) async throws {
    let response = try await ask(method: method)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "POST")
  }

  @Test func pagesOfOthersAreRefused() async throws {
    let response = try await ask(headers: [.origin: "http://example.org"])
    #expect(response.status == .forbidden)
    #expect(text(response) == "This preview answers only its own pages.\n")
  }

  @Test func aTextHasALimit() async throws {
    let limit = PreviewEditor.textLimit
    let fits = try await ask(body: Array(repeating: UInt8(ascii: "a"), count: limit))
    #expect(fits.status == .ok)
    let exceeds = try await ask(body: Array(repeating: UInt8(ascii: "a"), count: limit + 1))
    #expect(exceeds.status == .contentTooLarge)
    #expect(text(exceeds) == #"{"error":"a document has at most 1048576 bytes"}"#)
  }

  @Test(arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func whatIsNotUnicodeIsRefused(bytes: [UInt8]) async throws {
    let response = try await ask(body: bytes)
    #expect(response.status == .badRequest)
    #expect(text(response) == #"{"error":"the text is not UTF-8"}"#)
  }

  @Test(arguments: ["/_catalog/agent", "/_catalog/agent?system=", "/_catalog/agent?system=two"])
  func anUnknownSystemIsNamed(uri: String) async throws {
    let response = try await ask(uri)
    #expect(response.status == .notFound)
    #expect(text(response) == #"{"error":"there is no system of that name"}"#)
  }

  @Test func filesAreServedAsTheyAre() async throws {
    let page = try await ask("/_catalog/editor/", method: .get)
    #expect(text(page) == "<body>editor</body>")
    let script = try await ask("/_catalog/editor/js/main.js", method: .get)
    #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
    let folder = try await ask("/_catalog/editor", method: .get)
    #expect(folder.headers[.location] == "/_catalog/editor/")
  }

  @Test func pagesOfTheSiteLoadTheScripts() async throws {
    let page = try await ask("/", method: .get)
    #expect(
      text(page).hasSuffix(
        "<script type=\"module\" src=\"/_catalog/editor/js/links.js\"></script></body>"))
  }

  @Test func withoutAnEditorThereIsNothingToAsk() async throws {
    let response = try await withServer(of: [:]) {
      try await $0.execute(uri: "/_catalog/agent?system=one", method: .get)
    }
    #expect(response.status == .notFound)
    let posted = try await withServer(of: [:]) {
      try await $0.execute(uri: "/_catalog/agent?system=one", method: .post)
    }
    #expect(posted.status == .methodNotAllowed)
  }

  @Test func theEditorIsToldOfNewContent() async {
    let state = PreviewState(PreviewTree(["a": "1"], editor: editor))
    let mailbox = await state.listen(page: nil, version: nil)
    await state.apply(.changed(PreviewChange(pages: .some([]), concernsEditor: true)))
    await state.close()
    #expect(await mailbox.reduce(into: []) { $0 += $1 } == [.editor])
    #expect(PreviewEvent.editor.text == "event: editor\ndata: content\n\n")
  }
}
