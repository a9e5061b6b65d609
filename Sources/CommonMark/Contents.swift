/// A place in a document that leads somewhere else.
public struct LinkUse: Hashable, Sendable {
  /// How the destination is used.
  public enum Kind: String, Hashable, Sendable {
    /// A destination to go to, or an image to show.
    case link, image
  }

  /// Whether the place is a link or an image.
  public var kind: Kind
  /// As in ``Link/destination`` or ``Image/source``.
  public var destination: String
  /// In the file, counted from 1.
  public var line: Int

  /// A use on `line` of the file.
  public init(kind: Kind, destination: String, line: Int) {
    self.kind = kind
    self.destination = destination
    self.line = line
  }
}

/// A heading in a table of contents.
public struct ContentsEntry: Hashable, Sendable {
  /// 1 to 6.
  public var level: Int
  /// The plain text of the heading.
  public var title: String
  /// The name to link to, without `#`; see ``AnchorNames``.
  public var anchor: String
  /// In the file, counted from 1.
  public var line: Int

  /// An entry for a heading on `line` of the file.
  public init(level: Int, title: String, anchor: String, line: Int) {
    self.level = level
    self.title = title
    self.anchor = anchor
    self.line = line
  }
}

extension Block {
  /// The blocks inside this one, those of all items or of the quote.
  public var children: [Block] {
    switch content {
    case .quote(let blocks): blocks
    case .alert(let alert): alert.blocks
    case .list(let list): list.items.flatMap(\.blocks)
    default: []
    }
  }

  /// The running texts of this block alone: one for a paragraph, a heading or the title of an alert,
  /// one for each cell.
  public var texts: [[Inline]] {
    switch content {
    case .paragraph(let text): [text]
    case .heading(let heading): [heading.content]
    case .table(let table): table.header.cells + table.rows.flatMap(\.cells)
    case .alert(let alert): alert.title.isEmpty ? [] : [alert.title]
    default: []
    }
  }
}

extension Document {
  /// Every block, outer before inner, in the order of the text.
  public var allBlocks: [Block] {
    var all: [Block] = []
    func add(_ blocks: [Block]) {
      for block in blocks {
        all.append(block)
        add(block.children)
      }
    }
    add(blocks)
    return all
  }

  /// Every inline, outer before inner, in the order of the text.
  public var allInlines: [Inline] {
    var all: [Inline] = []
    func add(_ inlines: [Inline]) {
      for inline in inlines {
        all.append(inline)
        add(inline.children)
      }
    }
    for block in allBlocks {
      for text in block.texts { add(text) }
    }
    return all
  }

  /// Every link and image, for checks.
  public var links: [LinkUse] {
    allInlines.compactMap { inline in
      switch inline.content {
      case .link(let link):
        LinkUse(kind: .link, destination: link.destination, line: inline.line)
      case .image(let image):
        LinkUse(kind: .image, destination: image.source, line: inline.line)
      default: nil
      }
    }
  }

  /// Every heading, for a table of contents.
  public var contents: [ContentsEntry] {
    allBlocks.compactMap { block in
      guard case .heading(let heading) = block.content else { return nil }
      return ContentsEntry(
        level: heading.level, title: heading.content.plainText, anchor: heading.anchor,
        line: block.lines.lowerBound)
    }
  }

  /// The first paragraph that is not inside another block: a summary, by custom.
  public var firstParagraph: [Inline]? {
    for block in blocks {
      if case .paragraph(let text) = block.content { return text }
    }
    return nil
  }

  /// All text without markup, a line for each block: what a search looks through.
  public var plainText: String {
    allBlocks.compactMap { block in
      if case .code(let code) = block.content { return code.text }
      let texts = block.texts
      return texts.isEmpty ? nil : texts.map(\.plainText).joined(separator: " ") + "\n"
    }.joined()
  }
}
