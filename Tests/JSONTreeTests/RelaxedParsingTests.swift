import Diagnostics
import JSONTree
import Testing

private func relaxed(_ text: String) -> JSONDocument {
  JSONDocument(parsing: Array(text.utf8), path: "a.json5", syntax: .relaxed)
}

private func compact(_ text: String) -> String? {
  relaxed(text).root.map { JSONWriter().string($0.plainValue) }
}

@Suite struct RelaxedParsingTests {
  @Test(arguments: [
    ("{a: 1, $b_2: 'x', 'c': [1, 2,],}", #"{"a":1,"$b_2":"x","c":[1,2]}"#),
    ("// x\n[1, /* y\n */ 2] // z", "[1,2]"),
    ("[+1, .5, 5., -.5, 5.e3, 0x1F, -0xA, 1E5, 0.50]", "[1,0.5,5,-0.5,5e3,31,-10,1E5,0.50]"),
    (
      #"['it\'s', "\x41\v\0", 'a"b', "\u00e9\q"]"#,
      #"["it's","A\u000b\u0000","a\"b","éq"]"#
    ),
    ("['a\\\nb']", #"["ab"]"#),
    ("{é: null}", #"{"é":null}"#),
  ])
  func readsJSON5(text: String, expected: String) {
    #expect(compact(text) == expected)
  }

  @Test(arguments: [
    "[,]", "[1,,2]", "{,}", "{a b: 1}", "{1a: 2}", "01", "+-1", "--1", "1.2.3", "0x", "NaN",
    "Infinity", "'a", "'a\nb'", "/* x", "/x", "{a-b: 1}", "[1] 2", "+", ".", "1e",
  ])
  func refusesWhatIsNotJSON5(text: String) {
    #expect(relaxed(text).root == nil)
    #expect(relaxed(text).diagnostics.count == 1)
  }

  @Test func tellsWhatIsNotJSONAndWhere() {
    let document = relaxed("{\n  // one\n  a: 'x', /* two */\n  \"b\": +1,\n  \"c\": '\\'',\n}")
    let found = document.relaxations.map {
      "\($0.position.line):\($0.position.column) \($0.explanation)"
    }
    #expect(
      found == [
        "2:3 comments are not JSON",
        "3:3 names without quotes are not JSON",
        "3:6 text in single quotes is not JSON",
        "4:8 this form of a number is not JSON",
        "5:10 this escape is not JSON",
        "5:12 a comma after the last entry is not JSON",
      ])
  }

  @Test func findsNothingInJSON() {
    let document = relaxed(#"{"a": [1.50, true, null, "é\n"]}"#)
    #expect(document.relaxations.isEmpty)
    #expect(document.root?.object?["a"]?.array?.count == 4)
  }

  @Test func keepsPlacesAfterComments() {
    let root = relaxed("/* a\n b */ {\n  x: 1 }").root
    #expect(root?.position == JSONPosition(line: 2, column: 7))
    #expect(root?.object?["x"]?.position == JSONPosition(line: 3, column: 6))
  }

  @Test func boundsNesting() {
    let text = String(repeating: "[/**/", count: 100_000)
    #expect(relaxed(text).diagnostics.map(\.id.name) == ["json/too-deep"])
  }

  @Test func saysWhereACommentBegins() {
    let diagnostic = relaxed("[1, /* x").diagnostics.first
    #expect(diagnostic?.summary == "a comment is not closed")
    #expect(diagnostic?.location == SourceLocation("a.json5", line: 1, column: 5))
  }
}

@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("16", "16"), ("-.5", "-0.5"), ("+3.", "3"), ("007", "7"), ("1.50", "1.50"),
    ("2e-3", "2e-3"), ("", nil), (".", nil), ("1px", nil), ("e5", nil), ("1e", nil), ("٣", nil),
  ])
  func normalizesDecimals(text: String, expected: String?) {
    #expect(JSONNumber(decimal: text)?.text == expected)
  }

  @Test func writesDoubles() {
    #expect(JSONNumber(0.25)?.text == "0.25")
    #expect(JSONNumber(4.0)?.text == "4")
    #expect(JSONNumber(.infinity) == nil)
  }
}
