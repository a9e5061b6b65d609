/// On which lines of the file the inlines of a paragraph, heading or table cell stand.
///
/// libcmark is right about the lines of blocks with one exception, and not about those of inlines:
/// a paragraph after link definitions without a blank line between begins, for libcmark, at the
/// first definition, and all its inlines are too early by their number. So inlines are placed by
/// counting line ends from the first line, which is found here.
struct ParagraphLines: Sendable {
  /// The first line of the content.
  var first: Int
  var last: Int
  /// Line ends that no inline shows, because they are inside code spans or link destinations.
  var hidden: Int

  init(first: Int, last: Int, hidden: Int = 0) {
    self.first = first
    self.last = last
    self.hidden = hidden
  }

  init(of index: Int, in tree: RawTree, source: SourceText) {
    let node = tree.nodes[index]
    first = node.startLine + source.lineShift
    last = max(first, node.endLine + source.lineShift)
    hidden = 0
    guard last > first else { return }
    let isSetext = node.kind == .heading
    hidden = last - first - (isSetext ? 1 : 0) - tree.visibleLineEnds(in: index)
    guard hidden > 0 else {
      hidden = 0
      return
    }
    if Self.isDefinition(source.line(first).dropFirst(node.startColumn - 1)) {
      first += hidden
      hidden = 0
    }
  }

  /// Whether a line begins like `[label]:`.
  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == Byte.openBracket else { return false }
    var previous: UInt8 = 0
    for byte in line {
      if byte == Byte.colon, previous == Byte.closeBracket { return true }
      previous = byte
    }
    return false
  }
}

/// Counts lines while the inlines of a paragraph are walked in order.
struct LineTracker: Sendable {
  private(set) var line: Int
  private var hidden: Int
  private let last: Int
  private let source: SourceText
  /// Searching is only for the few paragraphs with hidden line ends, and bounded in them.
  private var searchesLeft = 32

  init(_ lines: ParagraphLines, source: SourceText) {
    line = lines.first
    last = lines.last
    hidden = lines.hidden
    self.source = source
  }

  mutating func advance(by count: Int = 1) {
    line += count
  }

  /// Finds the line on which `text` stands when hidden line ends may have come before it.
  mutating func meet(_ text: String) {
    guard hidden > 0, searchesLeft > 0 else { return }
    searchesLeft -= 1
    let wanted = ArraySlice(text.utf8).trimmed
    guard !wanted.isEmpty, wanted.count < 200 else { return }
    for candidate in line...min(line + min(hidden, 8), max(last, line)) {
      let candidateText = source.line(candidate)
      guard candidateText.count < 2_000, candidateText.contains(wanted) else { continue }
      hidden -= candidate - line
      line = candidate
      return
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ other: ArraySlice<UInt8>) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}
