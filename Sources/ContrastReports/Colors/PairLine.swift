import Diagnostics

/// One line of input that names two colours.
///
/// Between them stands a tab, a comma, `on` or blanks, outside of brackets. A colour may begin with
/// `#`, so there are no comments.
struct PairLine {
  /// A part of the line without blanks outside of brackets.
  struct Word: Hashable {
    var text: String
    /// Where it begins, counted from 1 in bytes.
    var column: Int
  }

  let number: Int
  /// Commas between colours are words of their own.
  let words: [Word]
  /// Whether a bracket is open at its end.
  let isOpen: Bool

  init(_ text: String, number: Int) {
    self.number = number
    (words, isOpen) = Self.words(of: text)
  }

  var isBlank: Bool { words.isEmpty }

  func place(_ word: Word?) -> SourceLocation {
    SourceLocation(PairStream.path, line: number, column: word?.column)
  }

  /// The colours; `nil` when there are not exactly two.
  var colors: (foreground: Word, background: Word)? {
    guard let first = words.first, let last = words.last, !isSeparator(first), !isSeparator(last)
    else { return nil }
    let isPair = words.count == 2 || words.count == 3 && isSeparator(words[1])
    return isPair ? (first, last) : nil
  }

  /// `contrast/not-a-pair`: what to say when there are not exactly two colours.
  var notAPair: Diagnostic {
    let colors = words.filter { !isSeparator($0) }
    let open = isOpen ? [Diagnostic.Note("a bracket is not closed")] : []
    return .init(
      .contrastNotAPair,
      colors.count == 2
        ? "write one comma or 'on' between the two colours, and nothing else"
        : "a pair is two colours, and this line has \(colors.count)",
      at: place(colors.count > 2 ? colors[2] : words.first), notes: open,
      suggestion: "write a line like '#767676 on white', '#767676, white' or '#767676 white'")
  }

  private func isSeparator(_ word: Word) -> Bool {
    word.text == "," || word.text.lowercased() == "on"
  }

  private static func words(of text: String) -> (words: [Word], isOpen: Bool) {
    var words: [Word] = []
    var bytes: [UInt8] = []
    var depth = 0
    func end(at offset: Int) {
      guard !bytes.isEmpty else { return }
      let column = offset - bytes.count + 1
      words.append(Word(text: String(decoding: bytes, as: UTF8.self), column: column))
      bytes = []
    }
    var offset = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " ") where depth == 0, UInt8(ascii: "\t") where depth == 0: end(at: offset)
      case UInt8(ascii: ",") where depth == 0:
        end(at: offset)
        words.append(Word(text: ",", column: offset + 1))
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
        bytes.append(byte)
      }
      offset += 1
    }
    end(at: offset)
    return (words, depth > 0)
  }
}
