import Diagnostics
import JSONTree
import Testing

private func parse(_ text: String) -> JSONDocument {
  JSONDocument(parsing: Array(text.utf8), path: "a.json")
}

private func problem(_ text: String) -> String? {
  let document = parse(text)
  return document.root == nil
    ? document.diagnostics.first.map { "\($0.location?.description ?? "") \($0.summary)" } : nil
}

@Suite struct ParsingTests {
  @Test func keepsOrderPlacesAndDigits() throws {
    let root = try #require(parse("{\n  \"b\": [1.50e2, true],\n  \"a\": null }").root)
    let members = try #require(root.object?.members)
    #expect(members.map(\.name) == ["b", "a"])
    #expect(members[0].namePosition == JSONPosition(line: 2, column: 3))
    #expect(members[1].value.position == JSONPosition(line: 3, column: 8))
    guard case .number(let number)? = members[0].value.array?.first?.value else {
      Issue.record("no number")
      return
    }
    #expect(number.text == "1.50e2")
    #expect(number.double == 150)
    #expect(number.integer == nil)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
    [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D],
  ])
  func namesUTF16(bytes: [UInt8]) {
    let document = JSONDocument(parsing: bytes, path: "a.json")
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.summary) == ["the file is UTF-16, not UTF-8"])
    #expect(document.diagnostics.first?.suggestion == "save the file as UTF-8")
  }

  @Test func countsColumnsInBytes() throws {
    let root = try #require(parse("[\"é\", 1]").root)
    #expect(root.array?[1].position == JSONPosition(line: 1, column: 8))
  }

  @Test(arguments: [
    (#""\u00e9\n\"\\\/""#, "é\n\"\\/"), (#""\ud83d\ude00""#, "😀"), ("\"\"", ""),
  ])
  func decodesStrings(text: String, expected: String) {
    #expect(parse(text).root?.string == expected)
  }

  @Test(arguments: [
    ("", "a.json:1:1 expected a value, but the file ends here"),
    ("[1,]", "a.json:1:3 there is a comma before the closing ']'"),
    ("{\"a\":1,\n}", "a.json:1:7 there is a comma before the closing '}'"),
    ("{a:1}", "a.json:1:2 expected a name in double quotes, but found 'a'"),
    ("// x\n1", "a.json:1:1 expected a value, but found '/'"),
    ("[1 2]", "a.json:1:4 expected ',' or ']' in an array, but found '2'"),
    ("01", "a.json:1:1 a number begins with a zero that does not count"),
    ("-", "a.json:1:2 expected a digit, but the file ends here"),
    ("1.", "a.json:1:3 expected a digit, but the file ends here"),
    ("tru", "a.json:1:1 expected a value, but found 't'"),
    ("\"a\nb\"", "a.json:1:3 a string runs past the end of its line"),
    ("\"a\u{1}b\"", "a.json:1:3 a string contains a control character"),
    ("\"a", "a.json:1:1 a string is not closed"),
    (
      #""\x""#,
      "a.json:1:3 expected one of \" \\ / b f n r t u after a backslash, but found 'x'"
    ),
    (#""\ud800x""#, "a.json:1:2 half of a surrogate pair is missing"),
    ("1 2", "a.json:1:3 expected nothing after the end of the JSON value, but found '2'"),
    ("NaN", "a.json:1:1 expected a value, but found 'N'"),
  ])
  func refusesWhatIsNotJSON(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test func reportsInvalidUTF8() {
    for bytes: [UInt8] in [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] {
      let document = JSONDocument(parsing: [0x22, 0x61] + bytes + [0x22], path: "a.json")
      #expect(document.root == nil)
      #expect(document.diagnostics.map(\.id.name) == ["json/encoding"])
      #expect(document.diagnostics.first?.location?.column == 3)
    }
  }

  @Test func reportsDuplicateKeysAndKeepsTheLast() throws {
    let document = parse("{\"a\": 1,\n \"a\": 2}")
    #expect(document.root?.object?["a"]?.double == 2)
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.id.name == "json/duplicate-key")
    #expect(diagnostic.summary == "the name 'a' occurs twice in one object")
    #expect(diagnostic.location == SourceLocation("a.json", line: 2, column: 2))
    #expect(diagnostic.notes.first?.location == SourceLocation("a.json", line: 1, column: 2))
  }

  @Test func doesNotReportRepeatedKeysWithoutEnd() {
    let text = "{" + String(repeating: "\"a\":1,", count: 5_000) + "\"b\":2}"
    let document = parse(text)
    #expect(document.root?.object?["b"]?.double == 2)
    #expect(document.diagnostics.count == 1_000)
  }

  @Test func findsMembersOfLargeObjects() {
    let text = "{" + (0..<100).map { "\"k\($0)\": \($0)" }.joined(separator: ",") + "}"
    let object = parse(text).root?.object
    #expect(object?["k77"]?.double == 77)
    #expect(object?["k100"] == nil)
  }

  @Test func boundsNesting() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(128)).root != nil)
    let deep = parse(nested(100_000))
    #expect(deep.root == nil)
    #expect(deep.diagnostics.map(\.id.name) == ["json/too-deep"])
    #expect(
      deep.diagnostics.first?.summary
        == "arrays and objects are nested more than 128 levels deep")
  }

  @Test func skipsAByteOrderMark() {
    #expect(JSONDocument(parsing: [0xEF, 0xBB, 0xBF, 0x31], path: "a").root?.double == 1)
  }

  @Test func refusesNumbersThatNoDoubleHolds() {
    #expect(parse("1e999").root?.double == nil)
    #expect(parse("1e999").root != nil)
  }
}
