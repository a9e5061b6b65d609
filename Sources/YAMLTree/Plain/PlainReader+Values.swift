/// Values on one line: texts with and without quotes, and flow collections.
extension PlainReader {
  /// The value that begins here.
  mutating func value(isInFlow: Bool) throws(NotPlain) -> YAMLNode {
    switch cursor.byte {
    case UInt8(ascii: "\""): return try doubleQuoted()
    case UInt8(ascii: "'"): return try singleQuoted()
    case UInt8(ascii: "["): return try flowList()
    case UInt8(ascii: "{"): return try flowMapping()
    default: return try plain(isInFlow: isInFlow)
    }
  }

  private mutating func plain(isInFlow: Bool) throws(NotPlain) -> YAMLNode {
    let location = cursor.location
    let start = cursor.position
    guard !Self.isIndicator(cursor.byte) || isNegative(at: start) else { throw NotPlain() }
    var end = start
    var last = start
    while !cursor.isLineEnd(at: end) {
      let byte = cursor.byte(at: end)
      if isInFlow, Self.isFlowIndicator(byte) { break }
      if byte == UInt8(ascii: ":") {
        let isInside = cursor.byte(at: end + 1) != 0x20 && !cursor.isLineEnd(at: end + 1)
        guard isInside, !isInFlow else { throw NotPlain() }
      }
      if byte == UInt8(ascii: "#"), cursor.byte(at: end - 1) == 0x20 { break }
      end += 1
      if byte != 0x20 { last = end }
    }
    cursor.position = last
    return try node(.scalar(cursor.text(start..<last), isQuoted: false), at: location)
  }

  /// A dash begins a text when it is no item of a list.
  private func isNegative(at index: Int) -> Bool {
    guard cursor.byte(at: index) == UInt8(ascii: "-") else { return false }
    let next = cursor.byte(at: index + 1)
    return next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9") || next == UInt8(ascii: ".")
  }

  private mutating func doubleQuoted() throws(NotPlain) -> YAMLNode {
    let location = cursor.location
    var end = cursor.position + 1
    let start = end
    var escapes = false
    while cursor.byte(at: end) != UInt8(ascii: "\"") {
      if cursor.isLineEnd(at: end) { throw NotPlain() }
      if cursor.byte(at: end) == UInt8(ascii: "\\") {
        escapes = true
        end += 1
      }
      end += 1
    }
    cursor.position = end + 1
    let text = escapes ? try unescaped(start..<end) : cursor.text(start..<end)
    return try node(.scalar(text, isQuoted: true), at: location)
  }

  /// The escapes that are one character, as most are.
  private func unescaped(_ range: Range<Int>) throws(NotPlain) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = cursor.bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < range.upperBound else { throw NotPlain() }
      switch cursor.bytes[index] {
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      default: throw NotPlain()
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func singleQuoted() throws(NotPlain) -> YAMLNode {
    let location = cursor.location
    let start = cursor.position + 1
    var end = start
    while cursor.byte(at: end) != UInt8(ascii: "'") {
      if cursor.isLineEnd(at: end) { throw NotPlain() }
      end += 1
    }
    // Two quotes are one in the text.
    guard cursor.byte(at: end + 1) != UInt8(ascii: "'") else { throw NotPlain() }
    cursor.position = end + 1
    return try node(.scalar(cursor.text(start..<end), isQuoted: true), at: location)
  }

  private mutating func flowList() throws(NotPlain) -> YAMLNode {
    let location = cursor.location
    var items: [YAMLNode] = []
    try descend()
    var isOpen = try opens(before: UInt8(ascii: "]"))
    while isOpen {
      items.append(try value(isInFlow: true))
      isOpen = try continues(before: UInt8(ascii: "]"))
    }
    ascend()
    return YAMLNode(.sequence(items), at: location)
  }

  private mutating func flowMapping() throws(NotPlain) -> YAMLNode {
    let location = cursor.location
    var entries = PlainEntries()
    try descend()
    var isOpen = try opens(before: UInt8(ascii: "}"))
    while isOpen {
      let place = cursor.location
      let key = try cursor.name()
      cursor.position += 1
      skipBlanks()
      let value = try value(isInFlow: true)
      try add(.init(key: key, keyLocation: place, value: value), to: &entries)
      isOpen = try continues(before: UInt8(ascii: "}"))
    }
    ascend()
    return YAMLNode(.mapping(entries.all), at: location)
  }

  /// Steps behind the opening bracket; whether something stands in it.
  private mutating func opens(before end: UInt8) throws(NotPlain) -> Bool {
    cursor.position += 1
    skipBlanks()
    guard cursor.byte == end else { return true }
    cursor.position += 1
    return false
  }

  /// Steps behind the comma or the closing bracket; whether another entry follows.
  private mutating func continues(before end: UInt8) throws(NotPlain) -> Bool {
    skipBlanks()
    guard cursor.byte == UInt8(ascii: ",") || cursor.byte == end else { throw NotPlain() }
    let isOpen = cursor.byte != end
    cursor.position += 1
    if isOpen { skipBlanks() }
    return isOpen
  }

  private mutating func skipBlanks() {
    while cursor.byte == 0x20 { cursor.position += 1 }
  }

  /// Characters that begin something else than a plain text, and those that end a line.
  private static func isIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x20, UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  private static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
