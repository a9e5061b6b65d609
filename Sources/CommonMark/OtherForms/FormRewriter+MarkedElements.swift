// MARK: - Markdown between the tags of a line

extension FormRewriter {
  /// `<summary>**Title**</summary>`, whose words MDX reads as markdown, and CommonMark as HTML.
  /// Outside of MDX only a summary is read so, since in a cell the marks may be meant.
  mutating func readMarkedElement(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard isMDX || content.firstIndex(of: "<summary") != nil,
      content.contains(where: { "*_`[".utf8.contains($0) }), spend(content.count)
    else { return false }
    let start = output.count
    writeInline(line)
    let written = output[start...]
    guard !written.contains(Byte.lineFeed), spend(8 * written.count) else { return true }
    let words = MarkedWords.html(of: written.text, isMDX: isMDX)
    output.replaceSubrange(start..., with: words.utf8)
    return true
  }
}

/// The words between the tags of blocks, with the marks of markdown in them as tags.
enum MarkedWords {
  /// A line in which they are, as HTML.
  static func html(of line: String, isMDX: Bool) -> String {
    var (result, run) = ("", "")
    var opener: String?
    for piece in RawTags.pieces(of: line) {
      switch piece.content {
      case .open(let name, _) where isBlock(name):
        result += run + piece.source
        (run, opener) = ("", isMDX || name == "summary" ? name : nil)
      case .close(let name) where isBlock(name):
        result += (name == opener ? marked(run) : run) + piece.source
        (run, opener) = ("", nil)
      default: run += piece.source
      }
    }
    return result + run
  }

  private static func isBlock(_ name: String) -> Bool {
    switch RawElement.kind(of: name) {
    case .flow, .structure: true
    default: false
    }
  }

  /// Words as CommonMark reads those of one paragraph; as they are where they would be more.
  private static func marked(_ words: String) -> String {
    guard words.utf8.contains(where: { "*_`[".utf8.contains($0) }) else { return words }
    let options = ParsingOptions(extensions: [.strikethrough], readsFrontMatter: false)
    let blocks = Document(parsing: words, path: "", options: options).blocks
    guard blocks.count == 1, case .paragraph(let text) = blocks[0].content else { return words }
    let renderer = HTMLRenderer(options: HTMLOptions(allowsRawHTML: true))
    return renderer.render(text, path: "").text
  }
}
