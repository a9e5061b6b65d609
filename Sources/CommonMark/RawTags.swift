import MarkupEscaping

/// A piece of raw HTML: a tag, or what stands between tags.
struct RawPiece: Hashable {
  enum Content: Hashable {
    case open(name: String, attributes: [RawAttribute])
    case close(name: String)
    /// Text, with character references as they are written.
    case text
    case comment
    /// An element that says nothing, with all that it holds.
    case leftOut
    /// A page or a film of another place.
    case embedded(address: String, title: String)
  }

  var content: Content
  /// As it is written.
  var source: Substring
  /// How many line ends stand before it.
  var line: Int
}

extension RawPiece {
  /// Whether it is a tag that pages may hold.
  var isKnownTag: Bool {
    switch content {
    case .open(let name, _), .close(let name): RawElement.kind(of: name).map(\.isWritten) == true
    case .text, .comment, .leftOut, .embedded: false
    }
  }

  /// The element that it begins; `nil` for what is no such tag.
  var opens: String? {
    if case .open(let name, _) = content { name } else { nil }
  }

  /// Whether it is a tag in whose place there is nothing, or a link.
  var isReplaced: Bool {
    switch content {
    case .open(let name, _), .close(let name): RawElement.kind(of: name).map(\.isWritten) == false
    case .leftOut, .embedded: true
    case .text, .comment: false
    }
  }
}

/// An attribute of a tag: its name in lower case, its value with character references resolved.
struct RawAttribute: Hashable {
  var name: String
  var value: String
}

extension [RawAttribute] {
  /// The first of a name, as browsers take it.
  func value(of name: String) -> String? { first { $0.name == name }?.value }
}

/// Cuts raw HTML into tags and what stands between them.
///
/// Nothing is trusted: what is no complete tag is text, and so is a tag whose name has anything but
/// ASCII letters and digits.
struct RawTags {
  private let source: Substring
  private var rest: Substring.UTF8View
  private var pieces: [RawPiece] = []
  private var line = 0
  /// Whether no comment ends from here on, so that a text of beginnings is not read again for each.
  private var commentsAreOver = false
  private var textStart: Substring.Index

  static func pieces(of html: String) -> [RawPiece] {
    var reader = RawTags(html[...])
    reader.read()
    return reader.pieces
  }

  /// The name that an element gives the place where it begins, `<a id="name">`.
  static func anchor(of html: String) -> String? {
    guard html.contains("id=") || html.contains("name="), let tag = pieces(of: html).first,
      case .open(let name, let attributes) = tag.content
    else { return nil }
    return RawElement.placeName(of: name, attributes)
  }

  /// Where something begins in a text that a browser would take for markup.
  static func firstMarkup(in text: Substring) -> Substring.Index? {
    text.utf8.indices.first { index in
      guard text.utf8[index] == UInt8(ascii: "<") else { return false }
      guard let next = text.utf8[index...].dropFirst().first else { return false }
      return isLetter(next) || "/!?".utf8.contains(next)
    }
  }

  private init(_ source: Substring) {
    self.source = source
    rest = source.utf8
    textStart = source.startIndex
  }

  private mutating func read() {
    while let less = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[less...]
      let start = rest.startIndex
      if let content = comment() ?? tag() {
        endText(at: start)
        add(content, source[start..<rest.startIndex])
        textStart = rest.startIndex
      } else {
        rest = source[start...].utf8.dropFirst()
      }
    }
    endText(at: source.endIndex)
  }

  private mutating func endText(at end: Substring.Index) {
    if textStart < end { add(.text, source[textStart..<end]) }
  }

  private mutating func add(_ content: RawPiece.Content, _ text: Substring) {
    pieces.append(RawPiece(content: content, source: text, line: line))
    line += text.utf8.count { $0 == Byte.lineFeed }
  }

  private mutating func comment() -> RawPiece.Content? {
    guard !commentsAreOver, rest.starts(with: "<!--".utf8) else { return nil }
    var end = rest.dropFirst(4)
    while let hyphen = end.firstIndex(of: Byte.hyphen) {
      end = end[hyphen...]
      if end.starts(with: "-->".utf8) {
        rest = end.dropFirst(3)
        return .comment
      }
      end = end.dropFirst()
    }
    commentsAreOver = true
    return nil
  }

  private mutating func tag() -> RawPiece.Content? {
    rest = rest.dropFirst()
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest = rest.dropFirst() }
    guard let name = name(), !name.isEmpty, Self.isLetter(name.utf8.first ?? 0) else { return nil }
    var attributes: [RawAttribute] = []
    while true {
      skipSpace()
      if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
      if rest.first == Byte.greater {
        rest = rest.dropFirst()
        return isEnd ? .close(name: name) : .open(name: name, attributes: attributes)
      }
      guard let attribute = attribute() else { return nil }
      attributes.append(attribute)
    }
  }

  /// The letters and digits before a space, `/` or `>`; `nil` when anything else stands there.
  private mutating func name() -> String? {
    let name = rest.prefix { Self.isLetter($0) || (48...57).contains($0) }
    rest = rest[name.endIndex...]
    guard let next = rest.first, Self.isSpace(next) || next == Byte.greater || next == 47 else {
      return nil
    }
    return String(Substring(name)).lowercased()
  }

  private mutating func attribute() -> RawAttribute? {
    let name = rest.prefix { byte in
      Self.isLetter(byte) || (48...58).contains(byte) || byte == Byte.hyphen || byte == 95
    }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    skipSpace()
    let key = String(Substring(name)).lowercased()
    guard rest.first == UInt8(ascii: "=") else { return RawAttribute(name: key, value: "") }
    rest = rest.dropFirst()
    skipSpace()
    return value().map { RawAttribute(name: key, value: RawReferences.resolved($0)) }
  }

  private mutating func value() -> Substring? {
    guard let quote = rest.first else { return nil }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let value = rest.dropFirst().prefix { $0 != quote }
      guard value.endIndex < rest.endIndex else { return nil }
      rest = rest[value.endIndex...].dropFirst()
      return Substring(value)
    }
    let value = rest.prefix { !Self.isSpace($0) && $0 != Byte.greater }
    guard !value.isEmpty, !value.contains(where: { "\"'<=`".utf8.contains($0) }) else {
      return nil
    }
    rest = rest[value.endIndex...]
    return Substring(value)
  }

  private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || byte == Byte.lineFeed || byte == 12
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

/// The character references of raw HTML.
enum RawReferences {
  /// A text with the references of XML and those by number resolved; others stay.
  static func resolved(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...].dropFirst()
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let scalar = CharacterReference.scalar(rest[..<end])
      else {
        result += "&"
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Whether a text that follows `&` makes it a reference of any name or number.
  static func begins(_ rest: Substring.UTF8View) -> Bool {
    let name = rest.prefix(33).prefix { $0 != UInt8(ascii: ";") }
    guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";")
    else { return false }
    return name.enumerated().allSatisfy { place, byte in
      (48...57).contains(byte) || (97...122).contains(byte | 0x20) || place == 0 && byte == 35
    }
  }
}
