import DesignTokens
import Testing

@testable import CatalogRenderer

/// Texts of which the page shows the one of the chosen context.
@Suite struct ContextTextsTests {
  private let appearance = TokenModifier(
    name: "appearance", contexts: ["light", "dark"], declaredDefault: "light")

  private func group(_ parts: (String, [String], Bool)...) -> ContextGroup {
    ContextGroup(
      parts: parts.map { ContextGroup.Part(modifier: $0.0, contexts: $0.1, isEvery: $0.2) })
  }

  @Test func eachFormNamesTheContextsThatItHoldsIn() {
    let forms = [
      (
        group: group(("appearance", ["light"], false), ("osVersion", ["a", "b c"], false)),
        html: "1"
      ),
      (group: group(("appearance", ["dark"], false), ("osVersion", ["a"], true)), html: "2"),
    ]
    #expect(
      ContextTexts.markup(forms, system: "one")
        == "<span class=\"by-context\" data-contexts=\"one\">"
        + "<span data-in-appearance=\"|light|\" data-in-os-version=\"|a|b c|\">1</span>"
        + "<span data-in-appearance=\"|dark|\">2</span></span>")
  }

  @Test func oneFormIsWrittenAlone() {
    let forms = [
      (group: group(("appearance", ["light"], false)), html: "1"),
      (group: group(("appearance", ["dark"], false)), html: "1"),
    ]
    #expect(ContextTexts.markup(forms, system: "one") == "1")
  }

  @Test func theReadersSystemDecidesUntilAContextIsChosen() {
    let css = ContextTexts.stylesheet([appearance], system: "one")
    let open =
      "[data-contexts=\"one\"]:not([data-appearance=\"light\"], [data-appearance=\"dark\"])"
    let hidesLight =
      " [data-in-appearance]:not([data-in-appearance*=\"|dark|\"]) { display: none; }"
    #expect(css.contains("[data-contexts=\"one\"][data-appearance=\"dark\"]\(hidesLight)\n"))
    #expect(css.contains("@media (prefers-color-scheme: dark) {\n\(open)\(hidesLight)\n}"))
    #expect(css.contains("@media not (prefers-color-scheme: dark) {\n\(open) ["))
  }

  @Test func withoutAQuestionToTheSystemTheDefaultDecides() {
    let platform = TokenModifier(
      name: "platform", contexts: ["iOS", "macOS"], declaredDefault: "iOS")
    let css = ContextTexts.stylesheet([platform], system: "one")
    #expect(!css.contains("@media"))
    #expect(
      css.contains(
        ":not([data-platform=\"iOS\"], [data-platform=\"macOS\"]) "
          + "[data-in-platform]:not([data-in-platform*=\"|iOS|\"]) { display: none; }"))
  }
}

/// What filters find tokens by, beside names.
@Suite struct TokenFilterValueTests {
  @Test(arguments: [
    ("color", #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#, "#ff000080"),
    ("dimension", #"{ "value": 0.5, "unit": "rem" }"#, "8px"),
    ("duration", #"{ "value": 0.15, "unit": "s" }"#, "150ms"),
    ("fontWeight", "700", ""),
  ])
  func aValueStandsInOneNotation(type: String, value: String, text: String) throws {
    let token = try #require(try system(type, value).tokens.first)
    #expect(TokenFilterValues.text(of: token) == text)
  }
}
