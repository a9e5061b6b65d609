// What JSON5 (https://spec.json5.org) adds to JSON; the parser comes here with the relaxed syntax
// only, and notes each kind of addition when it first meets it.

extension JSONParser {
  mutating func note(_ kind: JSONRelaxation.Kind, at position: JSONPosition) {
    guard !relaxations.contains(where: { $0.kind == kind }) else { return }
    relaxations.append(JSONRelaxation(kind: kind, position: position))
  }

  /// Skips the comment whose slash is at `index`.
  mutating func skipComment() throws(JSONFailure) {
    let start = index
    let position = here
    let mark = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard mark == UInt8(ascii: "/") || mark == UInt8(ascii: "*") else {
      throw unexpected("a value or a comment")
    }
    note(.comment, at: position)
    index += 2
    if mark == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return
    }
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
      if bytes[index - 1] == 0x0A { beginLine() }
    }
    throw JSONFailure(
      summary: "a comment is not closed", offset: start, suggestion: "close it with */")
  }

  /// Reads a value that does not begin as one of JSON.
  mutating func parseRelaxedValue(at position: JSONPosition) throws(JSONFailure) -> JSONNode {
    switch bytes[index] {
    case UInt8(ascii: "'"):
      note(.singleQuotes, at: position)
      return JSONNode(.string(try parseRelaxedString()), at: position)
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONNode(.number(try parseRelaxedNumber(at: position)), at: position)
    default: throw unexpected("a value")
    }
  }

  // MARK: - Names

  /// Reads a member name in single quotes or without any: an identifier of ECMAScript.
  mutating func parseRelaxedName(at position: JSONPosition) throws(JSONFailure) -> String {
    if index < bytes.count, bytes[index] == UInt8(ascii: "'") {
      note(.singleQuotes, at: position)
      return try parseRelaxedString()
    }
    let start = index
    while index < bytes.count, isNameByte(bytes[index], isFirst: index == start) { index += 1 }
    guard index > start else { throw unexpected("a name") }
    note(.unquotedName, at: position)
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "$"), UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  // MARK: - Strings

  /// Reads a string that ends with the quote that stands at `index`.
  mutating func parseRelaxedString() throws(JSONFailure) -> String {
    let quote = bytes[index]
    index += 1
    let start = index
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        try parseRelaxedEscape(into: &text)
      case 0x0A, 0x0D: throw controlCharacter()
      default:
        text.append(byte)
        index += 1
      }
    }
    throw unclosed(start)
  }

  /// Reads the rest of an escape of JSON5. An escaped letter that means nothing is itself.
  mutating func parseRelaxedEscape(into text: inout [UInt8]) throws(JSONFailure) {
    guard index < bytes.count else { throw unexpected("the rest of an escape") }
    let (byte, position) = (bytes[index], here)
    if let plain = Self.sharedEscapes[byte] {
      index += 1
      return text.append(plain)
    }
    index += 1
    if byte == UInt8(ascii: "u") {
      return text.append(contentsOf: try parseUnicodeEscape().utf8)
    }
    note(.escape, at: position)
    switch byte {
    case 0x0D where index < bytes.count && bytes[index] == 0x0A:
      index += 1
      beginLine()
    case 0x0A: beginLine()
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "x"): text.append(contentsOf: try parseHexEscape().utf8)
    default: text.append(byte)
    }
  }

  private static let sharedEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func parseHexEscape() throws(JSONFailure) -> String {
    var value: UInt8 = 0
    for _ in 0..<2 {
      guard index < bytes.count, let digit = hexDigit(bytes[index]) else {
        throw unexpected("two hexadecimal digits after \\x")
      }
      value = value << 4 | UInt8(digit)
      index += 1
    }
    return String(Character(Unicode.Scalar(value)))
  }

  // MARK: - Numbers

  /// Reads a number of JSON5 and gives it the form of JSON.
  mutating func parseRelaxedNumber(at position: JSONPosition) throws(JSONFailure) -> JSONNumber {
    let start = index
    while index < bytes.count, isNumberByte(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = hexadecimal(text) ?? decimal(text) else {
      throw JSONFailure(
        summary: "'\(text)' is not a number", offset: start,
        suggestion: "put it in quotes if it is text")
    }
    if number.text != text { note(.number, at: position) }
    return number
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// `0x1F` with or without a sign.
  private func hexadecimal(_ text: String) -> JSONNumber? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard digits.count > 2, digits.lowercased().hasPrefix("0x"), text.count - digits.count < 2,
      let value = UInt64(digits.dropFirst(2), radix: 16)
    else { return nil }
    return JSONNumber(validText: (isNegative ? "-" : "") + String(value))
  }

  /// A decimal number; zeros in front that do not count are refused as in JSON.
  private func decimal(_ text: String) -> JSONNumber? {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if digits.first == "0", digits.dropFirst().first.map({ "0"..."9" ~= $0 }) == true { return nil }
    guard let number = JSONNumber(decimal: text) else { return nil }
    // What is JSON already stays as it was written: `1E5`.
    let isJSON = number.text.lowercased() == text.lowercased()
    return isJSON ? JSONNumber(validText: text) : number
  }
}
