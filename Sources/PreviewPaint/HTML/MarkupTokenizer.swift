/// Splits HTML into tokens, in time linear in its length; comments are left out. Nothing fails:
/// what is no markup is text.
struct MarkupTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  /// The element whose content is text until its own end tag.
  private var rawText: [UInt8]?

  /// Elements whose content is text.
  private static let rawTextElements: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  init(_ html: String) { bytes = Array(html.utf8) }

  mutating func next() -> MarkupToken? {
    if let name = rawText {
      rawText = nil
      let start = index
      skipRawText(name)
      if index > start { return text(start..<index) }
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: "<"), let skipped = afterComment() {
      index = skipped
    }
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "<") {
      if Self.isLetter(byte(at: 1)) { return startTag() }
      if byte(at: 1) == UInt8(ascii: "/"), Self.isLetter(byte(at: 2)) { return endTag() }
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return text(start..<index)
  }

  private func byte(at offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func text(_ range: Range<Int>) -> MarkupToken {
    let isPlain = bytes[range].allSatisfy { CSSTokenizer.isBlank($0) }
    guard !isPlain else { return .text(isVisible: false) }
    let decoded = CharacterReferences.decode(bytes[range])
    return .text(isVisible: decoded.unicodeScalars.contains { !$0.properties.isWhitespace })
  }

  /// Where a comment, a document type or the like ends that begins here.
  private func afterComment() -> Int? {
    guard [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(byte(at: 1)) else { return nil }
    guard byte(at: 2) == UInt8(ascii: "-"), byte(at: 3) == UInt8(ascii: "-") else {
      return (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
    }
    // `<!-->` is a comment, too.
    var end = index + 4
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ">"), bytes[end - 1] == UInt8(ascii: "-"),
        bytes[end - 2] == UInt8(ascii: "-")
      {
        return end + 1
      }
      end += 1
    }
    return bytes.count
  }

  private mutating func skipRawText(_ name: [UInt8]) {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), byte(at: 1) == UInt8(ascii: "/") {
        let rest = bytes[(index + 2)...].prefix(name.count)
        if rest.elementsEqual(name, by: { $0 | 0x20 == $1 }) { return }
      }
      index += 1
    }
  }
}

// MARK: - Tags

extension MarkupTokenizer {
  private mutating func endTag() -> MarkupToken {
    index += 2
    let name = word { _ in false }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    index += 1
    return .end(name: name)
  }

  private mutating func startTag() -> MarkupToken {
    index += 1
    let name = word { _ in false }
    var attributes: [MarkupToken.Attribute] = []
    var isSelfClosing = false
    while index < bytes.count {
      skipBlanks()
      let byte = byte(at: 0)
      if byte == UInt8(ascii: ">") { break }
      isSelfClosing = byte == UInt8(ascii: "/")
      if isSelfClosing { index += 1 } else { attributes.append(attribute()) }
    }
    index += 1
    if Self.rawTextElements.contains(name) { rawText = Array(name.utf8) }
    return .start(name: name, attributes: attributes, isSelfClosing: isSelfClosing)
  }

  private mutating func attribute() -> MarkupToken.Attribute {
    let name = word { $0 == UInt8(ascii: "=") }
    skipBlanks()
    guard byte(at: 0) == UInt8(ascii: "=") else {
      return MarkupToken.Attribute(name: name, value: "")
    }
    index += 1
    skipBlanks()
    return MarkupToken.Attribute(name: name, value: attributeValue())
  }

  private mutating func attributeValue() -> String {
    let quote = byte(at: 0)
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted ? byte == quote : CSSTokenizer.isBlank(byte) || byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    let value = CharacterReferences.decode(bytes[start..<index])
    if isQuoted { index += 1 }
    return value
  }

  /// A name in lower case. It has at least one character, so that reading goes on.
  private mutating func word(until ends: (UInt8) -> Bool) -> String {
    let start = index
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if CSSTokenizer.isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        || ends(byte)
      {
        break
      }
      index += 1
    }
    return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self).lowercased()
  }

  private mutating func skipBlanks() {
    while index < bytes.count, CSSTokenizer.isBlank(bytes[index]) { index += 1 }
  }
}
