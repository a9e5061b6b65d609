/// The tags of HTML that was written by us, in which every `<` of a text is escaped: found by another
/// way than the one that writes them, so that one mistake is not made twice.
struct WrittenTags {
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)] = []
  }

  static let running: Set<String> = [
    "script", "style", "iframe", "frame", "object", "embed", "base", "link", "meta", "form", "svg",
    "math", "template",
  ]
  static let addresses: Set<String> = ["href", "src", "srcset", "action", "poster", "cite", "data"]

  /// The tags in their order.
  static func of(_ html: [UInt8]) -> [Tag] {
    var tags: [Tag] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      guard let first = rest.first, first.isLetter || first == UInt8(ascii: "/") else { continue }
      var tag = Tag(name: name(in: &rest))
      while let attribute = attribute(in: &rest) { tag.attributes.append(attribute) }
      tags.append(tag)
    }
    return tags
  }

  /// Whether a browser may take an address for a program.
  static func runs(_ address: String) -> Bool {
    let plain = address.lowercased().filter { !$0.isWhitespace && !$0.isASCIIControl }
      .replacing("&colon;", with: ":").replacing("&#58;", with: ":").replacing("&#x3a;", with: ":")
    return ["javascript:", "vbscript:", "data:text", "data:image/svg"].contains {
      plain.hasPrefix($0)
    }
  }

  private static func name(in rest: inout ArraySlice<UInt8>) -> String {
    let end = rest.firstIndex { $0.endsName } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(decoding: rest[..<end], as: UTF8.self).lowercased()
  }

  private static func attribute(in rest: inout ArraySlice<UInt8>) -> (name: String, value: String)?
  {
    rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "/") }
    guard let first = rest.first, first != UInt8(ascii: ">") else { return nil }
    let end = rest.firstIndex { $0.endsName || $0 == UInt8(ascii: "=") } ?? rest.endIndex
    let name = String(decoding: rest[..<end], as: UTF8.self).lowercased()
    rest = rest[end...].drop(while: \.isBlank)
    guard rest.first == UInt8(ascii: "=") else { return (name, "") }
    rest = rest.dropFirst().drop(while: \.isBlank)
    let quote = rest.first
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { rest = rest.dropFirst() }
    let stop = rest.firstIndex { isQuoted ? $0 == quote : $0.endsName } ?? rest.endIndex
    defer { rest = rest[stop...].dropFirst(isQuoted ? 1 : 0) }
    return (name, String(decoding: rest[..<stop], as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }
  fileprivate var endsName: Bool { isBlank || self == UInt8(ascii: ">") }
}

extension Character {
  fileprivate var isASCIIControl: Bool { asciiValue.map { $0 < 0x20 } ?? false }
}
