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
    let page = try #require(try renderBoth().site.text(at: "index.html"))
    for slug in ["one", "odin"] {
      #expect(page.contains("<link rel=\"stylesheet\" href=\"\(slug)/assets/tokens.css\">"))
      #expect(page.contains("data-system=\"\(slug)\""))
    }
  }
}
