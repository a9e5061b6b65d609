extension CSSTokenizer {
  func isEscape(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\\") && index + offset + 1 < bytes.count
      && byte(at: offset + 1) != UInt8(ascii: "\n")
  }

  func startsName(at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "-") else {
      return Self.isNameStart(byte(at: offset)) || isEscape(at: offset)
    }
    let second = byte(at: offset + 1)
    return Self.isNameStart(second) || second == UInt8(ascii: "-") || isEscape(at: offset + 1)
  }

  var startsNumber: Bool {
    let isSigned = byte(at: 0) == UInt8(ascii: "+") || byte(at: 0) == UInt8(ascii: "-")
    let offset = isSigned ? 1 : 0
    if Self.isDigit(byte(at: offset)) { return true }
    return byte(at: offset) == UInt8(ascii: ".") && Self.isDigit(byte(at: offset + 1))
  }

  mutating func name() -> String {
    var characters: [UInt8] = []
    while index < bytes.count {
      if Self.isNameByte(bytes[index]) {
        characters.append(bytes[index])
        index += 1
      } else if isEscape(at: 0) {
        characters += String(escaped()).utf8
      } else {
        break
      }
    }
    return String(decoding: characters, as: UTF8.self)
  }

  mutating func number() -> CSSToken.Kind {
    let start = index
    index += 1
    skipDigits()
    if byte(at: 0) == UInt8(ascii: "."), Self.isDigit(byte(at: 1)) {
      index += 1
      skipDigits()
    }
    skipExponent()
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    let value = Double(digits) ?? 0
    if byte(at: 0) == UInt8(ascii: "%") {
      index += 1
      return .percentage(value)
    }
    return startsName(at: 0) ? .dimension(value, unit: name().lowercased()) : .number(value)
  }

  mutating func nameOrFunction() -> CSSToken.Kind {
    let name = name()
    guard byte(at: 0) == UInt8(ascii: "(") else { return .ident(name) }
    index += 1
    guard name.lowercased() == "url" else { return .function(name.lowercased()) }
    var offset = 0
    while Self.isBlank(byte(at: offset)) { offset += 1 }
    let first = byte(at: offset)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return .function("url") }
    skipAddress()
    return .address
  }

  mutating func string() -> CSSToken.Kind {
    let quote = bytes[index]
    var characters: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return .string(String(decoding: characters, as: UTF8.self))
      }
      if byte == UInt8(ascii: "\n") { return .address }
      if isEscape(at: 0) {
        characters += String(escaped()).utf8
      } else {
        // A backslash before the end of the line continues the string.
        index += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte != UInt8(ascii: "\\") { characters.append(byte) }
      }
    }
    index = min(index, bytes.count)
    return .string(String(decoding: characters, as: UTF8.self))
  }

  /// The character an escape stands for, which begins at the backslash.
  private mutating func escaped() -> Unicode.Scalar {
    index += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = Character(Unicode.Scalar(byte(at: 0))).hexDigitValue {
      value = value * 16 + UInt32(digit)
      digits += 1
      index += 1
    }
    guard digits == 0 else {
      if Self.isBlank(byte(at: 0)) { index += 1 }
      return Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    }
    let decoded = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    let scalar = decoded.unicodeScalars.first ?? "\u{FFFD}"
    index = min(index + UTF8.width(scalar), bytes.count)
    return scalar
  }

  private mutating func skipDigits() {
    while Self.isDigit(byte(at: 0)) { index += 1 }
  }

  private mutating func skipExponent() {
    guard byte(at: 0) | 0x20 == UInt8(ascii: "e") else { return }
    let isSigned = byte(at: 1) == UInt8(ascii: "+") || byte(at: 1) == UInt8(ascii: "-")
    guard Self.isDigit(byte(at: isSigned ? 2 : 1)) else { return }
    index += 2
    skipDigits()
  }

  private mutating func skipAddress() {
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
      index += isEscape(at: 0) ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }
}
