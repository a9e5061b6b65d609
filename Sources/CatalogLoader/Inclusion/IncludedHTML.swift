import CatalogModel

/// Files of HTML and SVG that texts include, as tools read them that keep HTML together up to the
/// tag that ends it.
enum IncludedHTML {
  /// The tag of an image in place of the source of one, which pages do not hold; `nil` for other
  /// files, and in code.
  static func picture(_ path: String, _ tag: IncludeTag, in page: String) -> String? {
    guard path.hasSuffix(".svg"), tag.language == nil, tag.part == nil, !tag.isInCode else {
      return nil
    }
    return "<img src=\"\(RelativeURL.from(page, to: path))\" alt=\"\">"
  }

  /// Lines whose blank ones inside of elements are comments: to CommonMark, a blank line ends the
  /// HTML, so that the rest of an element would be text.
  static func joined(_ lines: [Substring]) -> [Substring] {
    var joined = lines
    var open: (name: String, depth: Int, blanks: [Int])?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingBlanks
      if text.isEmpty {
        open?.blanks.append(index)
        continue
      }
      if open == nil, let name = element(text) { open = (name, 0, []) }
      guard var element = open else { continue }
      element.depth += count("<" + element.name, in: text) - count("</" + element.name, in: text)
      open = element.depth > 0 ? element : nil
      if open == nil { for blank in element.blanks { joined[blank] = "<!---->" } }
    }
    return joined
  }

  /// The name of the element that begins at the start of a line; `nil` where none does.
  private static func element(_ text: Substring) -> String? {
    guard text.first == "<" else { return nil }
    let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.isEmpty || withoutEnd.contains(String(name)) ? nil : String(name)
  }

  private static let withoutEnd: Set = ["br", "hr", "img", "input", "link", "meta"]

  /// How often a tag is in a text.
  private static func count(_ tag: String, in text: Substring) -> Int {
    text.ranges(of: tag).count { range in
      text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
