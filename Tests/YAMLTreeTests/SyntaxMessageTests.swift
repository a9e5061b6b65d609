import Testing
import YAMLTree

@Suite struct SyntaxMessageTests {
  @Test(arguments: [
    (
      "a:\n\tb: 1", "2:1 yaml/syntax: a tab cannot indent | help: indent with spaces, not with tabs"
    ),
    ("a: @b", "1:4 yaml/syntax: a value cannot begin with '@' | help: put the value in quotes"),
    ("a: `b`", "1:4 yaml/syntax: a value cannot begin with '`' | help: put the value in quotes"),
    (
      "a: b: c",
      "1:5 yaml/syntax: a value is not allowed here"
        + " | help: put the text in quotes if it holds a colon, or check the indentation"
    ),
    (
      "a: 1\nb\nc: 2",
      "2:1 yaml/syntax: a key without ':' and value"
        + " | help: write 'key: value', with a space after the colon"
    ),
    (
      "a: 1\n b: 2\nc: 3",
      "2:3 yaml/syntax: a value is not allowed here"
        + " | help: put the text in quotes if it holds a colon, or check the indentation"
    ),
    (
      "a: \"x\" y\nb: 1",
      "1:8 yaml/syntax: a key or the end of the mapping is expected here"
        + " | help: align the keys of a mapping, and put a text that begins with a quote in quotes"
    ),
    (
      "a: 1\nb: \"open",
      "2:4 yaml/syntax: a quote is not closed | help: close it with the same quote"
    ),
    (
      "a: [1, 2",
      "1:4 yaml/syntax: the list in brackets is not closed"
        + " | help: separate its items with commas and close it with ']'"
    ),
    (
      "a: {b: 1",
      "1:4 yaml/syntax: the mapping in braces is not closed"
        + " | help: separate its entries with commas and close it with '}'"
    ),
    (
      "- a\nb: 1",
      "2:1 yaml/syntax: an item of the list is expected here"
        + " | help: begin every item with '- ', at the same column"
    ),
    (
      "a: *b",
      "1:4 yaml/syntax: an alias refers to no anchor"
        + " | help: put the text in quotes if '*' is meant"
    ),
    (
      "a: \"\\q\"",
      "1:5 yaml/syntax: an escape that YAML does not know | help: write a backslash as '\\\\'"
    ),
    (
      "a: 1\n---\nb: 2",
      "2:1 yaml/syntax: a second document begins here | help: keep one document in a file"
    ),
    (
      "a: \"\u{1}\"",
      "1:5 yaml/control-character: the control character U+0001 is not allowed | help: remove it"
    ),
    (
      "ä: \u{0}",
      "1:5 yaml/control-character: the control character U+0000 is not allowed | help: remove it"
    ),
  ])
  func saysWhatIsBroken(text: String, message: String) {
    #expect(messages(text) == [message])
    #expect(root(text) == nil)
  }

  @Test(arguments: [
    ("name: A\nstatus:stable\nprops:\n  a: 1", "2:1", "status", "stable"),
    ("c:\n  level:AA\n  matrix:\n    a: 1", "2:3", "level", "AA"),
    ("props:\n  - name:text\n    type: string", "2:5", "name", "text"),
  ])
  func aMissingSpaceIsShownWhereItIs(text: String, place: String, key: String, value: String) {
    #expect(
      messages(text) == [
        "\(place) yaml/syntax: a space is missing after '\(key):'"
          + " | help: write '\(key): \(value)'"
      ])
  }

  /// The text of a fence has a line end that the file may lack.
  @Test(arguments: ["a: 1\nbé\n", "a: 1\r\nbé \r\n\r\n"])
  func aKeyWithoutAColonIsShownWhereItBegins(text: String) {
    #expect(
      messages(text) == [
        "2:1 yaml/syntax: a key without ':' and value"
          + " | help: write 'key: value', with a space after the colon"
      ])
  }

  @Test func noncharactersAreRefused() {
    #expect(
      messages("a: \u{FFFE}") == [
        "1:1 yaml/control-character: the document holds a character that YAML does not allow"
          + " | help: remove it, or write it as an escape in double quotes"
      ])
  }

  @Test func placesCountFromTheFirstLineOfTheFile() {
    #expect(
      messages("a: 1\nb: @c", firstLine: 10) == [
        "11:4 yaml/syntax: a value cannot begin with '@' | help: put the value in quotes"
      ])
    #expect(messages("", firstLine: 3) == [])
    let parsed = YAMLParser.parse("a: {b: x}", path: "p", firstLine: 7)
    #expect(parsed.root?["a"]?["b"]?.location.description == "p:7:8")
  }
}
