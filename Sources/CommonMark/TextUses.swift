/// What of a text its site has a say in, in the order of the text.
enum TextUse: Hashable, Sendable {
  /// A link or an image.
  case link(LinkUse)
  /// Raw HTML that is no comment, on a line of the file.
  case rawHTML(line: Int)
}

extension Document {
  /// What ``HTMLRenderer`` would ask a resolver or find wrong, without what code spans name and how
  /// code is drawn.
  var uses: [TextUse] { blocks.uses }
}

extension [Block] {
  /// What the blocks use, see ``Document/uses``.
  var uses: [TextUse] {
    var collector = UseCollector()
    collector.visit(self)
    return collector.uses
  }
}

extension [Inline] {
  /// What running text uses, see ``Document/uses``.
  var uses: [TextUse] {
    var collector = UseCollector()
    collector.visit(self)
    return collector.uses
  }
}

/// Walks a text as ``HTMLWriter`` does.
///
/// Recursion follows the nesting of the tree, which the parser has bounded.
private struct UseCollector {
  private(set) var uses: [TextUse] = []
  /// A link inside a link is written as its text.
  private var isInsideLink = false

  mutating func visit(_ blocks: [Block]) {
    for block in blocks { visit(block) }
  }

  private mutating func visit(_ block: Block) {
    switch block.content {
    case .heading(let heading): visit(heading.content)
    case .paragraph(let text): visit(text)
    case .quote(let blocks): visit(blocks)
    case .list(let list): for item in list.items { visit(item.blocks) }
    case .html(let html): visit(html: html, line: block.lines.lowerBound)
    case .table(let table):
      for row in [table.header] + table.rows {
        for cell in row.cells { visit(cell) }
      }
    case .alert(let alert):
      visit(alert.title)
      visit(alert.blocks)
    case .code, .thematicBreak: break
    }
  }

  mutating func visit(_ inlines: [Inline]) {
    for inline in inlines { visit(inline) }
  }

  private mutating func visit(_ inline: Inline) {
    switch inline.content {
    case .text, .softBreak, .lineBreak, .code, .anchor: break
    case .html(let html): visit(html: html, line: inline.line)
    case .emphasis(let content), .strong(let content), .strikethrough(let content): visit(content)
    case .link(let link):
      if isInsideLink { return visit(link.content) }
      uses.append(
        .link(LinkUse(kind: .link, destination: link.destination, line: inline.line)))
      isInsideLink = true
      visit(link.content)
      isInsideLink = false
    case .image(let image):
      uses.append(
        .link(LinkUse(kind: .image, destination: image.source, line: inline.line)))
    }
  }

  private mutating func visit(html: String, line: Int) {
    if !RawHTML.isComment(html) { uses.append(.rawHTML(line: line)) }
  }
}
