// MARK: - Figures with captions

extension FormRewriter {
  /// `<figure markdown>` with a `<figcaption>`, as MkDocs and its themes have them: the tags stay,
  /// and what is between them is markdown.
  ///
  /// To CommonMark, a line that begins with a comment is a block of its own, so that the lines around
  /// it are read.
  mutating func readFigure(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.hasPrefix("<fig") || content.hasPrefix("</fig"), spend(content.count),
      let tag = ComponentTagReader.tag(at: content.startIndex, of: content)
    else { return false }
    switch tag.name {
    case "figure" where tag.isEnd:
      guard isInFigure, tag.end == content.endIndex else { return false }
      leave(.tag(tag.name))
      output += Self.emptyComment + content
      return true
    case "figure": return beginFigure(tag, content)
    case "figcaption" where isInFigure: return readCaption(tag, content)
    default: return false
    }
  }

  private var isInFigure: Bool { containers.last?.keepsTag == true }

  private mutating func beginFigure(_ tag: ComponentTag, _ content: ArraySlice<UInt8>) -> Bool {
    guard tag.attributes.contains(where: { $0.name == "markdown" }) else { return false }
    let opening = Self.emptyComment + Array("<figure>".utf8)
    guard tag.end < content.endIndex else {
      guard hasCaption else { return false }
      output += opening
      containers.append(FormContainer(end: .tag(tag.name), keepsTag: true))
      return true
    }
    let end = Array("</figure>".utf8)
    guard content.suffix(end.count).elementsEqual(end),
      content.firstIndex(of: "<figcaption") != nil,
      let inner = Self.html(content[tag.end...].dropLast(end.count))
    else { return false }
    output += opening + inner + end
    return true
  }

  /// Whether a caption comes before the end of the figure.
  private var hasCaption: Bool {
    mutating get {
      let rest = body[resume...].prefix(ComponentTagReader.reach)
      guard spend(rest.count), let end = rest.firstIndex(of: "</figure>") else { return false }
      return rest[..<end].firstIndex(of: "<figcaption") != nil
    }
  }

  private mutating func readCaption(_ tag: ComponentTag, _ content: ArraySlice<UInt8>) -> Bool {
    let (begin, end) = (Array("<figcaption>".utf8), Array("</figcaption>".utf8))
    if tag.end == content.endIndex {
      output += Self.emptyComment + (tag.isEnd ? end : begin)
      return true
    }
    guard !tag.isEnd, content.suffix(end.count).elementsEqual(end),
      let inner = Self.html(content[tag.end...].dropLast(end.count))
    else { return false }
    output += Self.emptyComment + begin + inner + end
    return true
  }

  /// The HTML of running text; `nil` for other text.
  private static func html(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let options = ParsingOptions(extensions: [], readsFrontMatter: false)
    let document = Document(parsing: text.trimmed.text, path: "", options: options)
    guard document.blocks.count == 1, case .paragraph = document.blocks[0].content else {
      return nil
    }
    let written = HTMLRenderer(options: HTMLOptions(allowsRawHTML: true)).render(document).text
    return Array(written.utf8.dropFirst("<p>".utf8.count).dropLast("</p>\n".utf8.count))
  }
}
