/// Looks at CSS: a stylesheet, the attribute `style`, or an attribute that takes a paint.
///
/// The text is searched as it stands, comments and strings included: what a browser may see in it
/// is seen here, whatever is around. What is only written in a comment is refused, too.
enum CSSRules {
  /// Functions that load what they name as text.
  private static let loading = ["image-set(", "image(", "cross-fade(", "src(", "expression("]

  /// What the text does that a picture must not, as the end of a sentence.
  ///
  /// - Parameter isAttribute: Whether the text may be plain text: then an escape counts only where
  ///   it could spell a function.
  static func problem(in css: String, isAttribute: Bool = false) -> String? {
    let text = css.lowercased()
    if contains("\\", in: text), !isAttribute || contains("(", in: text) {
      return "holds an escape of CSS"
    }
    if !isAttribute, contains("@import", in: text) { return "imports a stylesheet" }
    if !isAttribute, contains("-moz-binding", in: text) { return "binds a script" }
    if let name = loading.first(where: { isCall(of: $0, in: text) }) {
      return "loads what '\(name))' names"
    }
    var rest = text[...]
    while let range = range(of: "url(", in: rest) {
      rest = rest[range.upperBound...]
      let address = rest.drop { " \t\n\r\r\n\"".contains($0) || $0 == "'" }
      guard address.hasPrefix("#") || isRaster(String(address.prefix(40))) else {
        return "leads out of the file by 'url()'"
      }
    }
    return nil
  }

  /// Whether an address holds the bytes of a picture made of pixels, which runs nothing.
  static func isRaster(_ address: String) -> Bool {
    ["png", "jpeg", "jpg", "gif", "webp"].contains { address.hasPrefix("data:image/\($0);base64,") }
  }

  /// `src(` is no call in `mysrc(`.
  private static func isCall(of name: String, in text: String) -> Bool {
    var rest = text[...]
    while let range = range(of: name, in: rest) {
      let before = text[..<range.lowerBound].last
      if before.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// By bytes, so that an accent behind the text does not hide it.
  static func contains(_ wanted: String, in text: String) -> Bool {
    range(of: wanted, in: text[...]) != nil
  }

  private static func range(of wanted: String, in text: Substring) -> Range<String.Index>? {
    let (bytes, wantedBytes) = (text.utf8, wanted.utf8)
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(where: { $0 == wantedBytes.first }) {
      if bytes[found...].starts(with: wantedBytes) {
        return found..<bytes.index(found, offsetBy: wantedBytes.count)
      }
      start = bytes.index(after: found)
    }
    return nil
  }
}
