import Files
import Hummingbird
import Testing

@testable import PreviewServer

@Suite struct RequestGuardTests {
  private func refusal(
    host: String?, origin: String? = nil, fetchSite: String? = nil, opensPage: Bool = false,
    names: HostNames = HostNames(listening: "127.0.0.1")
  ) -> RequestGuard.Refusal? {
    RequestGuard(host: host, origin: origin, fetchSite: fetchSite, opensPage: opensPage)
      .refusal(names: names)
  }

  @Test(
    arguments: [
      "localhost:8080", "LOCALHOST", "127.0.0.1:8080", "127.8.9.255", "[::1]:8080", "[::1]",
    ])
  func aPageOfThisMachineIsAnswered(host: String) {
    #expect(refusal(host: host, origin: "http://\(host)", fetchSite: "same-origin") == nil)
    #expect(refusal(host: host) == nil)
  }

  @Test(
    arguments: [
      "http://example.org", "https://localhost:8080", "http://localhost:8081", "null", "",
      "http://localhost:8080.example.org",
    ])
  func anotherOriginIsNot(origin: String) {
    #expect(refusal(host: "localhost:8080", origin: origin) == .otherOrigin)
    #expect(refusal(host: "localhost:8080", origin: origin, opensPage: true) == .otherOrigin)
  }

  @Test(arguments: ["cross-site", "same-site", "x", ""])
  func whatAPageOfAnotherSiteLoadsIsNot(site: String) {
    #expect(refusal(host: "localhost:8080", fetchSite: site) == .otherOrigin)
    #expect(refusal(host: "localhost:8080", fetchSite: site, opensPage: true) == nil)
  }

  @Test func anAddressThatIsTypedIsAnswered() {
    #expect(refusal(host: "localhost:8080", fetchSite: "none") == nil)
  }

  /// Names of somebody else's that resolve to this machine, and what only looks like an address.
  @Test(
    arguments: [
      "example.org:8080", "localhost.example.org", "127.0.0.1.example.org", "", ":8080",
      "127.0.0.1:8080:8080x", "localhost:80x", "127.0.0", "127.0.0.256", "127.0.0.", "128.0.0.1",
      "192.168.1.5", "0.0.0.0:8080", "[::2]", "[::1", "localhost@example.org", "127.0.0.0x1",
    ])
  func aForeignNameIsNotEvenWithItsOwnOrigin(host: String) {
    #expect(
      refusal(host: host, origin: "http://\(host)", fetchSite: "same-origin") == .otherHost)
    #expect(refusal(host: host, opensPage: true) == .otherHost)
  }

  @Test func aRequestWithoutAHostIsNot() {
    #expect(refusal(host: nil) == .otherHost)
  }

  @Test func theNameThatItListensOnAndThoseAllowedAreAnswered() {
    let names = HostNames(
      listening: "Studio.local", allowed: ["design.example", "FE80::1"], addresses: ["10.0.0.2"])
    for host in ["studio.local:80", "DESIGN.example", "[fe80::1]:8080", "localhost"] {
      #expect(refusal(host: host, names: names) == nil)
    }
    #expect(refusal(host: "10.0.0.2", names: names) == .otherHost)
    #expect(refusal(host: "www.design.example", names: names) == .otherHost)
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func aServerForAllMachinesGoesByItsAddressesAndNoForeignName(listening: String) {
    let names = HostNames(listening: listening, addresses: ["10.0.0.2"])
    #expect(refusal(host: "10.0.0.2:8080", names: names) == nil)
    #expect(refusal(host: "studio.local", names: names) == .otherHost)
    #expect(refusal(host: "10.0.0.3", names: names) == .otherHost)
  }

  @Test(
    arguments: ["/", "/a.css", "/_catalog/events", "/_catalog/reload.js", "/_catalog/editor/"])
  func nothingIsAnsweredToAPageOfOthers(uri: String) async throws {
    let editor = PreviewEditor(files: ["_catalog/editor/index.html": "draft"]) { _, _ in nil }
    let fields: [HTTPFields] = [
      [.origin: "http://example.org"], [HTTPFields.Element.Name("Sec-Fetch-Site")!: "cross-site"],
    ]
    for field in fields {
      let response = try await withServer(of: ["index.html": "draft"], editor: editor) {
        try await $0.execute(uri: uri, method: .get, headers: field)
      }
      #expect(response.status == .forbidden)
      #expect(text(response) == "This preview answers only its own pages.\n")
    }
  }

  @Test(arguments: ["/", "/none", "/_catalog/reload.js", "/%zz", "/_catalog/agent"])
  func everyAnswerForbidsFramesAndForeignUse(uri: String) async throws {
    let response = try await withServer(of: ["index.html": "<body>"]) {
      try await $0.execute(uri: uri, method: .get)
    }
    let fields = Dictionary(
      response.headers.map { ($0.name.canonicalName, $0.value) }, uniquingKeysWith: { $1 })
    #expect(
      fields["content-security-policy"]
        == "frame-ancestors 'none'; base-uri 'self'; form-action 'none'")
    #expect(fields["x-frame-options"] == "DENY")
    #expect(fields["referrer-policy"] == "same-origin")
    #expect(fields["cross-origin-resource-policy"] == "same-origin")
    #expect(fields["cross-origin-opener-policy"] == "same-origin")
    #expect(fields["x-content-type-options"] == "nosniff")
  }

  @Test(arguments: [
    ("127.0.0.1", false), ("127.9.0.1", false), ("localhost", false), ("::1", false),
    ("[::1]", false), ("0.0.0.0", true), ("::", true), ("192.168.1.5", true), ("fe80::1", true),
    ("studio.local", true), ("127.0.0.1.example.com", true), ("", true),
  ])
  func addressesThatOthersReachAreKnown(host: String, isOpen: Bool) {
    #expect(PreviewServer.Options(host: host).isOpenToNetwork == isOpen)
  }

  @Test func aDrawingMayOnlyDraw() async throws {
    let response = try await withServer(of: ["a.svg": "<svg/>"]) {
      try await $0.execute(uri: "/a.svg", method: .get)
    }
    let policy = try #require(response.headers[.contentSecurityPolicy])
    #expect(policy.contains("default-src 'none'") && policy.hasSuffix("sandbox"))
  }
}
