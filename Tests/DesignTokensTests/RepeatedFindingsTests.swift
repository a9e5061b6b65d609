import DesignTokens
import Diagnostics
import Testing

@Suite struct RepeatedFindingsTests {
  /// A file with `count` tokens called `t0`, `t1` …, each on a line of its own.
  private func tokens(_ count: Int, _ members: (Int) -> String) -> TokenLoad {
    let lines = (0..<count).map { "\"t\($0)\": {\(members($0))}" }
    return load("{\"g\": {\n\(lines.joined(separator: ",\n"))}}")
  }

  @Test func tellsAFewOneByOne() {
    let found = tokens(3) { _ in #""$value": 1"# }
    #expect(found.diagnostics.count == 3)
  }

  @Test func countsTokensWithoutType() throws {
    let found = tokens(12) { _ in #""$value": 1"# }
    let error = try #require(found.diagnostics.first)
    #expect(found.problems == ["missing-type 2:18 12 tokens have no type"])
    #expect(error.notes.count == 11)
    #expect(error.notes.first?.message == "'g.t0' is here")
    #expect(error.notes.first?.location == SourceLocation("t.json", line: 2, column: 18))
    #expect(error.notes.dropFirst().first?.message == "'g.t1' is here")
    #expect(error.notes.last?.message == "and in 2 more places")
    #expect(error.suggestion == "add a '$type' to each token or to a group around them")
  }

  @Test func namesTheGroupThatNoFileDefines() throws {
    let found = tokens(4) { #""$value": "{base.b\#($0)}""# }
    #expect(
      found.problems == [
        "alias-missing 2:18 4 references lead into 'base', which no file here defines"
      ])
    #expect(found.diagnostics.first?.suggestion == "name the file that defines 'base' as well")
  }

  @Test func keepsWhatIsSaidOfAMisspeltGroup() {
    let found = load(
      #"""
      {"color": {"red": {"$type": "number", "$value": 1}},
       "a": {"$value": "{colour.red}"}, "b": {"$value": "{colour.red}"},
       "c": {"$value": "{colour.red}"}, "d": {"$value": "{colour.red}"}}
      """#)
    #expect(found.diagnostics.rules == ["alias-missing"])
    #expect(found.diagnostics.first?.suggestion == "did you mean '{color.red}'?")
  }

  @Test func tellsMisspeltAliasesOneByOne() {
    let found = tokens(4) { #""$value": "{g.x\#($0)}""# }
    #expect(found.problems.count == 4)
  }

  @Test func countsManyAliasesToFlatNames() {
    let found = tokens(11) { #""$value": "{blue-\#($0)}""# }
    #expect(found.problems == ["alias-missing 2:18 11 references lead to no token"])
  }

  @Test func tellsTheSameMistakeOnce() throws {
    let found = tokens(5) { _ in #""$type": "dimension", "$value": "wide""# }
    let error = try #require(found.diagnostics.first)
    #expect(
      found.problems == [
        "invalid-dimension 2:40 'g.t0' must be an object, not a string, and so in 4 other places"
      ])
    #expect(error.notes.map(\.message) == (1...4).map { "'g.t\($0)' is here" })
  }

  @Test func tellsTheSameMistakeInPartsOnce() {
    let found = tokens(4) { #""$type": "dimension", "$value": {"value": \#($0), "unit": "em"}"# }
    #expect(found.diagnostics.count == 1)
    #expect(
      found.diagnostics.first?.summary
        == "'unit' of 'g.t0' must be 'px' or 'rem', not 'em', and so in 3 other places")
    #expect(
      found.diagnostics.first?.notes.map(\.message) == (1...3).map { "'g.t\($0)' is here" })
  }

  @Test func keepsTypesApart() {
    let found = tokens(8) { #""$type": "type\#($0 % 2)", "$value": 1"# }
    #expect(
      found.problems == [
        "unknown-type 2:17 'type0' is not a token type, and so in 3 other places",
        "unknown-type 3:17 'type1' is not a token type, and so in 3 other places",
      ])
    #expect(
      found.diagnostics.first?.notes.map(\.message) == ["also here", "also here", "also here"])
  }
}

@Suite struct ForeignFileTests {
  @Test func tellsOnceThatAFileHoldsNoTokens() throws {
    let found = load(##"{"colors": {"primary": "#fff"}, "space": [0, 4], "a": {"b": 1}, "c": 2}"##)
    let error = try #require(found.diagnostics.first)
    #expect(found.problems == ["no-tokens 1:1 there are no tokens here: no object has a '$value'"])
    #expect(
      error.notes.map(\.message) == [
        "'primary' is a string", "'space' is an array", "'b' is a number",
      ])
    #expect(
      error.suggestion == "write each value as a token: { \"$type\": …, \"$value\": … }")
  }

  @Test func knowsMaterialThemes() {
    let found = load(##"{"seed": "#fff", "schemes": {"a": {"b": "#fff"}}, "palettes": {}}"##)
    #expect(
      found.problems == [
        "no-tokens 1:1 this is a theme of Material Theme Builder, which is not read"
      ])
  }

  @Test func tellsStrayMembersAmongTokensOneByOne() {
    let found = load(#"{"t": {"$type": "number", "$value": 1}, "a": 1, "b": 2}"#)
    #expect(found.diagnostics.rules == ["unknown-property", "unknown-property"])
  }
}

@Suite struct OldTypeNameTests {
  @Test(arguments: [
    ("fontSize", "write 'dimension'"), ("spacing", "write 'dimension'"),
    ("lineHeight", "write 'number'"), ("colour", "did you mean 'color'?"),
    (
      "string",
      "the format has no such type: leave the token out, or keep its value in '$extensions'"
    ),
  ])
  func saysWhatToWriteInstead(type: String, suggestion: String) {
    let found = load(
      #"""
      {"a": {"$type": "\#(type)", "$value": 1}, "$extensions": {},
       "b": {"$root": {"$type": "number", "$value": 1}}}
      """#)
    #expect(found.diagnostics.first?.suggestion == suggestion)
  }
}
