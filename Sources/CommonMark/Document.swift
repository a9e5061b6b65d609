import Diagnostics

/// A markdown text as a tree of values that know their lines, and what was wrong with it.
///
/// The way from text to HTML, one file per step:
///
/// 1. ``FrontMatter`` splits the YAML at the top off, unread.
/// 2. `SourceText` makes line ends and odd characters uniform and finds the lines.
/// 3. `FormRewriter` reads the forms of other tools as markdown, line by line; footnotes among them
///    come below the text.
/// 4. `InputGuard` refuses the few shapes of text that take libcmark quadratic time.
/// 5. `CMark` lets libcmark parse CommonMark and copies its tree into a flat `RawTree`; no other
///    file touches C.
/// 6. `TableFinder` finds GitHub's tables in the lines of paragraphs, and `FragmentDocument` has
///    libcmark parse all their cells in one go.
/// 7. `BlockBuilder` and `InlineBuilder` turn the raw trees into ``Block`` and ``Inline`` values,
///    with alerts, task items, strikethrough, bare addresses and heading anchors.
/// 8. ``HTMLRenderer`` writes them as HTML.
///
/// Every line number is one of the file the text came from, counted from 1.
public struct Document: Hashable, Sendable {
  /// The file the text came from, as diagnostics name it.
  public var path: String
  /// The YAML before the text, if it begins with some.
  public var frontMatter: FrontMatter?
  /// The top-level blocks in source order.
  public var blocks: [Block]
  /// Mistakes found while parsing, in the order of their lines. A document that was refused as a
  /// whole has no blocks and one diagnostic of severity error.
  public var diagnostics: [Diagnostic]
  /// What only another tool could have shown, in the order of the text.
  public var foreignUses: [ForeignUse] = []
  /// What the text says that its page is called, as `@DisplayName` of DocC does.
  public var displayName: String?

  /// A document put together by hand.
  public init(
    path: String, frontMatter: FrontMatter? = nil, blocks: [Block], diagnostics: [Diagnostic] = []
  ) {
    self.path = path
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// Parses `text`, whatever it holds: mistakes end up in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - text: The markdown, with or without front matter; line ends and byte order mark are free.
  ///   - path: What diagnostics name as its file.
  ///   - options: Which extensions to read, and the number of the first line.
  public init(parsing text: String, path: String, options: ParsingOptions = ParsingOptions()) {
    var source = SourceText(text, path: path, firstLine: options.firstLine)
    self.init(path: path, blocks: [])
    if options.readsFrontMatter {
      frontMatter = FrontMatter.split(from: &source, into: &diagnostics)
    }
    var notes: [Footnote] = []
    if options.extensions.contains(.otherForms) {
      (foreignUses, notes, displayName) = FormRewriter.rewrite(&source, frontMatter)
    }
    if let refusal = InputGuard.refusal(of: source) {
      diagnostics.append(refusal)
      return
    }
    let tree = CMark.parse(source.body)
    let tables = TableFinder.tables(in: tree, of: source, options: options)
    var builder = BlockBuilder(tree: tree, source: source, tables: tables, options: options)
    blocks = builder.build()
    foreignUses += builder.uses
    diagnostics += tables.diagnostics + builder.diagnostics
    append(notes, definitions: LinkDefinitions.text(in: tree, of: source))
    diagnostics.sort { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
  }
}

/// What the parser reads beyond CommonMark, and where the text stands in its file.
public struct ParsingOptions: Hashable, Sendable {
  /// GitHub's additions to CommonMark that can be switched one by one.
  public struct Extensions: OptionSet, Hashable, Sendable {
    /// One bit for each extension; bits without a meaning are ignored.
    public let rawValue: Int

    /// A set from bits, as `OptionSet` asks for; the named sets say the same in words.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Rows of cells between `|`, with a delimiter row under the header.
    public static let tables = Extensions(rawValue: 1)
    /// List items that begin with `[ ]` or `[x]`.
    public static let taskLists = Extensions(rawValue: 2)
    /// Text between one or two `~`.
    public static let strikethrough = Extensions(rawValue: 4)
    /// Web addresses without markup, `https://…` and `www.…`.
    public static let autolinks = Extensions(rawValue: 8)
    /// Block quotes that begin with `[!NOTE]` and the like.
    public static let alerts = Extensions(rawValue: 16)
    /// The everyday forms of MkDocs, Docusaurus, DocC, Jekyll and Hugo, as far as they are text.
    public static let otherForms = Extensions(rawValue: 32)
    /// All of them.
    public static let all: Extensions = [
      .tables, .taskLists, .strikethrough, .autolinks, .alerts, .otherForms,
    ]
  }

  /// Which of GitHub's additions are read; all of them by default.
  public var extensions: Extensions
  /// The number of the first line of the text in its file; above 1 for a comment inside a file.
  public var firstLine: Int
  /// Whether `---` at the start of the text begins YAML front matter; off for comments.
  public var readsFrontMatter: Bool

  /// Options for a whole file with front matter, where arguments do not say otherwise.
  public init(
    extensions: Extensions = .all, firstLine: Int = 1, readsFrontMatter: Bool = true
  ) {
    self.extensions = extensions
    self.firstLine = firstLine
    self.readsFrontMatter = readsFrontMatter
  }

  /// Markdown inside another file, such as a documentation comment whose text begins at a line.
  public static func embedded(firstLine: Int) -> ParsingOptions {
    ParsingOptions(
      extensions: .all.subtracting(.otherForms), firstLine: firstLine, readsFrontMatter: false)
  }
}
