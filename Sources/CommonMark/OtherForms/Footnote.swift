/// A note that `[^label]` refers to and `[^label]: text` defines, as GitHub, Pandoc and MkDocs have
/// them.
struct Footnote {
  /// The line of the file on which it is defined.
  var line: Int
  /// A line of the file each.
  var lines: [ArraySlice<UInt8>]

  /// The name of the place of a note, by its number.
  static func anchor(of number: Int) -> String { "footnote-\(number)" }
}

/// `[^label]` at the start of a text.
struct FootnoteLabel {
  var name: String
  /// Behind the bracket.
  var end: Int

  init?(_ text: ArraySlice<UInt8>) {
    guard text.hasPrefix("[^") else { return nil }
    let name = text.dropFirst(2).prefix(100).prefix {
      $0 != Byte.closeBracket && $0 != Byte.openBracket && !Byte.isBlank($0)
    }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == Byte.closeBracket
    else { return nil }
    self.name = name.text.lowercased()
    end = name.endIndex + 1
  }
}

/// The notes of a text, numbered in the order in which it refers to them.
struct Footnotes {
  private var labels: Set<String> = []
  private var numbers: [String: Int] = [:]
  private var texts: [String: Footnote] = [:]

  /// Finds which labels a text defines.
  init(_ body: ArraySlice<UInt8>) {
    guard body.firstIndex(of: "[^") != nil else { return }
    for line in body.split(separator: Byte.lineFeed) {
      if let label = Self.definition(line.trimmed) { labels.insert(label.name) }
    }
  }

  /// The label of a line that defines a note; behind it stands the colon.
  static func definition(_ content: ArraySlice<UInt8>) -> FootnoteLabel? {
    guard let label = FootnoteLabel(content), label.end < content.endIndex,
      content[label.end] == Byte.colon
    else { return nil }
    return label
  }

  /// The number of a note; `nil` where none has this label.
  mutating func number(of name: String) -> Int? {
    guard labels.contains(name) else { return nil }
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count + 1
    return numbers.count
  }

  /// Takes a note in, unless there is one of the same label.
  mutating func define(_ name: String, _ note: Footnote) {
    if texts[name] == nil { texts[name] = note }
  }

  /// Adds a line to a note.
  mutating func add(_ text: ArraySlice<UInt8>, to name: String) { texts[name]?.lines.append(text) }

  /// The notes in the order of their numbers; those that nothing refers to come last.
  var inOrder: [Footnote] {
    texts.sorted {
      (numbers[$0.key] ?? Int.max, $0.value.line) < (numbers[$1.key] ?? Int.max, $1.value.line)
    }.map(\.value)
  }
}
