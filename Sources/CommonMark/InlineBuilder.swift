import Diagnostics

/// Turns the inline nodes of one paragraph, heading or cell into inlines.
///
/// libcmark nests emphasis as deep as the text asks for; here what is nested deeper than
/// ``maximumNesting`` becomes plain text, so that whoever walks the tree may recurse.
struct InlineBuilder {
  static let maximumNesting = 100

  /// What to leave out at the start, because it has been understood already.
  enum Beginning {
    case nothing
    case bytes(Int)
    case nodes(Int)
  }

  private let tree: RawTree
  private let source: SourceText
  private let extensions: ParsingOptions.Extensions
  private var tracker: LineTracker
  private(set) var diagnostics: [Diagnostic] = []

  init(tree: RawTree, source: SourceText, lines: ParagraphLines, options: ParsingOptions) {
    self.tree = tree
    self.source = source
    extensions = options.extensions
    tracker = LineTracker(lines, source: source)
  }

  mutating func inlines(of index: Int, skipping beginning: Beginning) -> [Inline] {
    var siblings = Siblings(first: index + 1, end: tree.nodes[index].end, isTopLevel: true)
    switch beginning {
    case .nothing: break
    case .bytes(let count): siblings.skippedBytes = count
    case .nodes(let count):
      siblings.first += count
      // The last node skipped is a break, and nothing but one line was before it.
      tracker.advance()
    }
    return inlines(siblings, depth: 1)
  }

  /// The children of one node and what surrounds them.
  private struct Siblings {
    var first: Int
    var end: Int
    /// Whether the siblings are all of a paragraph, so that blanks are around them.
    var isTopLevel = false
    var isInsideLink = false
    var skippedBytes = 0
  }

  private mutating func inlines(_ siblings: Siblings, depth: Int) -> [Inline] {
    var result = InlineSequence()
    for index in RawSiblings(tree: tree, first: siblings.first, end: siblings.end) {
      let node = tree.nodes[index]
      if node.kind == .text {
        appendText(index, of: siblings, to: &result)
      } else if let content = content(of: index, in: siblings, depth: depth) {
        if siblings.isTopLevel, let name = anchor(of: node) {
          result.append(Inline(.anchor(name), line: content.line))
        }
        result.append(content)
      }
      if node.kind == .softBreak || node.kind == .lineBreak { tracker.advance() }
      if node.kind == .htmlInline {
        tracker.advance(by: node.text.utf8.count { $0 == Byte.lineFeed })
      }
    }
    let inlines = result.finished()
    guard extensions.contains(.otherForms) else { return inlines }
    return AttributeList.removed(from: inlines, keepsNames: siblings.isTopLevel)
  }

  /// The name that a tag gives its place, `<a id="name"></a>`; `nil` for other nodes.
  private func anchor(of node: RawNode) -> String? {
    guard node.kind == .htmlInline, extensions.contains(.otherForms) else { return nil }
    return RawTags.anchor(of: node.text)
  }

  private mutating func content(of index: Int, in siblings: Siblings, depth: Int) -> Inline? {
    let node = tree.nodes[index]
    if node.kind == .codeSpan { tracker.meet(node.text) }
    let line = tracker.line
    switch node.kind {
    case .softBreak: return Inline(.softBreak, line: line)
    case .lineBreak: return Inline(.lineBreak, line: line)
    case .codeSpan:
      let code = restored(node.text, as: "\\~")
      return Inline(.code(source.isDocC ? Self.withoutHash(code) : code), line: line)
    case .htmlInline: return Inline(.html(restored(node.text, as: "\\~")), line: line)
    default: break
    }
    guard depth < Self.maximumNesting else { return flattened(index) }
    var inner = Siblings(first: index + 1, end: node.end)
    inner.isInsideLink = siblings.isInsideLink || node.kind == .link
    let children = inlines(inner, depth: depth + 1)
    let firstLine = children.first?.line ?? line
    switch node.kind {
    case .emphasis: return Inline(.emphasis(children), line: firstLine)
    case .strong: return Inline(.strong(children), line: firstLine)
    case .link:
      let link = Link(
        destination: restored(node.text, as: "~"), title: restored(node.detail, as: "~"),
        content: children)
      return Inline(.link(link), line: firstLine)
    case .image:
      let image = Image(
        source: restored(node.text, as: "~"), title: restored(node.detail, as: "~"),
        description: children)
      return Inline(.image(image), line: firstLine)
    default: return nil
    }
  }

  private mutating func appendText(
    _ index: Int, of siblings: Siblings, to result: inout InlineSequence
  ) {
    var text = tree.nodes[index].text
    if index == siblings.first, siblings.skippedBytes > 0 {
      text = String(decoding: text.utf8.dropFirst(siblings.skippedBytes), as: UTF8.self)
    }
    guard !text.isEmpty else { return }
    tracker.meet(text)
    let scanner = TextScanner(
      readsTildes: extensions.contains(.strikethrough),
      readsAddresses: extensions.contains(.autolinks) && !siblings.isInsideLink)
    guard scanner.isNeeded(for: text) else {
      result.append(Inline(.text(restored(text, as: "~")), line: tracker.line))
      return
    }
    let before = index == siblings.first ? nil : tree.nodes[previous(of: index, in: siblings)].kind
    let after = index + 1 < siblings.end ? tree.nodes[index + 1].kind : nil
    let pieces = scanner.pieces(
      of: text, before: neighbour(before, of: siblings), after: neighbour(after, of: siblings))
    for piece in pieces {
      switch piece {
      case .text(let text):
        result.append(Inline(.text(restored(text, as: "~")), line: tracker.line))
      case .tildes(let run): result.append(run, line: tracker.line)
      case .address(let text, let destination):
        let content = [Inline(.text(text), line: tracker.line)]
        let link = Link(destination: destination, content: content)
        result.append(Inline(.link(link), line: tracker.line))
      }
    }
  }

  /// The node before a text in document order; a break there is nearly always its sibling.
  private func previous(of index: Int, in siblings: Siblings) -> Int {
    max(index - 1, siblings.first)
  }

  private func neighbour(_ kind: RawNode.Kind?, of siblings: Siblings) -> TextScanner.Neighbour {
    switch kind {
    case nil: siblings.isTopLevel ? .blank : .punctuation
    case .softBreak?, .lineBreak?: .blank
    default: .punctuation
    }
  }

  /// The name of a declaration without the hash by which DocC tells overloads apart,
  /// `open(at:)-9xf99`, which it does not show.
  private static func withoutHash(_ code: String) -> String {
    guard let hyphen = code.lastIndex(of: "-"), code[..<hyphen].last == ")" else { return code }
    let hash = code[hyphen...].dropFirst()
    let isHash =
      hash.hasPrefix("swift.")
      || (4...6).contains(hash.count)
        && hash.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    return isHash ? String(code[..<hyphen]) : code
  }

  /// Everything inside a node as one text.
  private mutating func flattened(_ index: Int) -> Inline {
    let line = tracker.line
    if diagnostics.isEmpty {
      diagnostics.append(
        .init(
          .markdownInlineNesting,
          "Emphasis, links and images are nested more than \(Self.maximumNesting) levels deep",
          at: source.location(line: line), suggestion: "write it with fewer levels"))
    }
    var text = ""
    for node in tree.nodes[index..<tree.nodes[index].end] {
      switch node.kind {
      case .text, .codeSpan: text += restored(node.text, as: "~")
      case .softBreak, .lineBreak:
        text += " "
        tracker.advance()
      default: break
      }
    }
    return Inline(.text(text), line: line)
  }

  private func restored(_ text: String, as tilde: String) -> String {
    text.restoringTildes(source.hasEscapedTilde, as: tilde)
  }
}
