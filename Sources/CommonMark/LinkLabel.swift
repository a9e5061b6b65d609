/// The words of a link that would show none, such as one around the icon of a font or an image that
/// is left out.
enum LinkLabel {
  /// Whether HTML has tags but nothing that a reader sees.
  static func isMissing(in html: ArraySlice<UInt8>) -> Bool {
    var rest = html
    while let first = rest.first {
      if first != UInt8(ascii: "<") {
        guard Byte.isSpace(first) else { return false }
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("<img") { return false }
      rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
    }
    return true
  }

  /// What a link to an address outside of the content is told by, `youtu.be/x`, and one to a page by
  /// its name.
  static func text(of address: String) -> String {
    let address = PageName.name(in: address) ?? address
    var rest = address[...]
    if let scheme = address.firstRange(of: "://") {
      rest = address[scheme.upperBound...]
      if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
      return String(rest.last == "/" ? rest.dropLast() : rest)
    }
    for scheme in ["doc:", "mailto:"] where rest.hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    let names = rest.split(separator: "/").filter { !["index.md", ".", ".."].contains($0) }
    guard let name = names.last else { return address }
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }
}
