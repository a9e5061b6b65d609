import CommonMark
import Synchronization

/// A markdown text of the content: as it was written, with what others than its own page need to
/// know of it.
///
/// A catalog may hold ten thousand texts. Each is parsed when it is loaded, for its facts, and again
/// when its page is made; the tree, which is many times larger than the text, is kept only that long.
public struct MarkdownSource: Sendable {
  private enum Form: Sendable {
    /// `title` is the place of the heading that its page says in another way.
    case text([UInt8], title: Int?, LineOrigins?, KeptTree)
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
    /// The names of places that are no headings, in the order of the text.
    public var anchors: [String] = []
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
  ///   - title: The place of the top-level heading that says the title once more.
  ///   - origins: The lines of the file, where the text includes others.
  public init(
    _ bytes: [UInt8], parsed document: Document, title: Int? = nil, origins: LineOrigins? = nil
  ) {
    path = document.path
    facts = Facts(document.below(title: title))
    form = .text(bytes, title: title, origins, KeptTree())
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
    case .text(let bytes, let title, let origins, let tree):
      tree.value {
        let text = Document(parsing: String(decoding: bytes, as: UTF8.self), path: path)
        return (origins.map(text.placed) ?? text).below(title: title)
      }
    case .document(let document): document
    }
  }

  /// Does work that asks for the tree several times, and keeps it until the work is done.
  public func keepingTree<Result>(during work: () -> Result) -> Result {
    guard case .text(_, _, _, let tree) = form else { return work() }
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
  /// The document as it reads below its title: without the heading that says the title once more,
  /// and with no other of level 1. A single one that comes before all others becomes one of level 2;
  /// else all headings become one lower.
  public func below(title: Int?) -> Document {
    var rest = self
    if let title, blocks.indices.contains(title) { rest.removeTitle(at: title) }
    let levels = rest.blocks.compactMap(\.headingLevel)
    let titles = levels.count { $0 == 1 }
    guard titles > 0 else { return rest }
    let isOpening = titles == 1 && levels.first == 1
    for index in rest.blocks.indices {
      guard case .heading(var heading) = rest.blocks[index].content,
        heading.level == 1 || !isOpening
      else { continue }
      heading.level = min(heading.level + 1, 6)
      rest.blocks[index].content = .heading(heading)
    }
    return rest
  }

  /// Removes the heading that is the title, and with it an `h1` of raw HTML right above it. What is
  /// below one of level 2 becomes one higher, unless others of that level follow.
  private mutating func removeTitle(at place: Int) {
    let level = blocks[place].headingLevel
    let isSecond = level != nil && place > 0 && blocks[place - 1].holdsTitle
    for index in isSecond ? [place, place - 1] : [place] {
      let rest = blocks[index].withoutTitle
      blocks.replaceSubrange(index...index, with: [rest].compactMap(\.self))
    }
    guard isSecond, level == 2, blocks.compactMap(\.headingLevel).allSatisfy({ $0 > 2 }) else {
      return
    }
    for index in blocks.indices {
      guard case .heading(var heading) = blocks[index].content else { continue }
      heading.level -= 1
      blocks[index].content = .heading(heading)
    }
  }
}

extension Block {
  fileprivate var holdsTitle: Bool {
    if case .html(let html) = content { RawHTML.title(in: html) != nil } else { false }
  }

  /// What is left of a block without the heading in it; `nil` for nothing.
  fileprivate var withoutTitle: Block? {
    guard case .html(let html) = content, let rest = RawHTML.withoutTitle(html) else { return nil }
    return Block(.html(rest), lines: lines)
  }

  fileprivate var headingLevel: Int? {
    if case .heading(let heading) = content { heading.level } else { nil }
  }
}

extension MarkdownSource.Facts {
  /// The facts of a parsed text.
  public init(_ document: Document) {
    var known: Set<String> = []
    var names: [String] = []
    for block in document.allBlocks {
      if case .heading(let heading) = block.content { add(heading, line: block.lines.lowerBound) }
      for text in block.texts { addUses(text, &known) }
      if case .html(let html) = block.content { names += RawHTML.names(in: html) }
    }
    guard !names.isEmpty else { return }
    var taken = Set(headings.map(\.anchor) + anchors)
    anchors += names.filter { taken.insert($0).inserted }
  }

  private mutating func add(_ heading: Heading, line: Int) {
    headings.append(
      ContentsEntry(
        level: heading.level, title: heading.content.plainText, anchor: heading.anchor, line: line))
    if heading.content.count == 1, case .code(let code)? = heading.content.first?.content {
      codeHeadings.append(MarkdownSource.CodeHeading(code: code, line: line))
    }
  }

  private mutating func addUses(_ inlines: [Inline], _ known: inout Set<String>) {
    for inline in inlines {
      switch inline.content {
      case .code(let code): if known.insert(code).inserted { codeSpans.append(code) }
      case .anchor(let name): anchors.append(name)
      default: break
      }
      addUses(inline.children, &known)
    }
  }
}
