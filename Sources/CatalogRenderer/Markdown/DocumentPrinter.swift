import CommonMark

/// Writes the tree of a markdown text as markdown again, with its links and names led to the twins.
///
/// What is wrong with a link is said where the page itself is made.
struct DocumentPrinter {
  let resolver: any MarkdownResolver
  /// Whether tags that pages may hold are kept.
  var keepsTags = true
  /// A heading of level 2 becomes one of level 2 + `headingOffset`.
  var headingOffset = 0
  /// What stands for a fence; `nil` to show it as it is.
  var fence: (CodeBlock) -> String? = { _ in nil }

  /// The blocks with an empty line between them, without a final line end.
  ///
  /// - Parameter separator: What stands between them instead.
  func text(_ blocks: [Block], separator: String = "\n\n") -> String {
    var texts: [String] = []
    // Two lists side by side need different markers to stay two.
    var isAlternate = false
    var previous: Block?
    for block in blocks {
      isAlternate = previous.map { Self.areLists($0, block) } == true && !isAlternate
      let text = text(block, isAlternate: isAlternate)
      if !text.isEmpty {
        texts.append(text)
        previous = block
      }
    }
    return texts.joined(separator: separator)
  }

  /// Running text on one line, but for breaks that are meant.
  func text(_ inlines: [Inline]) -> String {
    inlines.map { text($0, isInsideLink: false) }.joined()
  }

  private func text(_ block: Block, isAlternate: Bool) -> String {
    switch block.content {
    case .heading(let heading):
      MarkdownBlock.heading(heading.level + headingOffset, text(heading.content))
    case .paragraph(let content): MarkdownBlock.paragraph(text(content))
    case .quote(let blocks): Self.quoted(text(blocks))
    case .list(let list): text(list, isAlternate: isAlternate)
    case .code(let code): fence(code) ?? MarkdownBlock.code(code.text, code.info)
    case .html(let html): tags(html, block.lines.lowerBound).trimmed
    case .thematicBreak: "---"
    case .table(let table): text(table)
    case .alert(let alert):
      Self.quoted(
        "[!\(alert.kind.rawValue.uppercased())]\n"
          + (alert.title.isEmpty ? "" : "**\(text(alert.title))**\n\n") + text(alert.blocks))
    }
  }

  private func text(_ list: List, isAlternate: Bool) -> String {
    let items = list.items.enumerated().map { index, item in
      let marker =
        list.start.map { "\($0 + index)" + (isAlternate ? ")" : ".") } ?? (isAlternate ? "*" : "-")
      let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
      let indent = String(repeating: " ", count: marker.count + 1)
      // An empty line between the blocks of an item would set its list wide.
      let content = text(item.blocks, separator: list.isTight ? "\n" : "\n\n")
      let body = Self.lines(of: content).enumerated().map { index, line in
        index == 0 || line.isEmpty ? String(line) : indent + line
      }
      return "\(marker) \(task)" + body.joined(separator: "\n")
    }
    return items.joined(separator: list.isTight ? "\n" : "\n\n")
  }

  private func text(_ table: Table) -> String {
    let delimiter = table.alignments.map { alignment in
      switch alignment {
      case .left: ":---"
      case .center: ":---:"
      case .right: "---:"
      case nil: "---"
      }
    }
    let rows = ([table.header] + table.rows).map { MarkdownBlock.row($0.cells.map(text)) }
    return ([rows[0], MarkdownBlock.row(delimiter)] + rows.dropFirst()).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    lines(of: text).map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  /// Most texts have one line, which need not be sought in them character by character.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.contains(UInt8(ascii: "\n"))
      ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
  }

  private static func areLists(_ first: Block, _ second: Block) -> Bool {
    guard case .list(let first) = first.content, case .list(let second) = second.content else {
      return false
    }
    return (first.start == nil) == (second.start == nil)
  }
}

// MARK: - Running text

extension DocumentPrinter {
  private func text(_ inline: Inline, isInsideLink: Bool) -> String {
    func inside(_ content: [Inline]) -> String {
      content.map { text($0, isInsideLink: isInsideLink) }.joined()
    }
    switch inline.content {
    case .text(let literal): return MarkdownText.escaped(literal)
    case .softBreak: return " "
    case .lineBreak: return "\\\n"
    case .code(let code): return self.code(code, line: inline.line, isInsideLink)
    case .html(let html): return tags(html, inline.line)
    case .emphasis(let content): return "*\(inside(content))*"
    case .strong(let content): return "**\(inside(content))**"
    case .strikethrough(let content): return "~~\(inside(content))~~"
    case .link(let link): return isInsideLink ? inside(link.content) : self.link(link, inline.line)
    case .image(let image): return self.image(image, inline.line)
    case .anchor: return ""
    }
  }

  private func tags(_ html: String, _ line: Int) -> String {
    if !keepsTags { return RawHTML.isComment(html) ? "" : MarkdownText.escaped(html) }
    return RawHTML.plainTags(html, text: MarkdownText.escaped) { kind, address in
      let use = LinkUse(kind: kind, destination: address, line: line)
      let destination = resolver.resolveSafely(use).destination
      return kind == .link ? destination.map(TwinAddress.of) : destination
    }
  }

  private func code(_ code: String, line: Int, _ isInsideLink: Bool) -> String {
    let span = MarkdownText.code(code)
    guard !isInsideLink, let target = resolver.reference(forCode: code, line: line) else {
      return span
    }
    return MarkdownText.link(span, to: target.destination.map(TwinAddress.ofPage))
  }

  private func link(_ link: Link, _ line: Int) -> String {
    var content = link.content.map { text($0, isInsideLink: true) }.joined()
    let use = LinkUse(kind: .link, destination: link.destination, line: line)
    let resolution = resolver.resolveSafely(use)
    if let title = resolution.title, link.isBare { content = MarkdownText.escaped(title) }
    // Headings of a component's guide have a prefix on its page, and none in its twin.
    var destination = resolution.destination.map(TwinAddress.of)
    if destination?.utf8.contains(UInt8(ascii: "#")) == true {
      destination = destination?.replacing("#" + ComponentKind.guidePrefix, with: "#")
    }
    return MarkdownText.link(content, to: destination)
  }

  private func image(_ image: Image, _ line: Int) -> String {
    let description = MarkdownText.escaped(image.description.plainText)
    let use = LinkUse(kind: .image, destination: image.source, line: line)
    guard let source = resolver.resolveSafely(use).destination, !source.isEmpty else {
      return description
    }
    return "!" + MarkdownText.link(description, to: source)
  }
}

extension String {
  /// The text without blanks and line ends around it.
  fileprivate var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
