/// What is known of raw HTML, and what is made of it where no page is written.
public enum RawHTML {
  /// Whether the text is one comment and nothing else: a note among authors, not shown.
  public static func isComment(_ html: String) -> Bool {
    var rest = ArraySlice(html.utf8).drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    guard rest.count >= 7, rest.starts(with: "<!--".utf8), rest.suffix(3).elementsEqual("-->".utf8)
    else { return false }
    let content = rest.dropFirst(4).dropLast(3)
    return !content.indices.contains { content[$0...].starts(with: "-->".utf8) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || byte == Byte.lineFeed
  }

  /// The text of the first `h1` element, without tags; `nil` when there is none with text.
  public static func title(in html: String) -> String? {
    let pieces = RawTags.pieces(of: html)
    let start = pieces.firstIndex { if case .open("h1", _) = $0.content { true } else { false } }
    guard let start else { return nil }
    var title = ""
    for piece in pieces[start...].dropFirst() {
      if case .close("h1") = piece.content { break }
      if case .text = piece.content { title += RawReferences.resolved(piece.source) }
    }
    let words = title.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The text without its first `h1` element; pictures in it stay. `nil` where nothing is left.
  public static func withoutTitle(_ html: String) -> String? {
    let pieces = RawTags.pieces(of: html)
    let isEnd = { (piece: RawPiece) in piece.content == .close(name: "h1") }
    guard let start = pieces.firstIndex(where: { $0.opens == "h1" }),
      let end = pieces[start...].firstIndex(where: isEnd)
    else { return html }
    let pictures = pieces[start..<end].filter { $0.opens == "img" }
    let rest = (pieces[..<start] + pictures + pieces[end...].dropFirst()).map(\.source).joined()
    return rest.allSatisfy(\.isWhitespace) ? nil : rest
  }

  /// The names that the elements of a block of raw HTML have, for links to them.
  public static func names(in html: String) -> [String] {
    guard html.contains("id=") || html.contains("name=") else { return [] }
    return RawTags.pieces(of: html).compactMap { piece in
      guard case .open(let name, let attributes) = piece.content else { return nil }
      return RawElement.placeName(of: name, attributes)
    }
  }

  /// The tags that a page may hold, bare but for their addresses, and the rest as text; comments
  /// are left out.
  ///
  /// - Parameters:
  ///   - text: Writes what is no such tag.
  ///   - address: Where a link or an image leads; `nil` for one that must not be written.
  public static func plainTags(
    _ html: String, text: (String) -> String, address: (LinkUse.Kind, String) -> String?
  ) -> String {
    func safe(_ kind: LinkUse.Kind, _ value: String?) -> String? {
      value.flatMap { LinkSafety.dangerousScheme(of: $0) == nil ? address(kind, $0) : nil }
    }
    var output = HTMLOutput()
    for piece in RawTags.pieces(of: html) {
      switch piece.content {
      case .comment: continue
      case .open(let name, _) where RawElement.kind(of: name) == .transparent: continue
      case .close(let name) where RawElement.kind(of: name) == .transparent: continue
      case .open(let name, let attributes) where piece.isKnownTag:
        output.append("<" + name)
        if name == "a", let link = safe(.link, attributes.value(of: "href")) {
          output.appendAddress(link, as: "href")
        }
        if name == "img", let source = safe(.image, attributes.value(of: "src")) {
          output.appendAddress(source, as: "src")
        }
        if name == "img", let words = attributes.value(of: "alt") {
          output.appendAttribute("alt", words)
        }
        output.append(">")
      case .close(let name) where piece.isKnownTag: output.append("</\(name)>")
      case .open, .close, .text, .leftOut, .embedded: output.append(text(String(piece.source)))
      }
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
