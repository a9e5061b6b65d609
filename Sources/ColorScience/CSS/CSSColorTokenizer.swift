/// A token of CSS Syntax 3, as far as colours are written with it. Names and units are in lower
/// case, escapes resolved.
enum CSSColorToken: Hashable {
  case identifier(String)
  /// A name with the bracket that opens its arguments.
  case function(String)
  /// What follows a `#`.
  case hash(String)
  case number(Double)
  case percentage(Double)
  case dimension(Double, unit: String)
  case comma
  case slash
  case close
}

/// Text that is no colour, or none that can be read on its own.
struct NotAColor: Error {}

/// Cuts text into tokens. White space and comments only separate, so they leave no token.
struct CSSColorTokenizer {
  private let bytes: [UInt8]
  private var index = 0

  /// Reads all of `text`.
  static func tokens(_ text: String) throws(NotAColor) -> [CSSColorToken] {
    var tokenizer = CSSColorTokenizer(bytes: Array(text.utf8))
    var tokens: [CSSColorToken] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() throws(NotAColor) -> CSSColorToken? {
    try skipSpaceAndComments()
    guard let byte = byte() else { return nil }
    if startsNumber { return try numeric() }
    if startsName {
      let name = try name()
      return skip(UInt8(ascii: "(")) ? .function(name) : .identifier(name)
    }
    index += 1
    switch byte {
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "#"): return .hash(try name())
    default: throw NotAColor()
    }
  }

  private mutating func skipSpaceAndComments() throws(NotAColor) {
    while let byte = byte() {
      if byte.isCSSSpace {
        index += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        index += 2
        while self.byte() != UInt8(ascii: "*") || self.byte(1) != UInt8(ascii: "/") {
          guard index < bytes.count else { throw NotAColor() }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte() == expected else { return false }
    index += 1
    return true
  }
}

// MARK: Numbers

extension CSSColorTokenizer {
  private func isDigit(_ offset: Int) -> Bool { byte(offset)?.isDigit ?? false }

  private func isSign(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-")
  }

  private var startsNumber: Bool {
    let first = isSign(0) ? 1 : 0
    return isDigit(first) || (byte(first) == UInt8(ascii: ".") && isDigit(first + 1))
  }

  private mutating func numeric() throws(NotAColor) -> CSSColorToken {
    let value = try number()
    if skip(UInt8(ascii: "%")) { return .percentage(value) }
    return startsName ? .dimension(value, unit: try name()) : .number(value)
  }

  private mutating func number() throws(NotAColor) -> Double {
    let start = index
    if isSign(0) { index += 1 }
    skipDigits()
    if byte() == UInt8(ascii: "."), isDigit(1) {
      index += 1
      skipDigits()
    }
    if byte().map({ $0 | 0x20 }) == UInt8(ascii: "e"), isDigit(isSign(1) ? 2 : 1) {
      index += 2
      skipDigits()
    }
    // A number beyond what `Double` holds reads as an infinity.
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else { throw NotAColor() }
    return value
  }

  private mutating func skipDigits() {
    while isDigit(0) { index += 1 }
  }
}

// MARK: Names

extension CSSColorTokenizer {
  private func startsEscape(_ offset: Int) -> Bool {
    guard byte(offset) == UInt8(ascii: "\\"), let next = byte(offset + 1) else { return false }
    return !next.isCSSNewline
  }

  private var startsName: Bool {
    guard let first = byte() else { return false }
    if first.startsCSSName || startsEscape(0) { return true }
    guard first == UInt8(ascii: "-"), let second = byte(1) else { return false }
    return second.startsCSSName || second == UInt8(ascii: "-") || startsEscape(1)
  }

  /// A name, or the digits and letters behind a `#`, which may begin with a digit.
  private mutating func name() throws(NotAColor) -> String {
    var name: [UInt8] = []
    while let byte = byte() {
      if byte.continuesCSSName {
        name.append(byte)
        index += 1
      } else if startsEscape(0) {
        index += 1
        try readEscape(into: &name)
      } else {
        break
      }
    }
    return String(decoding: name.map(\.asciiLowercase), as: UTF8.self)
  }

  /// Up to six hexadecimal digits with one white space behind them, or any other character.
  private mutating func readEscape(into name: inout [UInt8]) throws(NotAColor) {
    guard byte()?.hexDigitValue != nil else {
      // The bytes behind the first of a longer character continue a name by themselves.
      name.append(bytes[index])
      index += 1
      return
    }
    var code: UInt32 = 0
    for _ in 0..<6 {
      guard let digit = byte()?.hexDigitValue else { break }
      code = code * 16 + UInt32(digit)
      index += 1
    }
    guard code != 0, let scalar = Unicode.Scalar(code) else { throw NotAColor() }
    name.append(contentsOf: String(Character(scalar)).utf8)
    if byte()?.isCSSSpace == true { index += 1 }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isCSSNewline: Bool { self == 0x0A || self == 0x0C || self == 0x0D }

  fileprivate var isCSSSpace: Bool { isCSSNewline || self == 0x20 || self == 0x09 }

  fileprivate var startsCSSName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  fileprivate var continuesCSSName: Bool {
    startsCSSName || isDigit || self == UInt8(ascii: "-")
  }

  fileprivate var asciiLowercase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
