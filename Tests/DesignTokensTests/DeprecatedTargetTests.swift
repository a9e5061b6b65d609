import DesignTokens
import Diagnostics
import Testing

@Suite("tokens/alias-of-deprecated") struct DeprecatedTargetTests {
  @Test func warnsAtTheAliasWithTheReasonAndThePlace() throws {
    let load = load(
      #"""
      {"$type": "number",
       "old": {"$value": 1, "$deprecated": "use new"},
       "a": {"$value": "{old}"}}
      """#)
    let diagnostic = try #require(load.diagnostics.first)
    #expect(load.problems == ["alias-of-deprecated 3:18 'a' refers to the deprecated 'old'"])
    #expect(diagnostic.severity == .warning)
    #expect(
      diagnostic.notes == [
        Diagnostic.Note("the reason given: use new"),
        Diagnostic.Note(
          "the deprecated token is here", at: SourceLocation("t.json", line: 2, column: 2)),
      ])
    #expect(
      diagnostic.suggestion == "refer to its replacement, or deprecate this token too")
  }

  @Test func isSilentAmongDeprecatedTokens() {
    let load = load(
      #"""
      {"g": {"$type": "number", "$deprecated": true, "a": {"$value": 1}, "b": {"$value": "{g.a}"}}}
      """#)
    #expect(load.problems == [])
  }

  @Test func warnsInsideOfAGroupThatTakesATokenBack() {
    let load = load(
      #"{"g": {"$type": "number", "$deprecated": true, "a": {"$value": 1}, "b": {"$value": "{g.a}", "$deprecated": false}}}"#
    )
    #expect(load.diagnostics.rules == ["alias-of-deprecated"])
  }

  @Test func looksIntoCompositeValuesAndPointers() {
    let load = load(
      #"""
      {"ink": {"$type": "color", "$deprecated": true, "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "line": {"$type": "border", "$value": {"color": "{ink}",
         "width": {"value": 1, "unit": "px"}, "style": "solid"}},
       "part": {"$type": "number", "$value": {"$ref": "#/ink/$value/components/0"}}}
      """#)
    #expect(
      load.problems == [
        "alias-of-deprecated 2:50 'line' refers to the deprecated 'ink'",
        "alias-of-deprecated 4:40 'part' refers to the deprecated 'ink'",
      ])
  }

  @Test func ignoresContextsThatNeverMeet() {
    let load = resolve([
      "r.json": #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "m", "type": "modifier", "default": "x", "contexts": {
          "x": [{"a": {"$type": "number", "$value": 1, "$deprecated": true}, "b": {"$type": "number", "$value": 2}}],
          "y": [{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}]}}]}
      """#
    ])
    #expect(load.problems == [])
  }
}
