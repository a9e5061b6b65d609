/// Collects pieces of running text for libcmark to parse all at once, as paragraphs of one more
/// document: a parse for each cell of a table would cost more than the cells do.
///
/// Each paragraph begins with a mark that opens no block, and a space, so that emphasis at the
/// start of the piece sees a blank before it. Later lines of a piece are indented, which keeps
/// them from opening blocks.
struct FragmentDocument: Sendable {
  /// Bytes that stand before each piece in its first text.
  static let prefixLength = SourceText.cellMark.count + 1

  private var text: [UInt8] = []
  private var count = 0
  /// Whether any piece may refer to a link definition.
  private(set) var hasBrackets = false

  var isEmpty: Bool { count == 0 }

  /// Adds a piece and returns its number; `nil` when it is empty.
  mutating func add(_ lines: [ArraySlice<UInt8>]) -> Int? {
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    text += SourceText.cellMark
    text.append(Byte.space)
    for (number, line) in lines.enumerated() {
      if number > 0 { text += "\n    ".utf8 }
      text += line
      hasBrackets = hasBrackets || line.contains(Byte.openBracket)
    }
    text += "\n\n".utf8
    defer { count += 1 }
    return count
  }

  /// Parses the pieces; `definitions` are link definitions they may use.
  func parse(definitions: [UInt8]) -> ParsedFragments {
    let tree = CMark.parse((text + definitions)[...])
    guard !tree.nodes.isEmpty else { return ParsedFragments(tree: tree, paragraphs: []) }
    return ParsedFragments(tree: tree, paragraphs: Array(tree.children(of: 0).prefix(count)))
  }
}

/// The pieces of a ``FragmentDocument`` after the parse.
struct ParsedFragments: Sendable {
  var tree = RawTree()
  /// The node of each piece, by its number.
  var paragraphs: [Int] = []
}

/// The link definitions of a document, as text.
///
/// libcmark resolves them and leaves no node behind: they are the lines no block stands on.
enum LinkDefinitions {
  static func text(in tree: RawTree, of source: SourceText) -> [UInt8] {
    let first = source.firstBodyLine
    guard source.lastLine >= first else { return [] }
    var isCovered = [Bool](repeating: false, count: source.lastLine - first + 1)
    for (index, node) in tree.nodes.enumerated() where node.kind.isLeafBlock {
      let lines = ParagraphLines(of: index, in: tree, source: source)
      for line in lines.first...lines.last where line - first < isCovered.count {
        isCovered[line - first] = true
      }
    }
    var text: [UInt8] = []
    for (offset, isCovered) in isCovered.enumerated() {
      if !isCovered { text += withoutMarkers(source.line(first + offset)) }
      text.append(Byte.lineFeed)
    }
    return text
  }

  private static func withoutMarkers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line.trimmed
    while let first = rest.first {
      if first == Byte.greater {
        rest = rest.dropFirst().trimmed
      } else if let length = InputGuard.listMarkerLength(rest) {
        rest = rest.dropFirst(length).trimmed
      } else {
        break
      }
    }
    return rest
  }
}

extension RawNode.Kind {
  fileprivate var isLeafBlock: Bool {
    switch self {
    case .paragraph, .heading, .code, .html, .thematicBreak: true
    default: false
    }
  }
}
