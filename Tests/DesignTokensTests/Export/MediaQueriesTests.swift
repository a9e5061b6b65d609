import DesignTokens
import Testing

@Suite struct MediaQueriesTests {
  private static let light = "(prefers-color-scheme: light)"
  private static let dark = "(prefers-color-scheme: dark)"
  private static let more = "(prefers-contrast: more)"

  private func modifier(_ name: String, _ contexts: String...) -> TokenModifier {
    TokenModifier(name: name, contexts: contexts)
  }

  @Test(arguments: ["appearance", "color-scheme", "Mode", "theme"])
  func lightAndDarkFollowWhateverTheyAreCalled(name: String) {
    let queries = MediaQueries([
      modifier("brand", "a", "b"), modifier(name, "Light", "Dark", "dim"),
    ])
    #expect(queries.query(name, "Light") == Self.light)
    #expect(queries.query(name, "Dark") == Self.dark)
    #expect(queries.query(name, "dim") == nil)
    #expect(queries.follows(name) && !queries.follows("brand"))
  }

  @Test func oneModifierFollowsTheAppearance() {
    let named = MediaQueries([modifier("surface", "light", "dark"), modifier("appearance", "dark")])
    #expect(named.query("appearance", "dark") == Self.dark)
    #expect(!named.follows("surface"))
    let first = MediaQueries([modifier("a", "light", "dark"), modifier("b", "dark", "light")])
    #expect(first.follows("a") && !first.follows("b"))
  }

  @Test func contrastMotionAndTransparencyFollow() {
    let queries = MediaQueries([
      modifier("Accessibility", "default", "high"), modifier("motion", "full", "reduced"),
      modifier("transparency", "reduced"), modifier("size", "reduced", "full"),
    ])
    #expect(queries.query("Accessibility", "high") == Self.more)
    #expect(queries.query("Accessibility", "default") == nil)
    #expect(queries.query("motion", "reduced") == "(prefers-reduced-motion: reduce)")
    #expect(queries.query("transparency", "reduced") == "(prefers-reduced-transparency: reduce)")
    #expect(!queries.follows("size"))
  }

  @Test func aReaderIsInTheContextsThatTheirSystemMatches() {
    let queries = MediaQueries([
      modifier("theme", "light", "dark"), modifier("contrast", "normal", "more"),
      modifier("brand", "a", "b"),
    ])
    #expect(queries.context(matching: [Self.dark]) == ["theme": "dark"])
    #expect(
      queries.context(matching: [Self.light, Self.more]) == ["theme": "light", "contrast": "more"])
    #expect(queries.context(matching: []).isEmpty)
  }
}
