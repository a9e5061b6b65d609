import CatalogRenderer
import Testing

/// Tokens of one name in two systems.
@Suite struct TokenScopeTests {
  @Test(arguments: ["one", "odin"])
  func everyRuleOfASystemsTokensHoldsOnItsStagesOnly(slug: String) throws {
    let css = try #require(try renderBoth().site.text(at: "\(slug)/assets/tokens.css"))
    let selectors = css.split(separator: "\n").filter { $0.hasSuffix("{") && !$0.contains("@") }
    #expect(!selectors.isEmpty)
    for selector in selectors {
      #expect(selector.contains("[data-system=\"\(slug)\"]"), "\(selector)")
    }
    #expect(!css.contains(":root"))
  }

  @Test func thePageOfBothLoadsBoth() throws {
    let site = try renderBoth().site
    let page = try #require(site.text(at: "index.html"))
    let css = try #require(site.text(at: "assets/start.css"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"assets/start.css\">"))
    for slug in ["one", "odin"] {
      #expect(css.contains("[data-system=\"\(slug)\"] {"))
      #expect(css.contains(":host([data-of=\"\(slug)\"][data-component=\"Badge\"]) b {"))
      #expect(page.contains("data-system=\"\(slug)\""))
    }
  }
}
