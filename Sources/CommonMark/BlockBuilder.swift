import Diagnostics

/// Turns libcmark's tree into blocks, adding alerts, task items, tables and heading anchors.
///
/// It recurses into containers, which ``InputGuard`` has bounded.
struct BlockBuilder {
  private let tree: RawTree
  private let source: SourceText
  private let tables: FoundTables
  private let options: ParsingOptions
  private var anchors = AnchorNames()
  private(set) var diagnostics: [Diagnostic] = []
  /// The diagrams whose source is shown.
  private(set) var uses: [ForeignUse] = []

  init(tree: RawTree, source: SourceText, tables: FoundTables, options: ParsingOptions) {
    self.tree = tree
    self.source = source
    self.tables = tables
    self.options = options
  }

  mutating func build() -> [Block] {
    tree.nodes.isEmpty ? [] : blocks(from: 1, to: tree.nodes[0].end)
  }

  private mutating func blocks(in parent: Int) -> [Block] {
    blocks(from: parent + 1, to: tree.nodes[parent].end)
  }

  private mutating func blocks(from first: Int, to end: Int) -> [Block] {
    var blocks: [Block] = []
    for index in RawSiblings(tree: tree, first: first, end: end) {
      if let table = tables.sources[index] {
        append(table, to: &blocks)
      } else if let content = content(of: index) {
        append(Block(content, lines: lines(of: index)), to: &blocks)
      }
    }
    return blocks
  }

  /// A quote may stand for several blocks, and so may a list of DocC and a fence of commands.
  private func append(_ block: Block, to blocks: inout [Block]) {
    if case .quote(let inner) = block.content, options.extensions.contains(.otherForms),
      let parts = Alert.divided(inner, lines: block.lines)
    {
      blocks += parts
    } else if case .list(let list) = block.content, source.isDocC,
      options.extensions.contains(.otherForms), let parts = list.dividedAsInDocC
    {
      blocks += parts
    } else if case .code(let code) = block.content, options.extensions.contains(.otherForms),
      let variants = code.packageVariants
    {
      blocks += variants.map { Block(.code($0), lines: block.lines) }
    } else {
      blocks.append(block)
    }
  }

  private mutating func content(of index: Int) -> Block.Content? {
    let node = tree.nodes[index]
    switch node.kind {
    case .paragraph: return .paragraph(inlines(of: index))
    case .heading:
      guard let heading = heading(inlines(of: index), level: node.number) else { return nil }
      guard let label = heading.label else { return .heading(heading) }
      let line = label.first?.line ?? lines(of: index).lowerBound
      return .paragraph([Inline(.strong(label), line: line)])
    case .quote: return quote(index)
    case .list: return .list(list(index))
    case .code: return .code(code(index))
    case .html: return .html(node.text.restoringTildes(source.hasEscapedTilde, as: "\\~"))
    case .thematicBreak: return .thematicBreak
    default: return nil
    }
  }

  /// `nil` for a heading that says nothing.
  private mutating func heading(_ text: [Inline], level: Int) -> Heading? {
    var text = text
    var name: String?
    if options.extensions.contains(.otherForms) {
      guard text.hasWords || text.readComment() else { return nil }
      // What opens an alert takes no name.
      if text.plainText.unicodeScalars.first?.value == SourceText.alertMarkValue {
        return Heading(level: level, content: text, anchor: "")
      }
      name = AttributeList.take(from: &text)?.name
    }
    let anchor = name.map { anchors.take($0) } ?? anchors.name(for: text.plainText)
    return Heading(level: level, content: text, anchor: anchor)
  }

  private func lines(of index: Int) -> ClosedRange<Int> {
    let node = tree.nodes[index]
    if node.kind == .paragraph || node.kind == .heading {
      let lines = ParagraphLines(of: index, in: tree, source: source)
      return lines.first...lines.last
    }
    let first = node.startLine + source.lineShift
    return first...max(first, node.endLine + source.lineShift)
  }

  private mutating func code(_ index: Int) -> CodeBlock {
    let node = tree.nodes[index]
    let first = node.startLine + source.lineShift
    let opening = source.line(first).dropFirst(node.startColumn - 1)
    let isFenced = opening.starts(with: "```".utf8) || opening.starts(with: "~~~".utf8)
    var code = CodeBlock(
      info: node.detail.restoringTildes(source.hasEscapedTilde, as: "~"),
      text: node.text.restoringTildes(source.hasEscapedTilde, as: "\\~"),
      firstLine: isFenced ? first + 1 : first)
    let last = node.endLine + source.lineShift
    code.isClosed =
      !isFenced || last > first && source.line(last).trimmed.suffix(3) == opening.prefix(3)
    if options.extensions.contains(.otherForms) {
      code.hideLines()
      code.readNotations()
      if code.isDiagram { uses.append(ForeignUse(.diagram, code.language, line: first)) }
    }
    return code
  }
}

// MARK: - Lists

extension BlockBuilder {
  private mutating func list(_ index: Int) -> List {
    let node = tree.nodes[index]
    var items: [ListItem] = []
    for item in tree.children(of: index) {
      items.append(listItem(item))
    }
    return List(start: node.number < 0 ? nil : node.number, isTight: node.isTight, items: items)
  }

  private mutating func listItem(_ index: Int) -> ListItem {
    guard options.extensions.contains(.taskLists), let isDone = taskState(ofItem: index) else {
      return ListItem(blocks: blocks(in: index), lines: lines(of: index))
    }
    let paragraph = index + 1
    var content = inlines(of: paragraph, skipping: .bytes(3))
    if case .text(let text) = content.first?.content {
      let rest = String(text.drop { $0 == " " || $0 == "\t" })
      content[0].content = .text(rest)
      if rest.isEmpty { content.removeFirst() }
    }
    if content.first?.content == .softBreak { content.removeFirst() }
    let first = Block(.paragraph(content), lines: lines(of: paragraph))
    let rest = blocks(from: tree.nodes[paragraph].end, to: tree.nodes[index].end)
    return ListItem(isDone: isDone, blocks: [first] + rest, lines: lines(of: index))
  }

  /// Whether an item begins with `[ ]` or `[x]`, with a blank or line end after it.
  private func taskState(ofItem index: Int) -> Bool? {
    let paragraph = index + 1
    guard paragraph + 1 < tree.nodes[index].end, tree.nodes[paragraph].kind == .paragraph,
      tables.sources[paragraph] == nil, tree.nodes[paragraph + 1].kind == .text,
      beginsWithBracket(paragraph)
    else { return nil }
    let text = tree.nodes[paragraph + 1].text.utf8
    let next = text.dropFirst(3).first
    let hasNext = paragraph + 2 < tree.nodes[paragraph].end
    guard next.map(Byte.isBlank) ?? (hasNext && tree.nodes[paragraph + 2].kind == .softBreak)
    else { return nil }
    if text.starts(with: "[ ]".utf8) { return false }
    return text.starts(with: "[x]".utf8) || text.starts(with: "[X]".utf8) ? true : nil
  }

  /// Whether the source of a paragraph begins with `[`: in the tree `\[` looks the same.
  private func beginsWithBracket(_ paragraph: Int) -> Bool {
    let node = tree.nodes[paragraph]
    let line = source.line(node.startLine + source.lineShift)
    return line.dropFirst(node.startColumn - 1).first == Byte.openBracket
  }
}

// MARK: - Alerts

extension BlockBuilder {
  private mutating func quote(_ index: Int) -> Block.Content {
    guard options.extensions.contains(.alerts), let mark = alertMark(ofQuote: index) else {
      let blocks = blocks(in: index)
      let aside = options.extensions.contains(.otherForms) ? Alert(asideOf: blocks) : nil
      return aside.map { .alert($0) } ?? .quote(blocks)
    }
    let paragraph = index + 1
    let line = tree.nodes[paragraph].startLine + source.lineShift
    if Alert.Kind(word: mark.word) == nil { warnAboutAlert(mark.word, line: line) }
    let end = tree.nodes[paragraph].end
    let hasText = mark.hasTitle || paragraph + 3 < end
    guard hasText || end < tree.nodes[index].end else { return .quote(blocks(in: index)) }
    var (title, content) = ([Inline](), [Block]())
    if hasText {
      // The nodes at the start of the paragraph are `[!NOTE]` and the break after it.
      var text = inlines(
        of: paragraph, skipping: mark.hasTitle ? .bytes(mark.length) : .nodes(2))
      let isBelow = !mark.hasTitle || mark.isTitle(text, of: end < tree.nodes[index].end)
      if mark.hasTitle, isBelow { title = text.takeFirstLine() }
      let lines = lines(of: paragraph)
      if !text.isEmpty {
        let first = min(lines.lowerBound + (isBelow ? 1 : 0), lines.upperBound)
        content.append(Block(.paragraph(text), lines: first...lines.upperBound))
      }
    }
    let blocks = content + blocks(from: end, to: tree.nodes[index].end)
    return .alert(Alert(word: mark.word, title: title, blocks: blocks, line: line))
  }

  /// The mark of an alert on the first line of a quote, which is all that the line says, or has a
  /// title or the text behind it as other tools have it.
  private func alertMark(ofQuote index: Int) -> AlertMark? {
    let paragraph = index + 1
    guard paragraph + 1 < tree.nodes[index].end, tree.nodes[paragraph].kind == .paragraph,
      tables.sources[paragraph] == nil, tree.nodes[paragraph + 1].kind == .text,
      beginsWithBracket(paragraph), var mark = AlertMark(tree.nodes[paragraph + 1].text)
    else { return nil }
    if paragraph + 2 < tree.nodes[paragraph].end {
      let next = tree.nodes[paragraph + 2].kind
      if next != .softBreak, next != .lineBreak { mark.hasTitle = true }
    }
    return !mark.hasTitle || options.extensions.contains(.otherForms) ? mark : nil
  }

  private mutating func warnAboutAlert(_ name: String, line: Int) {
    let kinds = Alert.Kind.allCases.map { $0.rawValue.uppercased() }
    diagnostics.append(
      .init(
        .markdownUnknownAlert, "there is no alert '\(name)'", at: source.location(line: line),
        notes: [Diagnostic.Note("alerts are \(kinds.joined(separator: ", "))")],
        suggestion: DidYouMean.suggestion(for: name, among: kinds)))
  }
}

// MARK: - Tables and running text

extension BlockBuilder {
  private mutating func append(_ table: TableSource, to blocks: inout [Block]) {
    append(table.leading, to: &blocks)
    let header = row(table.header)
    let rows = table.rows.map { row($0) }
    let content = Table(alignments: table.alignments, header: header, rows: rows)
    blocks.append(Block(.table(content), lines: table.header.line...table.lastLine))
    append(table.trailing, to: &blocks)
  }

  private mutating func append(_ text: TableSource.Text?, to blocks: inout [Block]) {
    guard let text, let fragment = text.fragment else { return }
    let content = inlines(ofFragment: fragment, at: text.lines)
    blocks.append(Block(.paragraph(content), lines: text.lines))
  }

  private mutating func row(_ row: TableSource.Row) -> Table.Row {
    let cells = row.cells.map { fragment in
      fragment.map { inlines(ofFragment: $0, at: row.line...row.line) } ?? []
    }
    return Table.Row(cells: cells, line: row.line)
  }

  private mutating func inlines(ofFragment number: Int, at lines: ClosedRange<Int>) -> [Inline] {
    guard number < tables.fragments.paragraphs.count else { return [] }
    let tree = tables.fragments.tree
    let index = tables.fragments.paragraphs[number]
    let hidden = lines.upperBound - lines.lowerBound - tree.visibleLineEnds(in: index)
    let place = ParagraphLines(
      first: lines.lowerBound, last: lines.upperBound, hidden: max(0, hidden))
    var builder = InlineBuilder(tree: tree, source: source, lines: place, options: options)
    defer { diagnostics += builder.diagnostics }
    return naming(builder.inlines(of: index, skipping: .bytes(FragmentDocument.prefixLength)))
  }

  private mutating func inlines(
    of index: Int, skipping beginning: InlineBuilder.Beginning = .nothing
  ) -> [Inline] {
    let place = ParagraphLines(of: index, in: tree, source: source)
    var builder = InlineBuilder(tree: tree, source: source, lines: place, options: options)
    defer { diagnostics += builder.diagnostics }
    return naming(builder.inlines(of: index, skipping: beginning))
  }

  /// Without anchors whose names are taken.
  private mutating func naming(_ text: [Inline]) -> [Inline] {
    text.filter { inline in
      if case .anchor(let name) = inline.content { anchors.takeFree(name) } else { true }
    }
  }
}
