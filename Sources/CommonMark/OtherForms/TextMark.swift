/// Marks around a piece of running text that CommonMark does not know: `==x==` for what stands out,
/// `H~2~O` and `x^2^` for what is lowered and raised, as MkDocs, Pandoc and Docusaurus' plugins
/// have them.
struct TextMark {
  /// What is between the marks.
  var content: ArraySlice<UInt8>
  /// The element of HTML that the marks stand for.
  var element: String
  /// Behind the second mark.
  var end: Int

  var html: [UInt8] { Array("<\(element)>".utf8) + content + Array("</\(element)>".utf8) }

  /// More than this many bytes are not lowered or raised.
  private static let maximumLength = 20

  /// The mark that begins at `index`, and ends on the same line.
  init?(at index: Int, of line: ArraySlice<UInt8>) {
    let before = index > line.startIndex ? line[index - 1] : Byte.space
    switch line[index] {
    case UInt8(ascii: "="): self.init(standingOutAt: index, of: line, before)
    case Byte.tilde: self.init("sub", at: index, of: line, before)
    case UInt8(ascii: "^"): self.init("sup", at: index, of: line, before)
    default: return nil
    }
  }

  private init?(standingOutAt index: Int, of line: ArraySlice<UInt8>, _ before: UInt8) {
    let sign = UInt8(ascii: "=")
    let text = line[index...]
    guard before != sign, text.hasPrefix("=="), let first = text.dropFirst(2).first,
      first != sign, !Byte.isBlank(first), let close = text.dropFirst(3).firstIndex(of: "=="),
      !Byte.isBlank(line[close - 1]), line[(close + 2)...].first != sign
    else { return nil }
    content = text.dropFirst(2)[..<close]
    element = "mark"
    end = close + 2
  }

  /// Marks of one sign, which stand inside a word; formulas between dollar signs have them as well.
  private init?(_ element: String, at index: Int, of line: ArraySlice<UInt8>, _ before: UInt8) {
    let sign = line[index]
    let text = line[(index + 1)...].prefix(Self.maximumLength + 1)
    guard Self.isInWord(before), let close = text.firstIndex(of: sign), close > text.startIndex,
      line[(close + 1)...].first != sign, text[..<close].allSatisfy(Self.isInWord),
      !Self.surroundings(of: index, in: line).contains(UInt8(ascii: "$"))
    else { return nil }
    content = text[..<close]
    self.element = element
    end = close + 1
  }

  /// What is near a mark, so that a long line is not looked through for each.
  private static func surroundings(
    of index: Int, in line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    line[max(line.startIndex, index - 200)..<min(line.endIndex, index + 200)]
  }

  /// Whether a byte stands in words and formulas: a letter, a digit, or a sign of arithmetic.
  static func isInWord(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte >= 0x80 || "()+-,.".utf8.contains(byte)
  }
}
