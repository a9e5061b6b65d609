import DesignTokens
import Diagnostics
import Testing

private let base =
  #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": 9}}"#

/// A resolver with the set `base` and the modifiers `appearance` and `contrast`.
private func system(
  dark: String = #"{"a": {"$type": "number", "$value": 2}}"#, increased: String = "{}",
  base: String = base
) -> TokenLoad {
  resolve([
    "r.json": #"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "tokens/base.json"}]}},
     "modifiers": {
       "appearance": {"default": "light",
         "contexts": {"light": [], "dark": [{"$ref": "tokens/dark.json"}]}},
       "contrast": {"default": "standard",
         "contexts": {"standard": [], "increased": [\#(increased)]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"},
       {"$ref": "#/modifiers/contrast"}]}
    """#,
    "tokens/base.json": base, "tokens/dark.json": dark,
  ])
}

@Suite struct ResolverTests {
  @Test func resolvesAliasesAfterMerging() {
    let load = system()
    #expect(load.problems == [])
    #expect(load.css("b") == "1")
    #expect(load.css("b", in: ["appearance": "dark"]) == "2")
    #expect(load.tokens["b"]?.axes == ["appearance"])
    #expect(load.tokens["c"]?.axes == [])
    #expect(load.tokens.defaultContext == ["appearance": "light", "contrast": "standard"])
  }

  @Test func combinesModifiersThroughAliases() {
    let load = system(
      dark: #"{"a": {"$type": "number", "$value": "{c}"}}"#,
      increased: #"{"c": {"$type": "number", "$value": 10}}"#)
    #expect(load.problems == [])
    #expect(load.tokens["b"]?.axes == ["appearance", "contrast"])
    #expect(
      load.tokens["b"]?.combinations.map { load.css("b", in: $0) } == ["1", "1", "9", "10"])
    #expect(
      load.tokens["b"]?.value(in: ["appearance": "dark"])?.aliasChain == ["a", "c"])
  }

  @Test func leavesOutModifiersThatMakeNoDifference() {
    let load = system(dark: #"{"a": {"$type": "number", "$value": 1}}"#)
    #expect(load.tokens["a"]?.axes == [])
  }

  @Test func namesTheContextInWhichAnAliasBreaks() throws {
    let load = system(dark: #"{"a": {"$type": "number", "$value": "{nope}"}}"#)
    #expect(load.problems == ["alias-missing 1:37 there is no token 'nope'"])
    let diagnostic = try #require(load.diagnostics.first)
    #expect(diagnostic.location?.path == "tokens/dark.json")
    #expect(
      diagnostic.notes.map(\.message) == ["only in appearance=dark", "'b' refers to 'a'"])
    #expect(load.css("b") == "1")
    #expect(load.tokens["b"]?.value(in: ["appearance": "dark"]) == nil)
  }

  @Test func findsACycleThatExistsInOneContextOnly() {
    let load = system(dark: #"{"a": {"$type": "number", "$value": "{b}"}}"#)
    #expect(load.problems == ["cycle 1:2 references form a cycle: a → b → a"])
    #expect(load.diagnostics.first?.notes.last?.message != nil)
    #expect(load.css("b") == "1")
  }

  @Test func isNotMisledByAliasesThatTurnRound() {
    let load = system(
      dark: #"{"a": {"$type": "number", "$value": 5}, "b": {"$type": "number", "$value": 6}}"#,
      base: #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}}"#)
    #expect(load.problems == [])
    let turned = system(
      dark: #"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": 6}}"#,
      base: #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}}"#)
    #expect(turned.problems == [])
    #expect(turned.css("b") == "1")
    #expect(turned.css("a", in: ["appearance": "dark"]) == "6")
  }

  @Test func reportsATokenThatIsMissingInAContext() throws {
    let load = system(
      dark: #"{"only": {"$type": "number", "$value": 3}}"#,
      base: #"{"x": {"$value": "{only}"}}"#)
    #expect(load.problems == ["alias-missing 1:18 there is no token 'only' in this context"])
    #expect(load.diagnostics.first?.notes.last?.message == "only in appearance=light")
    #expect(load.css("x", in: ["appearance": "dark"]) == "3")
    #expect(load.tokens["only"]?.value() == nil)
  }

  @Test func takesTheTypeOfTheReplacedDefinitionWithAWarning() {
    let load = system(dark: #"{"a": {"$value": 2}}"#)
    // The group of the base file applies to it as well, so nothing is missing.
    #expect(load.problems == [])
    let typed = system(
      dark: #"{"a": {"$value": 2}}"#, base: #"{"a": {"$type": "number", "$value": 1}}"#)
    #expect(typed.diagnostics.map(\.id.name) == ["tokens/type-from-earlier"])
    #expect(typed.css("a", in: ["appearance": "dark"]) == "2")
  }

  @Test func reportsATokenThatIsAGroupElsewhere() {
    let load = system(dark: #"{"a": {"x": {"$type": "number", "$value": 2}}}"#)
    #expect(
      load.problems == ["token-and-group 1:2 'a' is a group here, but a token in an earlier source"]
    )
  }

  @Test func warnsWhereTwoModifiersDefineOneToken() {
    let load = system(increased: #"{"a": {"$type": "number", "$value": 7}}"#)
    #expect(load.diagnostics.map(\.id.name) == ["tokens/non-orthogonal"])
    #expect(
      load.diagnostics.first?.summary
        == "the modifiers 'appearance' and 'contrast' define the same tokens: 'a'")
  }

  /// A warning for each pair would be a thousand of them.
  @Test func warnsOnceWhereManyModifiersDefineOneToken() {
    let names = (0..<50).map { "m\($0)" }
    let modifiers = names.map {
      #""\#($0)": {"default": "x", "contexts": {"x": [], "y": [{"a": {"$type": "number", "$value": 2}}]}}"#
    }
    let order = names.map { ##"{"$ref": "#/modifiers/\##($0)"}"## }
    let load = resolve([
      "r.json": #"""
      {"version": "2025.10", "modifiers": {\#(modifiers.joined(separator: ","))},
       "resolutionOrder": [\#(order.joined(separator: ","))]}
      """#
    ])
    #expect(
      load.diagnostics.filter { $0.id.name == "tokens/non-orthogonal" }.map(\.summary) == [
        "the modifiers 'm0', 'm1', 'm2', 'm3', 'm4', 'm5' and 44 more define the same tokens: 'a'"
      ])
  }

  @Test func keepsManyModifiersApart() {
    let names = (0..<24).map { "m\($0)" }
    let modifiers = names.map {
      #""\#($0)": {"default": "x", "contexts": {"x": [], "y": [{"t\#($0)": {"$type": "number", "$value": 2}}]}}"#
    }
    let order = names.map { ##"{"$ref": "#/modifiers/\##($0)"}"## }
    let base = names.map { #""t\#($0)": {"$type": "number", "$value": 1}"# }
    let load = resolve([
      "r.json": #"""
      {"version": "2025.10", "sets": {"b": {"sources": [{\#(base.joined(separator: ","))}]}},
       "modifiers": {\#(modifiers.joined(separator: ","))},
       "resolutionOrder": [{"$ref": "#/sets/b"}, \#(order.joined(separator: ","))]}
      """#
    ])
    #expect(load.problems == [])
    #expect(load.tokens["tm7"]?.axes == ["m7"])
    #expect(load.css("tm7", in: ["m7": "y", "m8": "y"]) == "2")
  }
}
