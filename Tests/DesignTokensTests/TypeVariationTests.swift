import DesignTokens
import Diagnostics
import Testing

@Suite("tokens/type-varies") struct TypeVariationTests {
  private func load(light: String, dark: String) -> TokenLoad {
    resolve([
      "r.json": #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "appearance", "type": "modifier", "default": "light", "contexts": {
          "light": [{"a": \#(light), "b": {"$value": "{a}"}}],
          "dark": [{"a": \#(dark), "b": {"$value": "{a}"}}]}}]}
      """#
    ])
  }

  @Test func namesBothContextsAndTellsAliasesNotAgain() throws {
    let load = load(
      light: #"{"$type": "number", "$value": 1}"#, dark: #"{"$type": "fontWeight", "$value": 1}"#)
    let diagnostic = try #require(load.diagnostics.first)
    #expect(
      load.problems == [
        "type-varies 4:15 'a' is a number in appearance=light, but a fontWeight in appearance=dark"
      ])
    #expect(diagnostic.severity == .error)
    #expect(
      diagnostic.notes == [
        Diagnostic.Note(
          "the other type comes from here", at: SourceLocation("r.json", line: 3, column: 16))
      ])
    #expect(diagnostic.suggestion == "give the token one type in all contexts")
  }

  @Test func isSilentAboutOneType() {
    let number = #"{"$type": "number", "$value": 1}"#
    #expect(load(light: number, dark: number).problems == [])
  }
}
