import Testing

@testable import PreviewServer

@Suite struct RequestOriginTests {
  private func isOwn(
    host: String?, origin: String? = nil, fetchSite: String? = nil,
    listening: String = "127.0.0.1"
  ) -> Bool {
    RequestOrigin(host: host, origin: origin, fetchSite: fetchSite).isOwn(listening: listening)
  }

  @Test(arguments: ["localhost:8080", "LOCALHOST", "127.0.0.1:8080", "[::1]:8080", "[::1]"])
  func aPageOfThisMachineIsOwn(host: String) {
    #expect(isOwn(host: host, origin: "http://\(host)", fetchSite: "same-origin"))
    #expect(isOwn(host: host))
  }

  @Test(
    arguments: [
      "http://example.org", "https://localhost:8080", "http://localhost:8081", "null", "",
      "http://localhost:8080.example.org",
    ])
  func anotherOriginIsNot(origin: String) {
    #expect(!isOwn(host: "localhost:8080", origin: origin))
  }

  @Test(arguments: ["cross-site", "same-site", "none", ""])
  func anotherSiteIsNot(site: String) {
    #expect(!isOwn(host: "localhost:8080", origin: "http://localhost:8080", fetchSite: site))
  }

  /// A name of somebody else's that resolves to this machine.
  @Test(arguments: ["example.org:8080", "localhost.example.org", "127.0.0.1.example.org", ""])
  func aForeignNameIsNotEvenWithItsOwnOrigin(host: String) {
    #expect(!isOwn(host: host, origin: "http://\(host)", fetchSite: "same-origin"))
  }

  @Test func aRequestWithoutAHostIsNot() {
    #expect(!isOwn(host: nil))
  }

  @Test func aServerForOtherMachinesGoesByAnyName() {
    #expect(isOwn(host: "studio.local:80", origin: "http://studio.local:80", listening: "0.0.0.0"))
    #expect(!isOwn(host: "studio.local", origin: "http://example.org", listening: "0.0.0.0"))
  }
}
