import Diagnostics

extension FindingID {
  // MARK: - markdown

  /// A paragraph has so many images and links that it is not read.
  ///
  /// Divide it with blank lines, or escape brackets that are not links.
  public static let markdownBrackets = FindingID("markdown/brackets", .error)

  /// The front matter has no end.
  ///
  /// Add a line of `---` after the YAML.
  public static let markdownFrontMatterEnd = FindingID("markdown/front-matter-end", .error)

  /// Emphasis, links and images are nested too deep.
  ///
  /// Write it with fewer levels.
  public static let markdownInlineNesting = FindingID("markdown/inline-nesting", .error)

  /// The text has more than 250,000 lines and characters that can start emphasis, code, links, tags
  /// or table cells.
  ///
  /// Split it into several files.
  public static let markdownMarks = FindingID("markdown/marks", .error)

  /// A line opens quotes and lists too many levels deep.
  ///
  /// Write it with fewer levels.
  public static let markdownNesting = FindingID("markdown/nesting", .error)

  /// HTML that pages may not contain is shown as text, left out or turned into a link.
  ///
  /// Use markdown, or write the tag as code.
  public static let markdownRawHtml = FindingID("markdown/raw-html", .warning)

  /// Header and delimiter row have different numbers of cells, so this is not a table.
  ///
  /// Give both rows the same number.
  public static let markdownTableHeader = FindingID("markdown/table-header", .warning)

  /// A row has more cells than its table, and the rest is not shown.
  ///
  /// Write `\|` for a bar inside a cell.
  public static let markdownTableRow = FindingID("markdown/table-row", .warning)

  /// The tables of a text leave out more cells than are filled in.
  ///
  /// Give each row as many cells as the header.
  public static let markdownTableSize = FindingID("markdown/table-size", .error)

  /// The text is larger than 64 megabytes.
  ///
  /// Split it into several files.
  public static let markdownTooLarge = FindingID("markdown/too-large", .error)

  /// A quote begins with an alert that does not exist, and is drawn as a note of that name.
  ///
  /// Write one that the note lists, such as `[!NOTE]`.
  public static let markdownUnknownAlert = FindingID("markdown/unknown-alert", .warning)

  /// A link begins with a scheme that is not allowed; its text is shown without it.
  ///
  /// Link to a page, or to an https address.
  public static let markdownUnsafeLink = FindingID("markdown/unsafe-link", .warning)
}
