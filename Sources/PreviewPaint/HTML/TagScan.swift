/// Finds the start tags of a template, with the places of their attributes.
struct TagScan {
  struct Attribute {
    /// In lower case.
    var name: String
    /// As written, references included; what variables write left out.
    var value: String
    /// What stands before the first variable in the value; `nil` where there is none.
    var fixedStart: String?
    /// Whether what a variable writes may end the value, since no quotes stand round it.
    var isOpenEnded = false
    /// Whether a variable writes a part of the name.
    var hasVariableName = false
    /// In bytes from the start of the template.
    var offset: Int
    /// Where the value begins, within its quotes; `nil` where there is none.
    var valueOffset: Int?
  }

  struct Tag {
    /// In lower case.
    var name: String
    /// Whether a variable writes a part of the name.
    var hasVariableName = false
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

  /// Stands for what a variable writes. No UTF-8 text has this byte.
  static let variable: UInt8 = 0xFF

  /// Where the template changes the delimiters of its tags. From there on nobody but the template
  /// engine knows what is a tag.
  private(set) var delimiterChange: Int?

  /// - Parameter blankingTags: Whether a tag that writes nothing itself leaves white space.
  init(_ template: [UInt8], blankingTags: Bool) {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var at = 0
    while at < template.count {
      guard template[at...].starts(with: [open, open]) else {
        add(template[at], at)
        at += 1
        continue
      }
      let start = at
      let sign = at + 2 < template.count ? template[at + 2] : 0
      let end = sign == open ? [close, close, close] : [close, close]
      while at < template.count, !template[at...].starts(with: end) { at += 1 }
      at = min(at + end.count, template.count)
      if sign == UInt8(ascii: "=") { delimiterChange = delimiterChange ?? start }
      if !"#^/><$!=".utf8.contains(sign) {
        add(Self.variable, start)
      } else if blankingTags {
        add(UInt8(ascii: " "), start)
      }
    }
  }

  private mutating func add(_ byte: UInt8, _ offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  mutating func next() -> Tag? {
    while index < bytes.count {
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "<"), index < bytes.count, mayBeginName(bytes[index])
      else { continue }
      var tag = Tag(name: "", offset: offsets[index - 1])
      let name = word { $0 == UInt8(ascii: "/") }
      (tag.name, tag.hasVariableName) = (text(name).lowercased(), hasVariable(name))
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
    let start = index
    if bytes[index] == UInt8(ascii: "=") { index += 1 }
    let name = start..<word { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/") }.upperBound
    var attribute = Attribute(name: text(name).lowercased(), value: "", offset: offset)
    attribute.hasVariableName = hasVariable(name)
    let end = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      index = end
      return attribute
    }
    index += 1
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    readValue(of: &attribute)
    return attribute
  }

  private mutating func readValue(of attribute: inout Attribute) {
    guard index < bytes.count else { return }
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
    attribute.value = text(start..<end)
    if start < end { attribute.valueOffset = offsets[start] }
    guard let variable = bytes[start..<end].firstIndex(of: Self.variable) else { return }
    attribute.fixedStart = text(start..<variable)
    attribute.isOpenEnded = !isQuoted
  }

  /// A name, up to white space, `>`, or what `isEnd` says.
  private mutating func word(until isEnd: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">"),
      !isEnd(bytes[index])
    { index += 1 }
    return start..<index
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
    String(decoding: bytes[range].filter { $0 != Self.variable }, as: UTF8.self)
  }

  private func hasVariable(_ range: Range<Int>) -> Bool { bytes[range].contains(Self.variable) }

  private func isSpace(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }

  private func mayBeginName(_ byte: UInt8) -> Bool {
    byte == Self.variable || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
