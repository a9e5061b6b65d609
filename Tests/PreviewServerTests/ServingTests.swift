import Files
import Hummingbird
import Testing

@testable import PreviewServer

@Suite struct ServingTests {
  private let site: FileTree = [
    "index.html": "<body>home</body>", "guide/index.html": "<body>guide</body>",
    "404.html": "<body>lost</body>", "a b/é.css": "p{}", "data.json": "{}", "x..y.txt": "dots",
    "unknown.zzz": "?", "notes.md": "# n", "LOGO.SVG": "<svg/>",
  ]

  @Test(
    arguments: [
      ("/", "home"), ("/index.html", "home"), ("/guide/", "guide"),
      ("/guide/index.html", "guide"), ("/?query=1", "home"),
    ])
  func servesPages(uri: String, content: String) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: uri, method: .get) }
    #expect(response.status == .ok)
    #expect(text(response).hasPrefix("<body>\(content)"))
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(response.headers[.cacheControl] == "no-cache")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
  }

  @Test(
    arguments: [
      ("/a%20b/%C3%A9.css", "text/css; charset=utf-8"), ("/data.json", "application/json"),
      ("/x..y.txt", "text/plain; charset=utf-8"), ("/unknown.zzz", "application/octet-stream"),
      ("/notes.md", "text/plain; charset=utf-8"), ("/LOGO.SVG", "image/svg+xml"),
    ])
  func tellsTypes(uri: String, type: String) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: uri, method: .get) }
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == type)
  }

  @Test func aFolderWithoutSlashIsRedirected() async throws {
    let response = try await withServer(of: site) {
      try await $0.execute(uri: "/guide?a=1", method: .get)
    }
    #expect(response.status == .temporaryRedirect)
    #expect(response.headers[.location] == "/guide/?a=1")
  }

  @Test func anUnknownPathGetsTheSitesOwnPage() async throws {
    let response = try await withServer(of: site) {
      try await $0.execute(uri: "/none", method: .get, headers: [.range: "bytes=0-1"])
    }
    #expect(response.status == .notFound)
    #expect(text(response).hasPrefix("<body>lost<script"))
  }

  @Test func anUnknownPathWithoutSuchAPage() async throws {
    let response = try await withServer(of: [:]) { try await $0.execute(uri: "/", method: .get) }
    #expect(response.status == .notFound)
    #expect(text(response) == "Not found\n")
  }

  @Test(
    arguments: [
      "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
      "/guide/../../etc/passwd", "//etc/passwd", "/%2Fetc/passwd", "/%5c..%5cetc", "/guide/..",
    ])
  func noPathLeadsToTheDisk(uri: String) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: uri, method: .get) }
    #expect(response.status == .notFound)
    #expect(text(response).hasPrefix("<body>lost"))
  }

  @Test(arguments: ["/%", "/%2", "/%zz", "/%ff", "/a%00%ff"])
  func wrongEscapesAreRefused(uri: String) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: uri, method: .get) }
    #expect(response.status == .badRequest)
  }

  @Test(arguments: ["guide", ">guide?a=1", "*", "?guide"])
  func addressesWithoutASlashAreRefused(uri: String) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: uri, method: .get) }
    #expect(response.status == .badRequest)
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .options])
  func otherMethodsAreRefused(method: HTTPRequest.Method) async throws {
    let response = try await withServer(of: site) { try await $0.execute(uri: "/", method: method) }
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "GET, HEAD")
  }

  @Test func headHasTheLengthButNoContent() async throws {
    let response = try await withServer(of: site) {
      try await $0.execute(uri: "/data.json", method: .head)
    }
    #expect(response.status == .ok)
    #expect(response.headers[.contentLength] == "2")
    #expect(response.body.isEmpty)
  }
}
