import Diagnostics

/// Goes through the lines of a plain document.
struct PlainCursor {
  let bytes: [UInt8]
  /// The byte that is read next.
  var position = 0
  private let path: String
  private var line: Int
  private var lineStart = 0

  init(_ bytes: [UInt8], path: String, firstLine: Int) {
    self.bytes = bytes
    self.path = path
    line = firstLine
  }

  /// Whether there is nothing but text, spaces and line feeds, each with a carriage return before
  /// it or without: no tab, no control character, nothing that YAML takes for a line end besides.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    var beforeLast: UInt8 = 0
    for byte in bytes {
      let isControl = byte < 0x20 && byte != 0x0A && byte != 0x0D || byte == 0x7F
      let isLoneReturn = last == 0x0D && byte != 0x0A
      // U+0080 to U+009F, U+2028 and U+2029, U+FEFF, U+FFFE and U+FFFF.
      let isSpecial =
        byte >= 0x80
        && (last == 0xC2 && byte < 0xA0
          || beforeLast == 0xE2 && last == 0x80 && (byte == 0xA8 || byte == 0xA9)
          || beforeLast == 0xEF && (last == 0xBB && byte == 0xBF || last == 0xBF && byte >= 0xBE))
      if isControl || isLoneReturn || isSpecial { return false }
      beforeLast = last
      last = byte
    }
    return last != 0x0D
  }

  // MARK: Places

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte here; a line feed at the end of the document.
  var byte: UInt8 { byte(at: position) }

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0A }

  /// Counted from 0.
  var column: Int { position - lineStart }

  var location: SourceLocation { SourceLocation(path, line: line, column: column + 1) }

  // MARK: Lines

  /// Whether a line ends at the index.
  func isLineEnd(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte == 0x0A || byte == 0x0D
  }

  /// Goes to the first word of the next line that has one, from the end of a line or the beginning
  /// of the document.
  mutating func advance() throws(NotPlain) {
    while true {
      while byte(at: position) == 0x20 { position += 1 }
      if isAtEnd { return }
      switch bytes[position] {
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
      case 0x0D: position += 1
      case UInt8(ascii: "#"): skipLine()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  /// Skips spaces, and a comment after them; whether that led to the end of the line.
  mutating func skipSpaces() throws(NotPlain) -> Bool {
    let start = position
    while byte == 0x20 { position += 1 }
    if isLineEnd(at: position) { return true }
    guard position > start else { throw NotPlain() }
    guard byte == UInt8(ascii: "#") else { return false }
    skipLine()
    return true
  }

  // MARK: Words

  /// Whether an item of a list begins here.
  var isAtDash: Bool {
    guard byte == UInt8(ascii: "-") else { return false }
    return byte(at: position + 1) == 0x20 || isLineEnd(at: position + 1)
  }

  /// Whether a name, a colon and a space or line end stand here.
  var isAtKey: Bool {
    let end = nameEnd
    guard end > position, byte(at: end) == UInt8(ascii: ":") else { return false }
    return byte(at: end + 1) == 0x20 || isLineEnd(at: end + 1)
  }

  /// A key, up to its colon.
  mutating func name() throws(NotPlain) -> String {
    guard isAtKey else { throw NotPlain() }
    let start = position
    position = nameEnd
    // libyaml takes no longer text for a key.
    guard position - start <= 1_000 else { throw NotPlain() }
    return text(start..<position)
  }

  private var nameEnd: Int {
    var end = position
    guard Self.isLetter(byte) else { return end }
    while Self.isLetter(byte(at: end)) || Self.isOtherNameByte(byte(at: end)) { end += 1 }
    return end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isOtherNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
