/// A part of a text whose lines belong together by the rules of another tool.
struct FormContainer {
  /// What ends it.
  enum End: Equatable {
    /// A line that is indented less.
    case indentation(Int)
    /// As many colons, or more.
    case colons(Int)
    /// As many backticks.
    case ticks(Int)
    /// As many slashes.
    case slashes(Int)
    /// A line of `}`; the depth counts the braces of what is left out.
    case brace(depth: Int)
    /// The end of a component.
    case tag(String)
    /// The end of a shortcode.
    case shortcode(String)
  }

  var end: End
  /// What stands before each of its lines: the mark of a quote, and the blanks before it.
  var prefix: [UInt8] = []
  /// The columns that its lines are moved to the left; `nil` until one is there to tell.
  var strip: Int?
  /// The columns of the line that opened it.
  var lead = 0
  /// Whether its lines are not shown.
  var isLeftOut = false
  /// Whether its tags are written.
  var keepsTag = false
  /// Whether it holds tabs, each below a line with its title.
  var isTabs = false
  /// The label of the note that its lines are.
  var note: String?

  /// One whose lines become an alert, which a quote stands for until blocks are built.
  static func alert(_ end: End, lead: Int, strip: Int? = 0) -> FormContainer {
    let prefix = [UInt8](repeating: Byte.space, count: lead) + "> ".utf8
    return FormContainer(end: end, prefix: prefix, strip: strip.map { $0 + lead }, lead: lead)
  }
}

/// The line that an alert of another tool opens with, as a heading in a quote, which no other line
/// can run into.
struct AlertOpening {
  /// The word that says what it is about.
  var word: String
  /// The words in place of its own; `nil` where there are none.
  var title: String?

  var bytes: [UInt8] {
    // No sign in the word may begin emphasis.
    Array("> ###### ".utf8) + SourceText.alertMark + word.utf8.map { $0 == 95 ? Byte.hyphen : $0 }
      + (title.map { Array(" ".utf8) + Array($0.utf8) } ?? [])
  }
}

extension AlertOpening {
  /// `!!! note "Title"` of MkDocs, also folded, `???`.
  static func indented(_ line: ArraySlice<UInt8>) -> AlertOpening? {
    guard line.hasPrefix("!!!") || line.hasPrefix("???") else { return nil }
    var rest = line.dropFirst(3)
    if rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard rest.first == Byte.space else { return nil }
    rest = rest.trimmed
    let word = rest.word
    guard !word.isEmpty else { return nil }
    // Further words are classes, which only a style sheet knows.
    return AlertOpening(word: word.text, title: quoted(rest.dropFirst(word.count)))
  }

  /// `:::note Title`, `:::note[Title]`, `::: {.note title="Title"}` and the like.
  static func fenced(_ line: ArraySlice<UInt8>) -> (colons: Int, opening: AlertOpening)? {
    let colons = line.prefix { $0 == Byte.colon }.count
    guard colons >= 3 else { return nil }
    var rest = line.dropFirst(colons).trimmed
    let isBraced = rest.first == UInt8(ascii: "{")
    if isBraced { rest = rest.dropFirst().drop { Byte.isBlank($0) || $0 == UInt8(ascii: ".") } }
    let word = rest.word
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    if isBraced {
      let end = rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
      let after = rest[end...].dropFirst().trimmed
      return (colons, AlertOpening(word: word.text, title: quoted(rest[..<end]) ?? after.words))
    }
    if rest.first == Byte.openBracket, let end = rest.lastIndex(of: Byte.closeBracket) {
      return (colons, AlertOpening(word: word.text, title: rest[..<end].dropFirst().words))
    }
    if let attributes = rest.firstIndex(of: UInt8(ascii: "{")) {
      let title = quoted(rest[attributes...]) ?? rest[..<attributes].trimmed.words
      return (colons, AlertOpening(word: word.text, title: title))
    }
    return (colons, AlertOpening(word: word.text, title: rest.trimmed.words))
  }

  /// What stands between the first two quotation marks.
  private static func quoted(_ text: ArraySlice<UInt8>) -> String? {
    guard let start = text.firstIndex(where: { $0 == UInt8(ascii: "\"") }) else { return nil }
    let rest = text[start...].dropFirst()
    return rest.firstIndex(of: UInt8(ascii: "\"")).flatMap { rest[..<$0].words }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var words: String? { isBlankLine ? nil : text }
}
