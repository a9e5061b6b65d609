import CommonMark

/// The sections of a text as parts that a search finds.
enum SearchSections {
  /// What the parts of a text are, and what their page is called.
  struct Form {
    var page: SearchContent
    var section: SearchContent
    var title: String
    var summary = ""
    /// Put before the names of headings.
    var anchorPrefix = ""
  }

  /// How long the text of a part may grow before the section goes on in another.
  private static let length = 600

  /// The page with what stands before the first heading, then a part for each section; several for
  /// a long one.
  static func parts(of document: Document, _ form: Form) -> [SearchPart] {
    var intro = SearchPart(form.page, form.title)
    intro.text = form.summary
    var parts = [intro]
    for block in document.blocks {
      if case .heading(let heading) = block.content {
        let title = heading.content.plainText
        if title == form.title, parts.count == 1 { continue }
        parts.append(part(heading, title, form))
        continue
      }
      add(text(of: block, document), to: &parts)
    }
    return parts
  }

  private static func part(_ heading: Heading, _ title: String, _ form: Form) -> SearchPart {
    let isFinding = heading.content.count == 1 && isFinding(title)
    return SearchPart(
      isFinding ? .finding : form.section, title, anchor: form.anchorPrefix + heading.anchor)
  }

  /// Whether a heading is the id of a finding: `tokens/unknown-alias`.
  private static func isFinding(_ title: String) -> Bool {
    let names = title.split(separator: "/", omittingEmptySubsequences: false)
    return names.count == 2
      && names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 } }
  }

  private static func text(of block: Block, _ document: Document) -> String {
    OneLine.of(Document(path: document.path, blocks: [block]).plainText)
  }

  private static func add(_ text: String, to parts: inout [SearchPart]) {
    if text.isEmpty { return }
    let last = parts.count - 1
    let isLong = parts[last].text.utf8.count > length
    if isLong {
      var next = parts[last]
      next.names = []
      if next.anchor == nil, next.content == .guide { next.content = .guideSection }
      next.text = text
      parts.append(next)
    } else {
      parts[last].text += (parts[last].text.isEmpty ? "" : " ") + text
    }
  }
}
