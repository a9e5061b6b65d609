import CommonMark

/// A markdown text of the content: as it was written, with what others than its own page need to
/// know of it.
///
/// A catalog may hold ten thousand texts. Each is parsed when it is loaded, for its facts, and again
/// by whoever draws it; the tree, which is many times larger than the text, is not kept.
public struct MarkdownSource: Sendable {
  private enum Form: Sendable {
    case text([UInt8])
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
  /// - Parameter bytes: UTF-8; those of a file, so that both share them.
  public init(_ bytes: [UInt8], parsed document: Document) {
    path = document.path
    facts = Facts(document)
    form = .text(bytes)
  }

  /// A document that is kept because it is not what a file says.
  public init(_ document: Document) {
    path = document.path
    facts = Facts(document)
    form = .document(document)
  }

  /// The text as a tree; parsed at each call, where it is kept as text.
  public func parsed() -> Document {
    switch form {
    case .text(let bytes): Document(parsing: String(decoding: bytes, as: UTF8.self), path: path)
    case .document(let document): document
    }
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
