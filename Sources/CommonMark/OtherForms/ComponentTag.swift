/// A tag of a component, `<TabItem value="a" label={name}>`, or of HTML with code in its attributes.
struct ComponentTag {
  var name: String
  var isEnd = false
  /// Whether it ends itself, `<Chart />`.
  var isEmpty = false
  /// Those with a text as their value; the first text in it where the value is code.
  var attributes: [(name: String, value: String)] = []
  /// Those whose value is code.
  var codes: [(name: String, value: String)] = []
  var hasCode = false
  /// Whether a blank line stands in it, as MDX has it.
  var hasBlankLine = false
  /// Behind the tag.
  var end = 0

  /// The attributes that hold addresses.
  static let addresses: Set = ["href", "src", "to", "url"]

  subscript(_ names: String...) -> String? {
    names.lazy.compactMap { name in attributes.first { $0.name == name }?.value }.first
  }
}

/// Reads tags as components are written. What is no complete tag is text.
struct ComponentTagReader {
  private var rest: ArraySlice<UInt8>
  private let mayHoldBlankLines: Bool
  /// How far a tag may reach.
  static let reach = 4000

  /// The tag that begins at `start`, which holds `<`.
  static func tag(
    at start: Int, of body: ArraySlice<UInt8>, mayHoldBlankLines: Bool = false
  ) -> ComponentTag? {
    let rest = body[start...].prefix(reach).dropFirst()
    var reader = ComponentTagReader(rest: rest, mayHoldBlankLines: mayHoldBlankLines)
    return reader.read()
  }

  private mutating func read() -> ComponentTag? {
    var tag = ComponentTag(name: "")
    tag.isEnd = take("/")
    let name = rest.prefix { Byte.isLetter($0) || Byte.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard name.isEmpty || name.first.map(Byte.isLetter) == true else { return nil }
    tag.name = name.text
    rest = rest[name.endIndex...]
    while true {
      guard skipSpace(in: &tag) else { return nil }
      if take("/") { tag.isEmpty = true }
      if take(">") {
        tag.end = rest.startIndex
        return tag
      }
      guard attribute(of: &tag) else { return nil }
    }
  }

  private mutating func attribute(of tag: inout ComponentTag) -> Bool {
    // `{...props}` stands among the attributes.
    if rest.first == UInt8(ascii: "{") {
      tag.hasCode = true
      return code() != nil
    }
    let name = rest.prefix { Byte.isLetter($0) || Byte.isDigit($0) || "-_:@".utf8.contains($0) }
    guard !name.isEmpty, rest.startIndex > 0 else { return false }
    rest = rest[name.endIndex...]
    guard take("=") else {
      tag.attributes.append((name.text, ""))
      return true
    }
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: "{") {
      tag.hasCode = true
      guard let code = code() else { return false }
      tag.codes.append((name.text, code.trimmed.text))
      let isAddress = ComponentTag.addresses.contains(name.text)
      if let text = Self.firstText(in: code, alone: isAddress) {
        tag.attributes.append((name.text, text))
      }
      return true
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let value = rest.dropFirst().prefix { $0 != first }
      guard value.endIndex < rest.endIndex else { return false }
      rest = rest[value.endIndex...].dropFirst()
      tag.attributes.append((name.text, value.text))
      return true
    }
    let value = rest.prefix {
      !Byte.isBlank($0) && $0 != Byte.lineFeed && $0 != Byte.greater && $0 != UInt8(ascii: "<")
    }
    guard !value.isEmpty else { return false }
    rest = rest[value.endIndex...]
    tag.attributes.append((name.text, value.text))
    return true
  }

  /// Code in braces, which may hold braces and texts.
  private mutating func code() -> ArraySlice<UInt8>? {
    guard let end = Braces.end(of: rest) else { return nil }
    defer { rest = rest[end...] }
    return rest[..<end].dropFirst().dropLast()
  }

  /// - Parameter alone: Whether it must be no part of a text that is put together.
  private static func firstText(in code: ArraySlice<UInt8>, alone: Bool) -> String? {
    let isQuote = { (byte: UInt8) in "\"'`".utf8.contains(byte) }
    guard let start = code.firstIndex(where: isQuote) else { return nil }
    let value = code[start...].dropFirst().prefix { $0 != code[start] }
    guard value.endIndex < code.endIndex else { return nil }
    if alone {
      let isTemplate = code[start] == UInt8(ascii: "`") && value.firstIndex(of: "${") != nil
      let next = code[value.endIndex...].dropFirst().drop(while: Byte.isSpace).first
      let before = code[..<start].last { !Byte.isSpace($0) }
      if isTemplate || next == UInt8(ascii: "+") || before == UInt8(ascii: "+") { return nil }
    }
    return value.text
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Whether what follows may be a tag still: but for MDX, a tag has no blank line.
  private mutating func skipSpace(in tag: inout ComponentTag) -> Bool {
    var ends = 0
    while let byte = rest.first, Byte.isBlank(byte) || byte == Byte.lineFeed {
      if byte == Byte.lineFeed { ends += 1 }
      rest = rest.dropFirst()
    }
    if ends > 1 { tag.hasBlankLine = true }
    return (ends < 2 || mayHoldBlankLines) && !rest.isEmpty
  }
}

/// Code between braces.
enum Braces {
  /// Behind the brace that closes the first; `nil` when none does within the text.
  static func end(of text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var quote: UInt8?
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if let open = quote {
        if byte == Byte.backslash { index += 1 }
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          if depth == 0 { return index + 1 }
        default: break
        }
      }
      index += 1
    }
    return nil
  }
}
