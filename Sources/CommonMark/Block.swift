/// A block of a document: what it is and the lines it stands on.
public struct Block: Hashable, Sendable {
  /// The kinds of blocks, those of CommonMark first.
  public enum Content: Hashable, Sendable {
    /// A heading, `# …` or underlined.
    case heading(Heading)
    /// Text that is no other block.
    case paragraph([Inline])
    /// The blocks of a quote, whose lines begin with `>`.
    case quote([Block])
    /// A bulleted or numbered list.
    case list(List)
    /// Code between fences, or indented by four columns.
    case code(CodeBlock)
    /// Raw HTML as written, with its line ends.
    case html(String)
    /// A line across the page, written `---`, `***` or `___`.
    case thematicBreak
    /// A table in GitHub's notation.
    case table(Table)
    /// A quote that begins with `[!NOTE]`, or an aside in the form of another tool.
    case alert(Alert)
  }

  /// What the block is.
  public var content: Content
  /// The first and last line in the file, counted from 1.
  public var lines: ClosedRange<Int>

  /// A block that stands on `lines` of its file.
  public init(_ content: Content, lines: ClosedRange<Int>) {
    self.content = content
    self.lines = lines
  }
}

/// A heading with the name its section can be linked by.
public struct Heading: Hashable, Sendable {
  /// 1 to 6.
  public var level: Int
  /// The text of the heading, with its emphasis, code and links.
  public var content: [Inline]
  /// Unique in its document; see ``AnchorNames``.
  public var anchor: String

  /// A heading whose anchor has been made unique by ``AnchorNames``.
  public init(level: Int, content: [Inline], anchor: String) {
    self.level = level
    self.content = content
    self.anchor = anchor
  }
}

/// A bulleted or numbered list.
public struct List: Hashable, Sendable {
  /// The number of the first item; `nil` for a bulleted list.
  public var start: Int?
  /// Whether paragraphs of items are written without space around them.
  public var isTight: Bool
  /// The items in source order, at least one where the parser made the list.
  public var items: [ListItem]

  /// A list; bulleted unless `start` gives the first number.
  public init(start: Int? = nil, isTight: Bool, items: [ListItem]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// An item of a list.
public struct ListItem: Hashable, Sendable {
  /// Whether the task of a task item is done; `nil` for an ordinary item.
  public var isDone: Bool?
  /// What the item holds; the words beside its marker are a paragraph.
  public var blocks: [Block]
  /// The first and last line in the file, counted from 1.
  public var lines: ClosedRange<Int>

  /// An item; an ordinary one unless `isDone` says how its task stands.
  public init(isDone: Bool? = nil, blocks: [Block], lines: ClosedRange<Int>) {
    self.isDone = isDone
    self.blocks = blocks
    self.lines = lines
  }
}

/// A fenced or indented block of code.
public struct CodeBlock: Hashable, Sendable {
  /// What follows the opening fence, trimmed; empty for indented code.
  public var info: String
  /// The code, with a line end after each line.
  public var text: String
  /// The line of the file on which ``text`` begins, after the fence.
  public var firstLine: Int
  /// Whether a fence ends it; what follows an open one is code up to the end of the file.
  public var isClosed = true

  /// A block whose code begins on `firstLine`; `info` is empty for indented code and bare fences.
  public init(info: String, text: String, firstLine: Int) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
  }

  /// The title that ``info`` states, `swift title="Sources/App.swift"`, as VitePress has it,
  /// `swift [App.swift]`, or as the name of a file behind the language; `nil` where it states none.
  public var title: String? {
    if info.contains("title="),
      let match = info.firstMatch(of: /title=(?:"([^"]+)"|'([^']+)')/)
    {
      return (match.output.1 ?? match.output.2).map(String.init)
    }
    guard info.contains(where: { $0 == "[" || $0 == "." }) else { return nil }
    // `js [[1, 4]]` and `js [1,4]` say which parts stand out.
    if let match = info.firstMatch(of: /[ }]\[([^\[\]]*[A-Za-z][^\[\]]*)\]/) {
      return info.contains("[[") ? nil : String(match.output.1)
    }
    return info.wholeMatch(of: /[\w-]+ ([\w\/-][\w.\/-]*\.[a-z]\w*)( .*)?/)
      .map { String($0.output.1) }
  }

  /// The first word of ``info``, which by custom names the language: `rust` of `rust,ignore` and
  /// `js` of `js{2-4}` too.
  public var language: String {
    String(info.prefix { !" \t,{:".contains($0) })
  }
}

/// A table in GitHub's notation. Every row has as many cells as the header.
public struct Table: Hashable, Sendable {
  /// How a column is set, from the colons of the delimiter row.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Against the left edge, in the middle, or against the right edge of the column.
    case left, center, right
  }

  /// A row of cells and its line in the file.
  public struct Row: Hashable, Sendable {
    /// The inlines of each cell, in the order of the columns.
    public var cells: [[Inline]]
    /// Counted from 1.
    public var line: Int

    /// A row that stands on `line` of its file.
    public init(cells: [[Inline]], line: Int) {
      self.cells = cells
      self.line = line
    }
  }

  /// One per column; `nil` where the delimiter row has no colon.
  public var alignments: [Alignment?]
  /// The row above the delimiter row.
  public var header: Row
  /// The rows below the delimiter row; there may be none.
  public var rows: [Row]

  /// A table; `header` and every row are expected to have one cell for each alignment.
  public init(alignments: [Alignment?], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}

/// What is drawn as a coloured note: an alert of GitHub, an admonition, an aside.
public struct Alert: Hashable, Sendable {
  /// What the alert is about; the raw value is the word in the text, in lower case.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// GitHub's five kinds: a remark, a hint, what must not be missed, what needs attention at
    /// once, and what has consequences.
    case note, tip, important, warning, caution
  }

  /// What the alert is about.
  public var kind: Kind
  /// The author's own words above it; empty where the kind says enough.
  public var title: [Inline]
  /// What stands under the line with the word.
  public var blocks: [Block]

  /// An alert over `blocks`; its title is the renderer's where it has none.
  public init(kind: Kind, title: [Inline] = [], blocks: [Block]) {
    self.kind = kind
    self.title = title
    self.blocks = blocks
  }
}
