import JSONTree
import Testing

@Suite struct WritingTests {
  let value: JSONValue = [
    "b": [1, 2.5, true, nil], "a": ["x": "é\"\\\n\u{1}"], "empty": [], "none": .object([]),
  ]

  @Test func writesCompactInOrder() {
    #expect(
      JSONWriter().string(value)
        == #"{"b":[1,2.5,true,null],"a":{"x":"é\"\\\n\u0001"},"empty":[],"none":{}}"#)
  }

  @Test func writesPretty() {
    #expect(
      JSONWriter(.pretty).string(["a": [1], "b": [:]])
        == "{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}\n")
  }

  @Test func escapesForHTML() {
    #expect(
      JSONWriter(isHTMLSafe: true).string("</script>&\u{2028}")
        == #""\u003c/script\u003e\u0026\u2028""#)
  }

  @Test(arguments: [
    (1.0, "1"), (0.1, "0.1"), (1e21, "1e+21"), (-0.0, "0"), (.infinity, "null"), (.nan, "null"),
  ])
  func writesDoubles(number: Double, expected: String) {
    #expect(JSONWriter().string(.double(number)) == expected)
  }

  @Test func keepsNumbersAndOrderThroughReading() throws {
    let text = #"{"z":1.50,"a":[-0,1E5,"x"]}"#
    let root = try #require(JSONDocument(parsing: Array(text.utf8), path: "a").root)
    #expect(JSONWriter().string(root.plainValue) == text)
  }
}
