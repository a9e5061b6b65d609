/// libcmark's tree as an array in document order: what can be walked without recursion, and holds
/// no foreign memory.
struct RawTree: Sendable {
  var nodes: [RawNode] = []

  /// The indices of the children of a node, from the first to the last.
  func children(of parent: Int) -> RawSiblings {
    RawSiblings(tree: self, first: parent + 1, end: nodes[parent].end)
  }

  /// The line ends inside a node that its inlines show: breaks, and those of raw HTML.
  func visibleLineEnds(in index: Int) -> Int {
    var count = 0
    for node in nodes[index..<nodes[index].end] {
      switch node.kind {
      case .softBreak, .lineBreak: count += 1
      case .htmlInline: count += node.text.utf8.count { $0 == Byte.lineFeed }
      default: break
      }
    }
    return count
  }
}

/// A node of libcmark with everything we use of it.
struct RawNode: Sendable {
  enum Kind: Sendable {
    case document, quote, list, item, code, html, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, codeSpan, htmlInline, emphasis, strong, link, image
  }

  let kind: Kind
  /// The index after the last node inside this one.
  var end: Int
  /// As libcmark counts: from 1, in the text it was given.
  let startLine: Int
  let endLine: Int
  let startColumn: Int
  /// The literal of a leaf, the info string of a code block is in ``detail``; the destination of
  /// a link or image.
  let text: String
  /// The title of a link or image, the info string of a code block.
  let detail: String
  /// The level of a heading; the first number of an ordered list, -1 for a bulleted one.
  let number: Int
  let isTight: Bool
}

/// The indices of sibling nodes.
struct RawSiblings: Sequence, IteratorProtocol {
  let tree: RawTree
  private var current: Int
  private let end: Int

  init(tree: RawTree, first: Int, end: Int) {
    self.tree = tree
    self.current = first
    self.end = end
  }

  mutating func next() -> Int? {
    guard current < end else { return nil }
    defer { current = tree.nodes[current].end }
    return current
  }
}
