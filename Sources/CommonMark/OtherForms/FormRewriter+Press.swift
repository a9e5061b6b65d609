// MARK: - Forms of VitePress and mdBook

extension FormRewriter {
  /// `{#name}` alone in a paragraph: a place that links lead to.
  mutating func readPlace(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    guard !isMDX, mayBeginBlock, content.hasPrefix("{#"), content.last == UInt8(ascii: "}") else {
      return false
    }
    let name = content.dropFirst(2).dropLast()
    let isName = name.allSatisfy {
      Byte.isLetter($0) || Byte.isDigit($0) || "-_.".utf8.contains($0) || $0 >= 0x80
    }
    guard isName, !name.isEmpty else { return false }
    output += line[..<content.startIndex]
    output += Array("<a id=\"".utf8) + name + Array("\"></a>".utf8)
    return true
  }

  /// `<div class="warning">` of mdBook and rustdoc around markdown: an alert.
  mutating func readWarning(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    guard content.hasPrefix("<div class="),
      let tag = ComponentTagReader.tag(at: content.startIndex, of: content),
      tag.end == content.endIndex, tag.attributes.count == 1, let word = tag["class"],
      Alert.Kind(word: word) != nil, holdsMarkdown(below: content.endIndex)
    else { return false }
    open(
      .alert(.tag(tag.name), lead: line.indentation, strip: nil),
      AlertOpening(word: word, title: nil))
    return true
  }

  /// Whether a blank line follows, as markdown in HTML needs it, and the end of the element before
  /// another one begins.
  private mutating func holdsMarkdown(below end: Int) -> Bool {
    guard let next = body[end...].firstIndex(of: Byte.lineFeed),
      body[(next + 1)...].prefix(while: { $0 != Byte.lineFeed }).isBlankLine
    else { return false }
    var rest = body[next...]
    while let less = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard spend(less - rest.startIndex + 1) else { return false }
      rest = rest[less...]
      if rest.hasPrefix("</div>") {
        // What follows on the line would be lost.
        return rest.dropFirst(6).prefix { $0 != Byte.lineFeed }.isBlankLine
      }
      if rest.hasPrefix("<div") { return false }
      rest = rest.dropFirst()
    }
    return false
  }

  /// A tag of HTML whose `>` stands alone on a line, as MDX has them: markdown would take that line
  /// for a quote. `/>` ends the tag as well.
  mutating func tagWithLoneEnd(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    guard isMDX, let next = line[index...].dropFirst().first, Byte.isLetter(next),
      spend(line.endIndex - index), !line[index...].contains(Byte.greater),
      let tag = ComponentTagReader.tag(at: index, of: body), spend(tag.end - index), !tag.isEmpty
    else { return nil }
    let text = body[index..<(tag.end - 1)]
    guard let start = text.lastIndex(of: Byte.lineFeed), text[start...].dropFirst().isBlankLine,
      !tag.hasCode
    else { return nil }
    paddedLines += text.count { $0 == Byte.lineFeed }
    return (Array(text) + Array("/>".utf8), tag.end)
  }

  /// In bytes; longer ones are no titles.
  private static let longestTitle = 1_000

  /// A title without the tags of components in it.
  static func withoutComponents(_ title: String) -> String {
    guard title.contains("<"), title.utf8.count <= longestTitle else { return title }
    let bytes = Array(title.utf8)[...]
    var result: [UInt8] = []
    var rest = bytes
    while let first = rest.first {
      if first == UInt8(ascii: "<"),
        let tag = ComponentTagReader.tag(at: rest.startIndex, of: bytes),
        tag.name.utf8.first.map(Byte.isCapital) == true
      {
        rest = rest[tag.end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result[...].trimmed.text
  }

  /// What a component says by its name or kind alone, which turns what it holds into its opposite
  /// where it is missing: "Do" or "Don’t".
  static func verdict(of tag: ComponentTag) -> String? {
    guard !tag.isEnd else { return nil }
    let words = [tag.name, tag["variant"], tag["type"], tag["kind"], tag["status"], tag["usage"]]
    for word in words.compactMap(\.self) {
      switch word.lowercased().filter(\.isLetter) {
      case "do", "dos": return "Do"
      case "dont", "donts", "donot": return "Don’t"
      default: continue
      }
    }
    return nil
  }
}
