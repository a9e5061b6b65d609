import Diagnostics

/// A table as found in the source: its cells are numbers of fragments, `nil` when empty.
struct TableSource: Sendable {
  struct Row: Sendable {
    var cells: [Int?]
    var line: Int
  }

  /// Lines of a paragraph beside the table.
  struct Text: Sendable {
    var fragment: Int?
    var lines: ClosedRange<Int>
  }

  /// Text of the same paragraph above the header row.
  var leading: Text?
  var alignments: [Table.Alignment?]
  var header: Row
  var rows: [Row]
  /// Text after the table that belongs to it only by a missing `>` or indentation.
  var trailing: Text?
  var lastLine: Int
}

/// All tables of a document, by the node of the paragraph libcmark took them for.
struct FoundTables: Sendable {
  var sources: [Int: TableSource] = [:]
  var fragments = ParsedFragments()
  var diagnostics: [Diagnostic] = []
}

/// Finds tables in the source lines of paragraphs.
///
/// The tree cannot be asked, because in it `|` and `\|` are the same text. The rules are those of
/// GitHub's specification: a delimiter row under a header row with as many cells, then rows up to
/// the end of the paragraph; a row may have too few cells, and loses those it has too many.
struct TableFinder {
  /// Missing cells that are filled in, for the whole document: few bytes can ask for many.
  static let maximumFilledCells = 100_000

  private let tree: RawTree
  private let source: SourceText
  /// Whether rows may follow the rules of other tools.
  private let readsOtherForms: Bool
  private var found = FoundTables()
  private var fragments = FragmentDocument()
  private var filledCells = 0

  static func tables(
    in tree: RawTree, of source: SourceText, options: ParsingOptions
  ) -> FoundTables {
    guard options.extensions.contains(.tables), source.body.contains(Byte.pipe) else {
      return FoundTables()
    }
    var finder = TableFinder(
      tree: tree, source: source, readsOtherForms: options.extensions.contains(.otherForms))
    finder.readParagraphs()
    guard !finder.fragments.isEmpty else { return finder.found }
    let definitions =
      finder.fragments.hasBrackets ? LinkDefinitions.text(in: tree, of: source) : []
    finder.found.fragments = finder.fragments.parse(definitions: definitions)
    return finder.found
  }

  private init(tree: RawTree, source: SourceText, readsOtherForms: Bool) {
    self.tree = tree
    self.source = source
    self.readsOtherForms = readsOtherForms
  }

  private mutating func readParagraphs() {
    var containers: [(end: Int, isQuote: Bool)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = containers.last, last.end <= index { containers.removeLast() }
      switch node.kind {
      case .quote, .item: containers.append((node.end, node.kind == .quote))
      case .paragraph where node.endLine > node.startLine:
        let prefix = ContainerPrefix(
          quotes: containers.count { $0.isQuote }, isInItem: containers.last?.isQuote == false)
        readParagraph(index, prefix: prefix)
      default: break
      }
    }
  }

  private mutating func readParagraph(_ index: Int, prefix: ContainerPrefix) {
    let lines = ParagraphLines(of: index, in: tree, source: source)
    let node = tree.nodes[index]
    guard lines.last > lines.first else { return }
    let firstColumn = lines.first == node.startLine + source.lineShift ? node.startColumn : nil
    let paragraph = ParagraphText(
      source: source, prefix: prefix, lines: lines.first...lines.last, firstColumn: firstColumn)
    for number in lines.first + 1...lines.last {
      let line = paragraph.line(number)
      guard !line.isLazy, let alignments = TableRow.alignments(line.text) else { continue }
      let header = paragraph.line(number - 1).text
      guard TableRow.hasDivider(header) || TableRow.hasDivider(line.text) else { continue }
      let cells = divided(header, columns: alignments.count)
      guard cells.count == alignments.count else {
        warnAboutDelimiters(alignments.count, header: cells.count, line: number)
        continue
      }
      found.sources[index] = table(
        headerLine: number - 1, header: cells, alignments: alignments, of: paragraph)
      return
    }
  }

  private mutating func table(
    headerLine: Int, header: [[UInt8]], alignments: [Table.Alignment?], of paragraph: ParagraphText
  ) -> TableSource {
    var table = TableSource(
      leading: text(paragraph.lines.lowerBound..<headerLine, of: paragraph),
      alignments: alignments,
      header: row(header, columns: alignments.count, line: headerLine),
      rows: [], lastLine: headerLine + 1)
    while table.lastLine < paragraph.lines.upperBound {
      let number = table.lastLine + 1
      let line = paragraph.line(number)
      if line.isLazy {
        table.trailing = text(number..<paragraph.lines.upperBound + 1, of: paragraph)
        break
      }
      let cells = divided(line.text, columns: alignments.count)
      table.rows.append(row(cells, columns: alignments.count, line: number))
      table.lastLine = number
    }
    return table
  }

  /// The cells of a line. Where they are more than the table has, and as many as it has by the rule of
  /// Python-Markdown, that rule was meant: GitHub's would not show all.
  private func divided(_ line: ArraySlice<UInt8>, columns: Int) -> [[UInt8]] {
    let cells = TableRow.cells(line)
    guard readsOtherForms, cells.count > columns,
      let others = TableRow.cellsKeepingCode(line), others.count == columns
    else { return cells }
    return others
  }

  private mutating func row(_ cells: [[UInt8]], columns: Int, line: Int) -> TableSource.Row {
    if cells.count > columns {
      found.diagnostics.append(
        .init(
          .markdownTableRow,
          "this row has \(counted(cells.count)), its table \(columns); the rest is not shown",
          at: source.location(line: line), suggestion: "write '\\|' for a bar inside a cell"))
    }
    var fragmentsOfCells = cells.prefix(columns).map { fragments.add([$0[...]]) }
    let missing = columns - fragmentsOfCells.count
    if filledCells <= Self.maximumFilledCells, filledCells + missing > Self.maximumFilledCells {
      found.diagnostics.append(
        .init(
          .markdownTableSize,
          "the tables of this text leave out more than \(Self.maximumFilledCells) cells",
          at: source.location(line: line), suggestion: "give each row as many cells as the header"))
    }
    filledCells += missing
    if filledCells <= Self.maximumFilledCells {
      fragmentsOfCells += [Int?](repeating: nil, count: missing)
    }
    return TableSource.Row(cells: fragmentsOfCells, line: line)
  }

  private mutating func text(_ lines: Range<Int>, of text: ParagraphText) -> TableSource.Text? {
    guard !lines.isEmpty else { return nil }
    return TableSource.Text(
      fragment: fragments.add(lines.map { text.line($0).text }),
      lines: lines.lowerBound...lines.upperBound - 1)
  }

  private mutating func warnAboutDelimiters(_ count: Int, header: Int, line: Int) {
    found.diagnostics.append(
      .init(
        .markdownTableHeader,
        "the header row has \(counted(header)), the delimiter row \(count); this is not a table",
        at: source.location(line: line), suggestion: "give both rows the same number of cells"))
  }

  private func counted(_ cells: Int) -> String {
    cells == 1 ? "1 cell" : "\(cells) cells"
  }
}

/// The lines of a paragraph without the marks of the containers around it.
private struct ParagraphText {
  let source: SourceText
  let prefix: ContainerPrefix
  let lines: ClosedRange<Int>
  /// Where the paragraph begins on its first line, after the marks that open its containers.
  let firstColumn: Int?

  func line(_ number: Int) -> (text: ArraySlice<UInt8>, isLazy: Bool) {
    let line = source.line(number)
    if number == lines.lowerBound, let firstColumn {
      return (line.dropFirst(firstColumn - 1).drop(while: Byte.isBlank), false)
    }
    return prefix.strip(line)
  }
}

/// What stands before the continuation lines of a paragraph.
private struct ContainerPrefix {
  var quotes: Int
  /// Whether the innermost container is a list item, whose lines are indented.
  var isInItem: Bool

  /// The content of a line, and whether marks are missing: CommonMark lets a paragraph go on
  /// without them, GitHub ends a table there.
  func strip(_ line: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, isLazy: Bool) {
    var rest = line
    for _ in 0..<quotes {
      let next = rest.drop(while: Byte.isBlank)
      guard next.first == Byte.greater else { return (next, true) }
      rest = next.dropFirst()
    }
    let text = rest.drop(while: Byte.isBlank)
    let isIndented = text.startIndex - rest.startIndex > 1 || rest.first == Byte.tab
    return (text, isInItem && !isIndented)
  }
}
