import CommonMark
import Synchronization

/// A markdown text of the content: as it was written, with what others than its own page need to
/// know of it.
///
/// A catalog may hold ten thousand texts. Each is parsed when it is loaded, for its facts, and again
/// when its page is made; the tree, which is many times larger than the text, is kept only that long.
public struct MarkdownSource: Sendable {
  private enum Form: Sendable {
    /// `leavingOut` is the place of a block that its page says in another way.
    case text([UInt8], leavingOut: Int?, KeptTree)
    case document(Document)
  }

  /// What others than its own page need to know of a text.
  public struct Facts: Hashable, Sendable {
    /// The headings in the order of the text.
    public var headings: [ContentsEntry] = []
    /// The headings that are one code span and nothing else, each with its line.
    public var codeHeadings: [CodeHeading] = []
    /// What stands between backticks, each once, in the order of the text.
    public var codeSpans: [String] = []
  }

  /// A heading that is a code span.
  public struct CodeHeading: Hashable, Sendable {
    /// Without its backticks.
    public let code: String
    /// In the file, counted from 1.
    public let line: Int
  }

  /// The file in the content.
  public let path: String
  public let facts: Facts
  private let form: Form

  /// A text as it was written, and the document that was parsed from it.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; those of a file, so that both share them.
  ///   - block: The place of a top-level block that is left out: a heading that is the title.
  public init(_ bytes: [UInt8], parsed document: Document, leavingOut block: Int? = nil) {
    path = document.path
    facts = Facts(document.leavingOut(block))
    form = .text(bytes, leavingOut: block, KeptTree())
  }

  /// A document that is kept because it is not what a file says.
  public init(_ document: Document) {
    path = document.path
    facts = Facts(document)
    form = .document(document)
  }

  /// The text as a tree; parsed at each call, unless it is kept as one.
  public func parsed() -> Document {
    switch form {
    case .text(let bytes, let block, let tree):
      tree.value {
        Document(parsing: String(decoding: bytes, as: UTF8.self), path: path).leavingOut(block)
      }
    case .document(let document): document
    }
  }

  /// Does work that asks for the tree several times, and keeps it until the work is done.
  public func keepingTree<Result>(during work: () -> Result) -> Result {
    guard case .text(_, _, let tree) = form else { return work() }
    tree.begin()
    defer { tree.end() }
    return work()
  }
}

/// The tree of a text, kept while somebody works with it.
private final class KeptTree: Sendable {
  private struct State {
    var users = 0
    var tree: Document?
  }

  private let state = Mutex(State())

  func begin() { state.withLock { $0.users += 1 } }

  func end() {
    state.withLock { state in
      state.users -= 1
      if state.users == 0 { state.tree = nil }
    }
  }

  /// The tree, which is parsed where nobody keeps it.
  func value(_ parse: () -> Document) -> Document {
    state.withLock { state in
      if let tree = state.tree { return tree }
      let tree = parse()
      if state.users > 0 { state.tree = tree }
      return tree
    }
  }
}

extension Document {
  /// The document without a top-level block.
  public func leavingOut(_ block: Int?) -> Document {
    guard let block, blocks.indices.contains(block) else { return self }
    var rest = self
    rest.blocks.remove(at: block)
    return rest
  }
}

extension MarkdownSource.Facts {
  /// The facts of a parsed text.
  public init(_ document: Document) {
    var known: Set<String> = []
    for block in document.allBlocks {
      if case .heading(let heading) = block.content { add(heading, line: block.lines.lowerBound) }
      for text in block.texts { addCodeSpans(text, &known) }
    }
  }

  private mutating func add(_ heading: Heading, line: Int) {
    headings.append(
      ContentsEntry(
        level: heading.level, title: heading.content.plainText, anchor: heading.anchor, line: line))
    if heading.content.count == 1, case .code(let code)? = heading.content.first?.content {
      codeHeadings.append(MarkdownSource.CodeHeading(code: code, line: line))
    }
  }

  private mutating func addCodeSpans(_ inlines: [Inline], _ known: inout Set<String>) {
    for inline in inlines {
      if case .code(let code) = inline.content, known.insert(code).inserted {
        codeSpans.append(code)
      }
      addCodeSpans(inline.children, &known)
    }
  }
}
