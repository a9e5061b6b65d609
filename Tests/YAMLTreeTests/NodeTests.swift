import Testing
import YAMLTree

@Suite struct NodeTests {
  @Test(arguments: ["no", "yes", "on", "off", "y", "n", "NO", "2026-11-21", "12:30:45", "1_000"])
  func whatOnlyYAML11KnowsIsText(text: String) throws {
    let node = try #require(root("a: \(text)")?["a"])
    #expect(node.text == text)
    #expect(node.boolean == nil)
    #expect(node.number == nil)
    #expect(node.spokenKind == "the text \"\(text)\"")
  }

  @Test(arguments: [
    ("012", 12), ("0o14", 12), ("0x1F", 31), ("-7", -7), ("+7", 7), ("0", 0),
  ])
  func integersOfTheCoreSchema(text: String, value: Int) {
    #expect(root("a: \(text)")?["a"]?.integer == value)
  }

  @Test(arguments: ["0x", "0x-5", "0o9", "99999999999999999999", "1.0", "\"1\"", "''", "1e"])
  func whatIsNoInteger(text: String) {
    #expect(root("a: \(text)")?["a"]?.integer == nil)
  }

  @Test(arguments: [("1.10", 1.1), (".5", 0.5), ("-1e3", -1000), ("1e21", 1e21), ("3", 3)])
  func numbersOfTheCoreSchema(text: String, value: Double) {
    #expect(root("a: \(text)")?["a"]?.number == value)
  }

  @Test(arguments: [".inf", "-.inf", ".nan", "infinity", "0x1p3", "1e999", "\"1.5\"", "-", "."])
  func whatIsNoNumber(text: String) {
    #expect(root("a: [\(text)]")?["a"]?.items?.first?.number == nil)
  }

  @Test func quotesMakeAText() {
    let node = root("a: \"true\"\nb: true\nc: '~'\nd: ~\ne:\nf: !!str 12")
    #expect(node?["a"]?.boolean == nil)
    #expect(node?["b"]?.boolean == true)
    #expect(node?["c"]?.isNull == false)
    #expect(node?["d"]?.isNull == true)
    #expect(node?["e"]?.isNull == true)
    #expect(node?["f"]?.number == nil)
    #expect(node?["f"]?.text == "12")
  }

  @Test func bracesOfATemplateAreAMessage() {
    #expect(
      messages("title: {{ name }}") == [
        "1:9 yaml/key-not-text: a key must be plain text"
          + " | help: a value such as {{ name }} needs quotes"
      ])
    #expect(root("title: \"{{ name }}\"")?["title"]?.text == "{{ name }}")
  }

  @Test func listsAndMappingsAreNoKeys() {
    #expect(messages("? [a]\n: 1").map { $0.prefix(20) } == ["1:3 yaml/key-not-tex"])
    #expect(messages("{{a: 1}: b}").map { $0.prefix(20) } == ["1:2 yaml/key-not-tex"])
  }

  @Test func mergeKeysAndTagsAreMessages() {
    #expect(
      messages("a: &a {x: 1}\nb:\n  <<: *a\n  y: !color red") == [
        "3:3 yaml/merge-key: '<<' does not merge mappings: YAML 1.2 has no such key"
          + " | help: write the keys out",
        "4:6 yaml/tag: the tag '!color' means nothing here | help: remove it",
      ])
    #expect(messages("'<<': 1") == [])
  }

  @Test func columnsCountBytesAndLinesCountLineFeeds() {
    let text = "\u{FEFF}# a\r\n\"ä🙂\": [é, x]\r\nz: \"\u{2028}\u{2029}\"\ny: 1"
    let node = root(text)
    #expect(node?["ä🙂"]?.location.description == "a.yaml:2:11")
    #expect(node?["ä🙂"]?.items?.last?.location.description == "a.yaml:2:16")
    #expect(node?["y"]?.location.description == "a.yaml:4:4")
  }

  @Test(arguments: [#"\uFEFF"#, #"\ufeff"#, #"\U0000FEFF"#])
  func anEscapedByteOrderMarkIsPartOfAText(mark: String) {
    let node = root("a: \"\(mark)b\"\n\"\(mark)\": 1")
    #expect(node?["a"]?.text == "\u{FEFF}b")
    #expect(node?["\u{FEFF}"]?.text == "1")
    #expect(root(#"a: "\u0000feff""#)?["a"]?.text != "\u{FEFF}")
  }

  @Test func farColumnsAreExact() {
    let items = Array(repeating: "é", count: 300).joined(separator: ", ")
    let last = root("[\(items)]")?.items?.last
    #expect(last?.location.column == 2 + 299 * 4)
  }

  @Test func anEmptyDocumentIsAnEmptyMapping() {
    #expect(root("")?.entries?.isEmpty == true)
    #expect(root("# only a comment\n")?.entries?.isEmpty == true)
  }
}
