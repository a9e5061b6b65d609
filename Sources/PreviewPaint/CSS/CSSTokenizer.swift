/// Splits a stylesheet into tokens, in time linear in its length. Comments are left out; what is
/// broken is a token all the same, so nothing fails.
struct CSSTokenizer {
  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  static func tokens(of text: String) -> [CSSToken] {
    var tokenizer = CSSTokenizer(text)
    var tokens: [CSSToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  mutating func next() -> CSSToken? {
    while skipComment() {}
    guard index < bytes.count else { return nil }
    let start = index
    let place = (line: line, column: start - lineStart + 1)
    let kind = kindOfNext()
    countLines(from: start)
    return CSSToken(kind: kind, range: start..<index, line: place.line, column: place.column)
  }

  func byte(at offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func kindOfNext() -> CSSToken.Kind {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
      return .blank
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
    case UInt8(ascii: "#") where Self.isNameByte(byte(at: 1)) || isEscape(at: 1):
      index += 1
      return .hash(name())
    case UInt8(ascii: "@"):
      index += 1
      return startsName(at: 0) ? .atKeyword(name().lowercased()) : .mark(first)
    default:
      if startsNumber { return number() }
      if startsName(at: 0) { return nameOrFunction() }
      index += 1
      return .mark(first)
    }
  }

  /// Whether there was a comment.
  private mutating func skipComment() -> Bool {
    guard byte(at: 0) == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") else { return false }
    let start = index
    index += 2
    while index < bytes.count {
      if byte(at: 0) == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
        index += 2
        break
      }
      index += 1
    }
    countLines(from: start)
    return true
  }

  private mutating func countLines(from start: Int) {
    for position in start..<index where bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
