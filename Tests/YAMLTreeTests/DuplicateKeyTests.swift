import Diagnostics
import Testing
import YAMLTree

@Suite struct DuplicateKeyTests {
  @Test func namesTheSecondKeyWithANoteAtTheFirst() throws {
    let text = """
      component: Badge
      props:
        level: error
        text: "ERROR"
        level: warning
      """
    let (root, diagnostics) = YAMLParser.parse(text, path: "a.yaml")
    let duplicate = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      line(duplicate)
        == "5:3 yaml/duplicate-key: the key 'level' is given twice in one mapping"
        + " | help: keep one of them")
    let first = SourceLocation("a.yaml", line: 3, column: 3)
    #expect(duplicate.notes == [.init("it is first given here", at: first)])
    #expect(root?["props"]?["level"]?.text == "error")
    #expect(root?["props"]?.entries?.map(\.key) == ["level", "text"])
  }

  @Test func findsAllOfADocumentInOneRun() {
    let text = """
      a: 1
      a: 2
      b: {x: 1, x: 2, y: 3, x: 4}
      c:
        - "q": 1
          'q': 2
      """
    #expect(
      messages(text) == [
        duplicate("2:1", "a"),
        duplicate("3:11", "x"),
        duplicate("3:23", "x"),
        duplicate("6:5", "q"),
      ])
  }

  @Test func columnsAreThoseOfTheTextAsGiven() {
    let found = YAMLParser.parse("{ä: 1, b: 2, ä: 3, z: []}", path: "a.yaml")
    #expect(found.diagnostics.map(\.location?.column) == [15])
    #expect(found.root?["z"]?.location.column == 25)
    #expect(found.root?.entries?.map(\.key) == ["ä", "b", "z"])
  }

  @Test func keepsAKeyThatBeginsLikeADisguisedOne() {
    let text = "\u{E000}a: 1\nb: 1\nb: 2"
    #expect(messages(text).count == 1)
    #expect(root(text)?.entries?.map(\.key) == ["\u{E000}a", "b"])
  }

  @Test func alsoReportsWhatIsBrokenBelow() {
    #expect(
      messages("a: 1\na: 2\nb: [1") == [
        "3:4 yaml/syntax: the list in brackets is not closed"
          + " | help: separate its items with commas and close it with ']'"
      ])
    #expect(
      messages("x:\n  a: 1\n  a: 2\nb: [1") == [
        duplicate("2:3", "a"),
        "4:4 yaml/syntax: the list in brackets is not closed"
          + " | help: separate its items with commas and close it with ']'",
      ])
  }

  @Test func keysThatCannotBeDisguisedAreReportedAtTheFirst() {
    #expect(
      messages("&a k: 1\nk: 2") == [
        duplicate("1:1", "k")
      ])
  }

  @Test func endsAfterManyDuplicates() {
    let text = (0..<100).map { "k\($0): 1\nk\($0): 2" }.joined(separator: "\n")
    let found = messages(text)
    #expect(found.count == 100)
    #expect(found.first == duplicate("2:1", "k0"))
    // Through libyaml, which ends at each and names the first place only.
    let tagged = messages("\(text)\nz: !!str a")
    #expect(tagged.count == 17)
    #expect(tagged.first == duplicate("1:1", "k0"))
  }

  @Test func quotesALongKeyInPart() {
    let key = String(repeating: "k", count: 500)
    let shown = String(repeating: "k", count: 60) + "…"
    #expect(
      messages("\(key): 1\n\(key): 2") == [
        "2:1 yaml/duplicate-key: the key '\(shown)' is given twice in one mapping"
          + " | help: keep one of them"
      ])
  }

  private func duplicate(_ place: String, _ key: String) -> String {
    "\(place) yaml/duplicate-key: the key '\(key)' is given twice in one mapping"
      + " | help: keep one of them"
  }
}
