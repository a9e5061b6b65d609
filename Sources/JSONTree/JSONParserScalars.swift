// Strings and numbers: the two scalars with a grammar of their own.

extension JSONParser {
  /// Reads a string whose opening quote is at `index`.
  mutating func parseString() throws(JSONFailure) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"):
        return try parseEscapedString(from: start)
      case 0..<0x20: throw controlCharacter()
      default: index += 1
      }
    }
    throw unclosed(start)
  }

  private mutating func parseEscapedString(from start: Int) throws(JSONFailure) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      case 0..<0x20:
        index -= 1
        throw controlCharacter()
      default: text.append(byte)
      }
    }
    throw unclosed(start)
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(JSONFailure) {
    if syntax == .relaxed { return try parseRelaxedEscape(into: &text) }
    guard index < bytes.count else { throw unexpected("the rest of an escape") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: try parseUnicodeEscape().utf8)
    default:
      index -= 1
      throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
  }

  mutating func parseUnicodeEscape() throws(JSONFailure) -> String {
    let start = index - 2
    let unit = try parseFourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return String(Character(scalar)) }
    let failure = JSONFailure(
      summary: "half of a surrogate pair is missing", offset: start,
      suggestion: "write the character itself or both halves")
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw failure }
    index += 2
    let low = try parseFourHexDigits()
    guard 0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    else { throw failure }
    return String(Character(scalar))
  }

  mutating func parseFourHexDigits() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = hexDigit(bytes[index]) else {
        throw unexpected("four hexadecimal digits after \\u")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  mutating func parseNumber(at position: JSONPosition) throws(JSONFailure) -> JSONNumber {
    syntax == .relaxed ? try parseRelaxedNumber(at: position) : try parseStrictNumber()
  }

  /// Reads a number: `-`, integer without leading zeros, fraction, exponent.
  private mutating func parseStrictNumber() throws(JSONFailure) -> JSONNumber {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let isZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    try parseDigits()
    if isZero, index - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw JSONFailure(
        summary: "a number begins with a zero that does not count", offset: start,
        suggestion: "remove the leading zeros")
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try parseDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      try parseDigits()
    }
    return JSONNumber(validText: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func parseDigits() throws(JSONFailure) {
    let start = index
    while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
    if index == start { throw unexpected("a digit") }
  }

  func controlCharacter() -> JSONFailure {
    let isLineEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
    return JSONFailure(
      summary: isLineEnd
        ? "a string runs past the end of its line" : "a string contains a control character",
      offset: index,
      suggestion: isLineEnd ? "close it with a double quote or write \\n" : "write it as \\u00…")
  }

  func unclosed(_ start: Int) -> JSONFailure {
    JSONFailure(
      summary: "a string is not closed", offset: start - 1,
      suggestion: "close it with a double quote")
  }
}
