import JSONTree
import Testing

/// A text in which the value at a name gets another value, and what becomes of the text.
struct TextEditTests {
  private func edited(_ text: String, _ name: String, _ value: JSONValue) throws -> String {
    var edit = try #require(JSONTextEdit(Array(text.utf8)))
    edit.replace(try #require(edit.root.object?[name]), with: value)
    return String(decoding: edit.result, as: UTF8.self)
  }

  @Test(
    "Only what differs is written anew",
    arguments: [
      (#"{ "a" : 1.50, "b":2 }"#, 1.5, #"{ "a" : 1.50, "b":2 }"#),
      (#"{"a":1,"b":2}"#, 3, #"{"a":3,"b":2}"#),
      (#"{"a": "{x.y}"}"#, ["k": [1, "z"], "e": [:]], #"{"a": { "k": [1, "z"], "e": {} }}"#),
      ("{ // why\n  a: '{x}', }", "#f\"", "{ // why\n  a: \"#f\\\"\", }"),
      (
        #"{"a":{"value":8,"unit":"px"}}"#, ["unit": "px", "value": 9.5],
        #"{"a":{"value":9.5,"unit":"px"}}"#
      ),
      (#"{"a": [ 0.10, 0.2,0.3 ]}"#, [0.1, 0.4, 0.3], #"{"a": [ 0.10, 0.4,0.3 ]}"#),
      (#"{"a": [1, 2]}"#, [1], #"{"a": [1]}"#),
      ("\u{FEFF}{\"a\":\"é\"}", nil, "\u{FEFF}{\"a\":null}"),
    ] as [(String, JSONValue, String)])
  func differences(text: String, value: JSONValue, expected: String) throws {
    #expect(try edited(text, "a", value) == expected)
  }

  @Test("An object that loses or gets members keeps its layout")
  func members() throws {
    let lines = "{\n\t\"a\": {\n\t\t\"x\": 1.0,\n\t\t\"y\": [ 2 ]\n\t}\n}\n"
    #expect(
      try edited(lines, "a", ["y": [2], "z": true])
        == "{\n\t\"a\": {\n\t\t\"y\": [ 2 ],\n\t\t\"z\": true\n\t}\n}\n")
    #expect(try edited(#"{"a": {"x": 1, "y": 2}}"#, "a", ["x": 1.0]) == #"{"a": { "x": 1 }}"#)
  }

  @Test("A member is put into the line of the one that it stands before, or into one of its own")
  func insertion() throws {
    for (text, expected) in [
      (#"{ "a": 1 }"#, #"{ "t": "x", "a": 1 }"#),
      ("{\n  \"a\": 1\n}", "{\n  \"t\": \"x\",\n  \"a\": 1\n}"),
    ] {
      var edit = try #require(JSONTextEdit(Array(text.utf8)))
      edit.insert(.init("t", "x"), before: try #require(edit.root.object?.member("a")))
      edit.replace(try #require(edit.root.object?["a"]), with: 1)
      #expect(String(decoding: edit.result, as: UTF8.self) == expected)
    }
  }

  @Test("Several edits of one text are independent")
  func several() throws {
    var edit = try #require(JSONTextEdit(Array(#"{"a": 1, "b": 22, "c": "x"}"#.utf8)))
    let object = try #require(edit.root.object)
    edit.replace(try #require(object["c"]), with: "longer")
    edit.replace(try #require(object["a"]), with: 1000)
    #expect(String(decoding: edit.result, as: UTF8.self) == #"{"a": 1000, "b": 22, "c": "longer"}"#)
  }

  @Test("What is no JSON cannot be edited")
  func noJSON() { #expect(JSONTextEdit(Array("a: 1".utf8))?.root == nil) }
}
