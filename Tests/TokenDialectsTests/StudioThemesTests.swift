import DesignTokens
import Testing
import TokenDialects

/// Which sets of Tokens Studio count in which themes.
@Suite struct StudioThemesTests {
  private func number(_ name: String, _ value: String) -> String {
    #""\#(name)": {"$type": "number", "$value": \#(value)}"#
  }

  /// A theme with its sets, those that it only looks up with a question mark.
  private func theme(_ group: String, _ name: String, _ sets: String) -> String {
    let chosen = sets.split(separator: " ").map { set -> String in
      let status = set.hasPrefix("?") ? "source" : "enabled"
      return #""\#(set.drop { $0 == "?" })": "\#(status)""#
    }
    let list = chosen.joined(separator: ", ")
    return #"{"name": "\#(name)", "group": "\#(group)", "selectedTokenSets": {\#(list)}}"#
  }

  private func load(_ sets: [(name: String, tokens: String)], _ themes: [String]) -> TokenLoad {
    let trees = sets.map { #""\#($0.name)": {\#($0.tokens)}"# }.joined(separator: ", ")
    let order = sets.map { #""\#($0.name)""# }.joined(separator: ", ")
    let text = """
      {\(trees), "$themes": [\(themes.joined(separator: ", "))],
      "$metadata": {"tokenSetOrder": [\(order)]}}
      """
    return TokenLoad(parsing: Array(text.utf8), path: "tokens.json")
  }

  /// The number of a token in contexts.
  private func value(
    _ load: TokenLoad, _ name: String, _ contexts: [String: String] = [:]
  ) -> Double? {
    let choices = contexts.map { (modifier: $0.key, context: $0.value) }
    let context = load.tokens.context(choosing: choices).context
    let token = load.tokens.first { $0.path.text == name }
    guard case .number(let number) = token?.value(in: context)?.value else { return nil }
    return number
  }

  @Test func aSourceOfOneThemeDoesNotOverrideTheModifierOfAnother() {
    let load = load(
      [
        ("core", number("white", "1") + ", " + number("black", "0")),
        ("light", number("bg", #""{white}""#)), ("dark", number("bg", #""{black}""#)),
        ("post", number("surface", #""{bg}""#)),
      ],
      [
        theme("Scheme", "Light", "?core light"), theme("Scheme", "Dark", "?core light dark"),
        theme("Theme", "Post", "?core ?light ?dark post"),
      ])
    #expect(load.tokens.modifiers.map(\.name) == ["Scheme"])
    for name in ["bg", "surface"] {
      #expect(value(load, name) == 1)
      #expect(value(load, name, ["Scheme": "Dark"]) == 0)
    }
    #expect(load.diagnostics.filter { $0.id == .tokensContradiction } == [])
  }

  @Test func aSourceLiesBeneathWhatAThemeEnables() {
    // The order alone would let 'z' override 'a'.
    let load = load(
      [("a", number("t", "1")), ("z", number("t", "2") + ", " + number("s", "3"))],
      [theme("G", "One", "a ?z"), theme("G", "Two", "z")])
    #expect(value(load, "t", ["G": "One"]) == 1)
    #expect(value(load, "t", ["G": "Two"]) == 2)
    #expect(value(load, "s", ["G": "One"]) == 3)
  }

  @Test func aSourceThatAContextWouldMissIsThereBeneath() {
    // Only the dark set has 'glow', to which the brand refers in every scheme.
    let load = load(
      [
        ("light", number("bg", "1")), ("dark", number("bg", "2") + ", " + number("glow", "9")),
        ("brand", number("halo", #""{glow}""#)),
      ],
      [
        theme("Scheme", "Light", "light"), theme("Scheme", "Dark", "dark"),
        theme("Brand", "Acme", "?light ?dark brand"),
      ])
    #expect(value(load, "halo", ["Scheme": "Light"]) == 9)
    #expect(value(load, "bg", ["Scheme": "Light"]) == 1)
    #expect(value(load, "bg", ["Scheme": "Dark"]) == 2)
  }

  @Test func setsThatOnlyServeAsSourcesAreFirst() {
    let load = load(
      [("theme", number("t", #""{p}""#)), ("palette", number("p", "4") + ", " + number("t", "5"))],
      [theme("G", "One", "theme ?palette")])
    #expect(value(load, "t") == 4)
  }

  @Test func setsThatAreCalledAsModesAreModes() {
    let load = load(
      [("global", number("w", "1")), ("light", number("p", "1")), ("dark", number("p", "2"))], [])
    #expect(load.tokens.modifiers.map(\.name) == ["color-scheme"])
    #expect(value(load, "p") == 1)
    #expect(value(load, "p", ["color-scheme": "dark"]) == 2)
    #expect(value(load, "w", ["color-scheme": "dark"]) == 1)
    #expect(
      load.diagnostics.map(\.summary).contains(
        "sets are taken as the contexts of 'color-scheme', since no theme chooses between them"))
  }

  @Test func modesOfTwoKindsAreTwoModifiers() {
    let load = load(
      [
        ("dark", number("p", "2")), ("light", number("p", "1")), ("mobile", number("s", "3")),
        ("desktop", number("s", "4")),
      ], [])
    #expect(load.tokens.modifiers.map(\.name) == ["color-scheme", "viewport"])
    #expect(value(load, "p") == 1)
    #expect(value(load, "s", ["color-scheme": "dark", "viewport": "desktop"]) == 4)
  }
}
