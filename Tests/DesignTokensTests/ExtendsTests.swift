import DesignTokens
import Testing

@Suite struct ExtendsTests {
  @Test func copiesAndOverrides() {
    let load = load(
      #"""
      {"base": {"$type": "number", "a": {"$value": 1, "$description": "one"}, "in": {"b": {"$value": 2}}},
       "more": {"$extends": "{base}", "a": {"$value": 10}, "c": {"$value": "{more.in.b}"}},
       "most": {"$extends": "#/more", "in": {"b": {"$value": 20}}}}
      """#)
    #expect(load.problems == [])
    #expect(
      load.tokens.map(\.path.text) == [
        "base.a", "base.in.b", "more.a", "more.c", "more.in.b", "most.a", "most.c", "most.in.b",
      ])
    #expect(load.css("more.a") == "10")
    #expect(load.tokens["more.a"]?.description == nil)
    #expect(load.css("most.a") == "10")
    #expect(load.css("most.in.b") == "20")
    #expect(load.css("most.c") == "2")
  }

  @Test("own tokens come first, then $root, inherited tokens and groups")
  func orders() {
    let load = load(
      #"""
      {"base": {"$type": "number", "$root": {"$value": 0}, "in": {"x": {"$value": 1}}, "a": {"$value": 2}, "b": {"$value": 3}},
       "more": {"$extends": "{base}", "in": {"y": {"$value": 4}}, "own": {"z": {"$value": 5}}, "c": {"$value": 6}, "b": {"$value": 7}}}
      """#)
    #expect(load.problems == [])
    #expect(
      load.tokens.map(\.path.text).filter { $0.hasPrefix("more") } == [
        "more.c", "more.b", "more.$root", "more.a", "more.in.y", "more.in.x", "more.own.z",
      ])
  }

  @Test("$root comes after the group's own tokens, wherever it is written")
  func ordersItsRoot() {
    let load = load(
      #"""
      {"base": {"$type": "number", "a": {"$value": 1}},
       "more": {"$extends": "{base}", "$root": {"$value": 2}, "b": {"$value": 3}}}
      """#)
    #expect(
      load.tokens.map(\.path.text).filter { $0.hasPrefix("more") } == [
        "more.b", "more.$root", "more.a",
      ])
  }

  @Test("references in inherited tokens point where they pointed")
  func keepsReferences() {
    let load = load(
      #"{"$type": "number", "base": {"a": {"$value": 1}, "b": {"$value": "{base.a}"}}, "more": {"$extends": "{base}", "a": {"$value": 2}}}"#
    )
    #expect(load.css("more.b") == "1")
  }

  @Test func takesARefOnAGroupForAnExtension() {
    let load = load(
      ##"{"g": {"$type": "number", "a": {"$value": 1}}, "h": {"$ref": "#/g"}, "i": {"$ref": "#/h", "b": {"$value": 2}}}"##
    )
    #expect(load.problems == [])
    #expect(load.css("h.a") == "1")
    #expect(load.css("i.a") == "1")
    #expect(load.css("i.b") == "2")
  }

  @Test(arguments: [
    (#"{"a": {"$extends": "{b}"}}"#, "extends-missing 1:20 there is no group 'b' to extend"),
    (
      #"{"a": {"$extends": "{t}"}, "t": {"$type": "number", "$value": 1}}"#,
      "extends-token 1:20 't' is a token, not a group"
    ),
    (#"{"a": {"$extends": "{a}"}}"#, "extends-cycle 1:20 'a' extends a group that contains it"),
    (
      #"{"a": {"b": {"$extends": "{a}"}}}"#,
      "extends-cycle 1:26 'a.b' extends a group that contains it"
    ),
    (
      #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
      "extends-cycle 1:46 'b' extends a group that contains it"
    ),
    (
      #"{"a": {"$extends": "b"}}"#,
      "alias-syntax 1:20 a group is extended by '{group.path}' or '#/group/path'"
    ),
  ])
  func reports(text: String, problem: String) {
    #expect(load(text).problems.contains(problem), "\(load(text).problems)")
  }

  /// Each group of the chain has the definitions of all before it.
  @Test func boundsWhatAChainOfGroupsGathers() {
    let groups = (1..<1_000).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }
    let text =
      "{\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, \(groups.joined(separator: ","))}"
    #expect(load(text).diagnostics.contains { $0.id.name == "tokens/extends-too-large" })
  }

  @Test func boundsGroupsThatDoubleEachOther() {
    let groups = (0..<40).map {
      #""g\#($0)": {"x": {"$extends": "{g\#($0 + 1)}"}, "y": {"$extends": "{g\#($0 + 1)}"}}"#
    }
    let text =
      "{\(groups.joined(separator: ",")), \"g40\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}}"
    #expect(load(text).diagnostics.contains { $0.id.name == "tokens/extends-too-large" })
  }
}
