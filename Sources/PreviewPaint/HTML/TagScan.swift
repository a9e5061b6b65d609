/// Finds the start tags of a template, with the places of their attributes.
struct TagScan {
  struct Attribute {
    /// In lower case.
    var name: String
    /// As written, references included.
    var value: String
    /// In bytes from the start of the template.
    var offset: Int
  }

  struct Tag {
    /// In lower case.
    var name: String
    var attributes: [Attribute] = []
    /// What a `<style>` holds.
    var css: String?
    var offset: Int
  }

  /// The template without its Mustache tags.
  private var bytes: [UInt8] = []
  /// Where each byte stands in the template.
  private var offsets: [Int] = []
  private var index = 0

  /// - Parameter blankingTags: Whether a Mustache tag leaves white space.
  init(_ template: [UInt8], blankingTags: Bool) {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var at = 0
    while at < template.count {
      if template[at...].starts(with: [open, open]) {
        let start = at
        while at < template.count, !template[at...].starts(with: [close, close]) { at += 1 }
        at = min(at + 2, template.count)
        if at < template.count, template[at] == close { at += 1 }
        if blankingTags {
          bytes.append(UInt8(ascii: " "))
          offsets.append(start)
        }
      } else {
        bytes.append(template[at])
        offsets.append(at)
        at += 1
      }
    }
  }

  mutating func next() -> Tag? {
    while index < bytes.count {
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "<"), index < bytes.count, isLetter(bytes[index])
      else { continue }
      var tag = Tag(name: "", offset: offsets[index - 1])
      tag.name = word { $0 == UInt8(ascii: "/") }
      while let attribute = attribute() { tag.attributes.append(attribute) }
      if tag.name == "style" { tag.css = text(index..<endOfStyle()) }
      return tag
    }
    return nil
  }

  private mutating func attribute() -> Attribute? {
    while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
      index += 1
    }
    guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return nil }
    let offset = offsets[index]
    // A first '=' belongs to the name, as browsers have it.
    let first = bytes[index] == UInt8(ascii: "=") ? "=" : ""
    if !first.isEmpty { index += 1 }
    let name = first + word { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/") }
    let end = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      index = end
      return Attribute(name: name, value: "", offset: offset)
    }
    index += 1
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return Attribute(name: name, value: value(), offset: offset)
  }

  private mutating func value() -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count,
      isQuoted
        ? bytes[index] != quote : !isSpace(bytes[index]) && bytes[index] != UInt8(ascii: ">")
    { index += 1 }
    let end = index
    if isQuoted { index = min(index + 1, bytes.count) }
    return text(start..<end)
  }

  /// A name in lower case, up to white space, `>`, or what `isEnd` says.
  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">"),
      !isEnd(bytes[index])
    { index += 1 }
    return text(start..<index).lowercased()
  }

  private func endOfStyle() -> Int {
    let end = Array("</style".utf8)
    var at = index
    while at < bytes.count {
      let isEnd = bytes[at...].prefix(end.count).elementsEqual(end) { $0 | 0x20 == $1 | 0x20 }
      if isEnd { return at }
      at += 1
    }
    return bytes.count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isSpace(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
