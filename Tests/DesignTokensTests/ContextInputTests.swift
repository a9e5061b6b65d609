import DesignTokens
import Testing

@Suite struct ContextInputTests {
  private let tokens = resolve([
    "r.json": #"""
    {"version": "2025.10", "resolutionOrder": [
      {"name": "appearance", "type": "modifier", "default": "light",
       "contexts": {"light": [], "dark": []}},
      {"name": "brand", "type": "modifier", "contexts": {"a": [], "b": []}}]}
    """#
  ]).tokens

  @Test func fillsDefaultsAndIgnoresCase() {
    let input = tokens.context(choosing: [("Appearance", "DARK"), ("brand", "b")])
    #expect(input.diagnostics.isEmpty)
    #expect(input.context == ["appearance": "dark", "brand": "b"])
    #expect(input.context.description == "appearance=dark brand=b")
  }

  @Test func collectsAllMistakes() {
    let input = tokens.context(choosing: [("apearance", "dark"), ("appearance", "drak")])
    #expect(
      input.diagnostics.map(\.summary) == [
        "there is no modifier 'apearance'", "the modifier 'appearance' has no context 'drak'",
        "the modifier 'brand' has no default, so a context must be chosen",
      ])
    #expect(
      input.diagnostics.map(\.suggestion).prefix(2) == [
        "did you mean 'appearance'?", "did you mean 'dark'?",
      ])
  }

  @Test func suggestsWhatThereIs() {
    let far = tokens.context(choosing: [("zoom", "2"), ("brand", "a")])
    #expect(far.diagnostics.first?.suggestion == "choose one of 'appearance', 'brand'")
    let none = load("{}").tokens.context(choosing: [("zoom", "2")])
    #expect(none.diagnostics.map(\.summary) == ["there is no modifier 'zoom'"])
    #expect(
      none.diagnostics.first?.suggestion == "leave the choice out: the tokens have no modifiers")
  }

  @Test func readsJSON() {
    let text = #"{"appearance": true, "brand": "a"}"#
    let input = tokens.context(parsingInput: Array(text.utf8), path: "in.json")
    #expect(input.diagnostics.map(\.id.name) == ["tokens/input-not-string"])
    #expect(input.diagnostics.first?.location?.column == 16)
    #expect(input.context["brand"] == "a")
  }
}
