import MarkupEscaping

/// A file is not XML as this reader wants it.
struct XMLError: Error, Hashable {
  var summary: String
  var suggestion: String?
  /// In bytes from the start of the file.
  var offset: Int

  init(_ summary: String, at offset: Int, suggestion: String? = nil) {
    self.summary = summary
    self.suggestion = suggestion
    self.offset = offset
  }
}

/// An attribute with its value after references are replaced.
struct XMLAttribute: Hashable {
  var name: String
  var value: String
  var offset: Int
}

/// What a document consists of.
enum XMLNode: Hashable {
  /// A start tag; one that is empty is followed by its end all the same.
  case start(name: String, attributes: [XMLAttribute], offset: Int)
  case end
  case text(String, offset: Int)
}

/// Reads XML 1.0 in UTF-8, stricter than the standard: no document type but that of the W3C for SVG
/// without declarations of its own, hence no entities besides the five that XML has, and no
/// processing instructions. It keeps a stack of its own, and refuses elements that lie deeper than
/// ``depthLimit``.
struct XMLReader {
  static let depthLimit = 256

  let bytes: [UInt8]
  var position = 0
  private var open: [String] = []
  private var hasRoot = false
  private var endsAtOnce = false
  private let isUTF8: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next node; `nil` at the end of a complete document.
  mutating func next() throws(XMLError) -> XMLNode? {
    if position <= 3, !hasRoot { try begin() }
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while position < bytes.count {
      if at("<!--") {
        try skipComment()
      } else if at("<![CDATA[") {
        return try characterData()
      } else if !hasRoot, let end = SVGPrologue.typeEnd(in: bytes[position...]) {
        position = end
      } else if at("<!") {
        throw XMLError(
          "the file declares a document type", at: position,
          suggestion: "delete '<!DOCTYPE …>'; browsers do not need it")
      } else if at("<?") {
        throw XMLError(
          "the file has a processing instruction", at: position, suggestion: "delete '<?…?>'")
      } else if at("</") {
        try readEnd()
        return .end
      } else if at("<") {
        return try readStart()
      } else if let text = try readText() {
        return text
      }
    }
    guard open.isEmpty else {
      throw XMLError("'<\(open.last ?? "")>' is not closed", at: bytes.count)
    }
    return nil
  }
}

// MARK: - Nodes

extension XMLReader {
  private mutating func begin() throws(XMLError) {
    guard isUTF8 else {
      throw XMLError("the file is not UTF-8 text", at: 0, suggestion: "save it as UTF-8")
    }
    if let offset = bytes.firstIndex(where: { $0 < 0x20 && ![9, 10, 13].contains($0) }) {
      throw XMLError("the file has a control character", at: offset)
    }
    guard at("<?xml"), bytes.dropFirst(position + 5).first.map(Self.isSpace) == true else {
      return
    }
    let start = position
    position += 5
    let declared = try readAttributes()
    guard at("?>") else { throw XMLError("the XML declaration has no end", at: start) }
    position += 2
    for attribute in declared {
      switch (attribute.name, attribute.value.lowercased()) {
      case ("version", "1.0"), ("encoding", "utf-8"), ("encoding", "us-ascii"),
        ("standalone", "yes"), ("standalone", "no"):
        continue
      case ("encoding", let name)
      where SVGPrologue.isLikeASCII(name) && bytes.allSatisfy { $0 < 0x80 }:
        continue
      default:
        throw XMLError(
          "'\(attribute.name)=\"\(attribute.value)\"' is not read", at: attribute.offset,
          suggestion: "save the file as XML 1.0 in UTF-8")
      }
    }
  }

  private mutating func skipComment() throws(XMLError) {
    let start = position
    position += 4
    while position < bytes.count, !at("--") { position += 1 }
    guard at("-->") else { throw XMLError("the comment is not well-formed", at: start) }
    position += 3
  }

  private mutating func characterData() throws(XMLError) -> XMLNode {
    let start = position
    guard !open.isEmpty else { throw XMLError("there is text outside the picture", at: start) }
    position += 9
    let text = position
    while position < bytes.count, !at("]]>") { position += 1 }
    guard at("]]>") else { throw XMLError("'<![CDATA[' is not closed", at: start) }
    let content = String(decoding: bytes[text..<position], as: UTF8.self)
    position += 3
    return .text(content, offset: start)
  }

  private mutating func readEnd() throws(XMLError) {
    let start = position
    position += 2
    let name = try readName()
    skipSpace()
    guard at(">"), open.last == name else {
      throw XMLError("'</\(name)>' does not close what is open", at: start)
    }
    position += 1
    open.removeLast()
  }

  private mutating func readStart() throws(XMLError) -> XMLNode {
    let start = position
    guard !open.isEmpty || !hasRoot else {
      throw XMLError("a second element follows the picture", at: start)
    }
    guard open.count < Self.depthLimit else {
      throw XMLError("elements are nested more than \(Self.depthLimit) deep", at: start)
    }
    position += 1
    let name = try readName()
    let attributes = try readAttributes()
    endsAtOnce = at("/>")
    guard endsAtOnce || at(">") else { throw XMLError("'<\(name)' is not well-formed", at: start) }
    position += endsAtOnce ? 2 : 1
    hasRoot = true
    open.append(name)
    return .start(name: name, attributes: attributes, offset: start)
  }

  /// `nil` for white space around the root.
  private mutating func readText() throws(XMLError) -> XMLNode? {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let content = try replacingReferences(start..<position)
    if !open.isEmpty { return .text(content, offset: start) }
    guard bytes[start..<position].allSatisfy(Self.isSpace) else {
      throw XMLError("there is text outside the picture", at: start)
    }
    return nil
  }
}

// MARK: - Names and attributes

extension XMLReader {
  private mutating func readAttributes() throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let before = position
      skipSpace()
      guard position < bytes.count, Self.isNameByte(bytes[position]) else { return attributes }
      guard position > before else {
        throw XMLError("white space is missing before an attribute", at: position)
      }
      let start = position
      let name = try readName()
      guard names.insert(name).inserted else {
        throw XMLError("the attribute '\(name)' is given twice", at: start)
      }
      let value = try readValue(of: name, at: start)
      attributes.append(XMLAttribute(name: name, value: value, offset: start))
    }
  }

  private mutating func readValue(of name: String, at start: Int) throws(XMLError) -> String {
    skipSpace()
    guard at("=") else { throw XMLError("the attribute '\(name)' has no value", at: start) }
    position += 1
    skipSpace()
    guard at("\"") || at("'") else {
      throw XMLError("the value of '\(name)' has no quotes", at: start)
    }
    let quote = bytes[position]
    position += 1
    let from = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") {
        throw XMLError("'<' is not allowed in the value of '\(name)'", at: position)
      }
      position += 1
    }
    guard position < bytes.count else {
      throw XMLError("the value of '\(name)' is not closed", at: start)
    }
    let value = try replacingReferences(from..<position)
    position += 1
    return value
  }

  private mutating func readName() throws(XMLError) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw XMLError("a name is missing", at: start) }
    let name = bytes[start..<position]
    let colons = name.count { $0 == UInt8(ascii: ":") }
    guard colons < 2, name.first != UInt8(ascii: ":"), name.last != UInt8(ascii: ":") else {
      throw XMLError("a name has more than one prefix", at: start)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private func replacingReferences(_ range: Range<Int>) throws(XMLError) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let rest = bytes[(index + 1)..<min(range.upperBound, index + 12)]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(String(decoding: rest[..<end], as: UTF8.self))
      else { throw XMLError("'&' begins no reference that is known", at: index) }
      result += Array(String(Character(scalar)).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a reference stands for: `lt`, `#38`, `#x26`. XML has no control characters, and no `#X`.
  private static func scalar(_ reference: String) -> Unicode.Scalar? {
    guard !reference.hasPrefix("#X"), let scalar = CharacterReference.scalar(reference),
      scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value)
    else { return nil }
    return scalar
  }
}

// MARK: - Bytes

extension XMLReader {
  private func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + count)]) }
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
