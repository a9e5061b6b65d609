import DesignTokens
import Testing

@Suite("1.3: names and paths") struct NamePathTests {
  @Test(
    "any text is a name that neither begins with $ nor holds a brace or dot",
    arguments: [
      "a", "1", "-x", "a b", " ", "a/b", "größe", "色", "🎨", "a$", "a~b", "value", "type", "true",
    ])
  func legal(name: String) {
    let load = load(
      #"{"\#(name)": {"$type": "number", "$value": 1}, "z z": {"$value": "{\#(name)}"}}"#)
    #expect(load.problems == [])
    #expect(load.css("z z") == "1")
  }

  @Test(
    "other names are refused with what is wrong about them",
    arguments: [
      ("", "name-empty", "give the token or group a name of at least one character"),
      ("$a", "name-starts-with-dollar", "remove the '$': the format reserves it"),
      ("a.b", "name-has-brace-or-dot", "nest groups instead of writing dots"),
      ("0.5", "name-has-brace-or-dot", "write '0-5', and the same in references"),
      (".", "name-has-brace-or-dot", "nest groups instead of writing dots"),
      ("{a", "name-has-brace-or-dot", "remove the braces: they enclose aliases"),
      ("a}", "name-has-brace-or-dot", "remove the braces: they enclose aliases"),
    ])
  func illegal(name: String, rule: String, suggestion: String) {
    let load = load(#"{"\#(name)": {"$type": "number", "$value": 1}}"#)
    #expect(load.diagnostics.rules == [rule])
    #expect(load.diagnostics.first?.suggestion == suggestion)
    #expect(load.tokens.isEmpty)
  }

  @Test("names are case-sensitive, and paths tell equal names apart")
  func paths() {
    let load = load(
      #"{"$type": "number", "a": {"x": {"$value": 1}}, "b": {"x": {"$value": 2}, "X": {"$value": "{a.x}"}}}"#
    )
    #expect(load.diagnostics.rules == ["case-only-difference"])
    #expect(load.css("b.x") == "2")
    #expect(load.css("b.X") == "1")
  }

  @Test("an alias is not trimmed")
  func spaces() {
    #expect(
      load(#"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{ a }"}}"#).problems
        == ["alias-missing 1:57 there is no token ' a '"])
  }
}
