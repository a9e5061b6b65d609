import Diagnostics

/// The text of a document made uniform, as bytes with an index of its lines.
///
/// Lines end in a line feed alone, a byte order mark is gone, and the noncharacters below have
/// a meaning of ours. Line numbers taken and given by this type are those of the file.
struct SourceText: Sendable {
  /// Stands before every table cell that is given to libcmark, so that no cell becomes a block.
  static let cellMark: [UInt8] = [0xEF, 0xB7, 0x90]  // U+FDD0
  /// Stands for `\~` until inlines are built: libcmark drops the backslash, and an escaped tilde
  /// would then look like one that strikes through.
  static let escapedTilde: [UInt8] = [0xEF, 0xB7, 0x91]  // U+FDD1
  static let escapedTildeValue: UInt32 = 0xFDD1
  /// Stands before the word of an alert in the form of another tool.
  static let alertMark: [UInt8] = [0xEF, 0xB7, 0x92]  // U+FDD2
  static let alertMarkValue: UInt32 = 0xFDD2

  let path: String
  private var bytes: [UInt8]
  /// The offset of each line, and the end of the text as a last entry.
  private var lineOffsets: [Int]
  /// Lines before this one are not part of the body: front matter.
  private(set) var firstBodyLine: Int
  private let firstLine: Int
  /// Whether ``escapedTilde`` occurs at all; most texts need no second look at their strings.
  let hasEscapedTilde: Bool
  /// Whether it is an article of DocC, which many of its parts ask.
  let isDocC: Bool

  init(_ text: String, path: String, firstLine: Int) {
    var normalizer = LineNormalizer()
    var text = text
    text.withUTF8 { normalizer.read($0) }
    self.path = path
    isDocC = path.contains(".docc/")
    self.firstLine = firstLine
    self.firstBodyLine = firstLine
    bytes = normalizer.bytes
    lineOffsets = normalizer.lineOffsets
    hasEscapedTilde = normalizer.hasEscapedTilde
  }

  /// The last line of the text; one before the first when the text is empty.
  var lastLine: Int { firstLine + lineOffsets.count - 2 }

  /// What libcmark is to parse.
  var body: ArraySlice<UInt8> { bytes[offset(of: firstBodyLine)...] }

  /// What to add to a line number of libcmark to get that of the file.
  var lineShift: Int { firstBodyLine - 1 }

  /// A line without its line feed; empty outside of the text.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= firstLine, number <= lastLine else { return [] }
    let line = bytes[offset(of: number)..<offset(of: number + 1)]
    return line.last == Byte.lineFeed ? line.dropLast() : line
  }

  /// The bytes of several lines with their line feeds.
  func lines(_ numbers: Range<Int>) -> ArraySlice<UInt8> {
    bytes[offset(of: numbers.lowerBound)..<offset(of: numbers.upperBound)]
  }

  /// Everything before line `number` stops being part of the body.
  mutating func beginBody(at number: Int) {
    firstBodyLine = number
  }

  /// Puts another text in place of the body, whose lines are as many.
  mutating func replaceBody(_ text: [UInt8]) {
    let start = firstBodyLine - firstLine
    let offset = offset(of: firstBodyLine)
    bytes.replaceSubrange(offset..., with: text)
    lineOffsets.removeSubrange(start...)
    lineOffsets.append(offset)
    for index in bytes[offset...].indices where bytes[index] == Byte.lineFeed {
      lineOffsets.append(index + 1)
    }
    if lineOffsets.last != bytes.count { lineOffsets.append(bytes.count) }
  }

  func location(line: Int) -> SourceLocation { SourceLocation(path, line: line) }

  private func offset(of line: Int) -> Int {
    lineOffsets[min(max(line - firstLine, 0), lineOffsets.count - 1)]
  }
}

/// Names of the bytes that markdown gives a meaning.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let pipe = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")
  static let greater = UInt8(ascii: ">")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}

extension ArraySlice<UInt8> {
  /// Without the spaces and tabs at both ends.
  var trimmed: ArraySlice<UInt8> {
    var slice = drop(while: Byte.isBlank)
    while let last = slice.last, Byte.isBlank(last) { slice.removeLast() }
    return slice
  }
}
