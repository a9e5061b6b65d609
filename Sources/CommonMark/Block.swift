/// A block of a document: what it is and the lines it stands on.
public struct Block: Hashable, Sendable {
  /// The kinds of blocks, those of CommonMark first.
  public enum Content: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case quote([Block])
    case list(List)
    case code(CodeBlock)
    /// Raw HTML as written, with its line ends.
    case html(String)
    case thematicBreak
    case table(Table)
    case alert(Alert)
  }

  public var content: Content
  /// The first and last line in the file, counted from 1.
  public var lines: ClosedRange<Int>

  public init(_ content: Content, lines: ClosedRange<Int>) {
    self.content = content
    self.lines = lines
  }
}

/// A heading with the name its section can be linked by.
public struct Heading: Hashable, Sendable {
  /// 1 to 6.
  public var level: Int
  public var content: [Inline]
  /// Unique in its document; see ``AnchorNames``.
  public var anchor: String

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
  public var items: [ListItem]

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
  public var blocks: [Block]
  public var lines: ClosedRange<Int>

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

  public init(info: String, text: String, firstLine: Int) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
  }

  /// The first word of ``info``, which by custom names the language.
  public var language: String {
    String(info.prefix { $0 != " " && $0 != "\t" })
  }
}

/// A table in GitHub's notation. Every row has as many cells as the header.
public struct Table: Hashable, Sendable {
  /// How a column is set, from the colons of the delimiter row.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right
  }

  /// A row of cells and its line in the file.
  public struct Row: Hashable, Sendable {
    public var cells: [[Inline]]
    public var line: Int

    public init(cells: [[Inline]], line: Int) {
      self.cells = cells
      self.line = line
    }
  }

  /// One per column; `nil` where the delimiter row has no colon.
  public var alignments: [Alignment?]
  public var header: Row
  public var rows: [Row]

  public init(alignments: [Alignment?], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}

/// A block quote that GitHub draws as a coloured note.
public struct Alert: Hashable, Sendable {
  /// What the alert is about; the raw value is the word in the text, in lower case.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case note, tip, important, warning, caution
  }

  public var kind: Kind
  public var blocks: [Block]

  public init(kind: Kind, blocks: [Block]) {
    self.kind = kind
    self.blocks = blocks
  }
}
