import DesignTokens
import Testing

@Suite("1.5: which type a token has") struct TypeRuleTests {
  @Test("its own comes before that of its group, the nearest group before outer ones")
  func nearest() {
    let load = load(
      #"{"$type": "number", "g": {"$type": "fontWeight", "in": {"a": {"$value": 400}, "b": {"$type": "number", "$value": 5}}}, "c": {"$value": 5}}"#
    )
    #expect(load.problems == [])
    #expect(load.tokens.map(\.type) == [.fontWeight, .number, .number])
  }

  @Test("that of the target comes before that of the group")
  func target() {
    let load = load(
      #"{"w": {"$type": "fontWeight", "$value": 400}, "g": {"$type": "number", "a": {"$value": "{w}"}}}"#
    )
    #expect(load.problems == [])
    #expect(load.tokens["g.a"]?.type == .fontWeight)
  }

  @Test("an extended group hands its type to the extending one, unless that has its own")
  func extended() {
    let load = load(
      #"{"base": {"$type": "fontWeight", "a": {"$value": 400}}, "g": {"$extends": "{base}", "b": {"$value": 500}}, "h": {"$extends": "{base}", "$type": "number", "b": {"$value": 500}}}"#
    )
    #expect(load.problems == [])
    #expect(load.tokens["g.b"]?.type == .fontWeight)
    #expect(load.tokens["h.b"]?.type == .number)
    #expect(load.tokens["h.a"]?.type == .number)
  }

  @Test("a wrong type is told once, at the type")
  func wrong() {
    let load = load(
      #"{"g": {"$type": "colour", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$type": "number", "$value": 3}}, "n": {"$type": "number", "t": {"$type": "string", "$value": 1}}}"#
    )
    #expect(load.diagnostics.rules == ["unknown-type", "unknown-type"])
    #expect(load.tokens.filter { $0.value() != nil }.map(\.path) == ["g.c"])
  }

  @Test("it is never guessed from the value")
  func guessing() {
    #expect(
      load(#"{"a": {"$value": {"value": 1, "unit": "px"}}}"#).diagnostics.rules == ["missing-type"])
  }
}
