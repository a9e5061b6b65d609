import Testing

/// The guide on publishing states the Content-Security-Policy that the pages carry.
@Suite("The policy of the pages")
struct PolicyTests {
  private static func policy() throws -> String {
    let layout = try Repository.text("templates/layouts/page.mustache")
    let meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
    return String(try #require(layout.firstMatch(of: meta)?.output.1))
  }

  @Test("The guide shows it word for word, alone and with what a server adds")
  func guide() throws {
    let guide = try Repository.text("content/catalog/guides/publishing.md")
    let policy = try Self.policy()
    let header = policy.replacing("base-uri", with: "frame-ancestors 'none'; base-uri")
    #expect(guide.contains("```text\n\(policy)\n```"))
    #expect(guide.contains("add_header Content-Security-Policy \"\(header)\" always;"))
  }

  @Test("Pages send no form and move no link")
  func forms() throws {
    let policy = try Self.policy()
    #expect(policy.hasSuffix("base-uri 'none'; form-action 'none'"))
    #expect(policy.hasPrefix("default-src 'none'; "))
  }
}
