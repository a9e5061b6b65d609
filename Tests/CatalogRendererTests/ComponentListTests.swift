import Files
import Testing

/// The page of all components.
@Suite struct ComponentListTests {
  private func row(_ source: String) throws -> String {
    let site = try render(replacing: ["one/Sources/Badge.swift": source]).site
    let page = try #require(site.text(at: "one/components/index.html"))
    return try part(page, from: "<tr class=\"component-row\"")
  }

  @Test func aComponentSaysWhetherItsAPIIsDocumented() throws {
    let complete = try row("/// A word.\npublic struct Badge {}\n")
    #expect(complete.contains("data-coverage=\"Complete\""))
    #expect(complete.contains("<span class=\"tag tag-stable\">Complete</span>"))
    let incomplete = try row("/// A word.\npublic struct Badge { public init() {} }\n")
    #expect(incomplete.contains("data-coverage=\"Incomplete\""))
    let absent = try row("/// Another.\npublic struct Other {}\n")
    #expect(absent.contains("data-coverage=\"No Swift API\""))
  }
}
