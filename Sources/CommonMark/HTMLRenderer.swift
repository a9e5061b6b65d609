import Diagnostics

/// Writes documents as HTML fragments, without styles or scripts of their own.
///
/// Everything from the text is escaped. Of raw HTML, elements that set text are written anew; the
/// rest is shown as text unless ``HTMLOptions/allowsRawHTML`` is set, and links that could run a
/// program are left out; both are said in diagnostics.
public struct HTMLRenderer: Sendable {
  /// What is allowed, and what is added to the text.
  public var options: HTMLOptions
  /// Who says where links lead, what code names and how code blocks are drawn.
  public var resolver: any MarkdownResolver

  /// A renderer that, without arguments, keeps tags that set text, shows other raw HTML as text,
  /// and leaves links and code as written.
  public init(
    options: HTMLOptions = HTMLOptions(), resolver: any MarkdownResolver = PlainResolver()
  ) {
    self.options = options
    self.resolver = resolver
  }

  /// A whole document. What was found while parsing is in ``Document/diagnostics``, not repeated.
  public func render(_ document: Document) -> HTMLFragment {
    render(document.blocks, path: document.path)
  }

  /// Some blocks of the document at `path`.
  public func render(_ blocks: [Block], path: String) -> HTMLFragment {
    fragment(path) { writer in
      writer.names = PlaceNames(blocks)
      for block in blocks { writer.write(block) }
    }
  }

  /// Running text of the document at `path`, without an element around it.
  public func render(_ text: [Inline], path: String) -> HTMLFragment {
    fragment(path) { $0.write(text) }
  }

  private func fragment(_ path: String, _ write: (inout HTMLWriter) -> Void) -> HTMLFragment {
    var writer = HTMLWriter(options: options, resolver: resolver, path: path)
    writer.contained(write)
    return writer.fragment
  }
}

/// What can be chosen about the HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// Whether raw HTML goes to the page as written. Only for text that is trusted like code.
  public var allowsRawHTML: Bool
  /// Whether tags that set text, such as `<kbd>` and `<details>`, are written anew; otherwise they
  /// are shown as text like all others.
  public var keepsTags: Bool
  /// Added to the level of every heading, which stays within 1 to 6.
  public var headingOffset: Int
  /// Whether headings get an `id` and a link to themselves.
  public var linksHeadings: Bool
  /// Put before every anchor, for several documents on one page.
  public var anchorPrefix: String
  /// The words the renderer adds to the text.
  public var labels: HTMLLabels

  /// Options for a page of its own; a page that already has headings or other documents sets
  /// `headingOffset` and `anchorPrefix`.
  public init(
    allowsRawHTML: Bool = false, keepsTags: Bool = true, headingOffset: Int = 0,
    linksHeadings: Bool = true,
    anchorPrefix: String = "", labels: HTMLLabels = HTMLLabels()
  ) {
    self.allowsRawHTML = allowsRawHTML
    self.keepsTags = keepsTags
    self.headingOffset = headingOffset
    self.linksHeadings = linksHeadings
    self.anchorPrefix = anchorPrefix
    self.labels = labels
  }
}

/// The words the renderer adds to the text, to be given in the language of the page.
public struct HTMLLabels: Hashable, Sendable {
  /// The name of a heading's link to itself.
  public var sectionLink = "Link to this section"
  /// Before the names of the columns in the name of a table's scrolling area.
  public var table = "Table"
  /// The name of a ticked box.
  public var doneTask = "Done"
  /// The name of an empty box.
  public var openTask = "Not done"
  /// The titles of alerts; the English word where one is missing.
  public var alerts: [Alert.Kind: String] = [:]

  /// English words.
  public init() {}

  func title(of kind: Alert.Kind) -> String {
    if let title = alerts[kind] { return title }
    return switch kind {
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .caution: "Caution"
    }
  }
}

/// A piece of HTML and what was found while writing it.
public struct HTMLFragment: Hashable, Sendable {
  /// UTF-8.
  public var bytes: [UInt8]
  /// What was found while writing, such as unsafe links and refused HTML, in source order.
  public var diagnostics: [Diagnostic]

  /// A fragment of finished HTML.
  public init(bytes: [UInt8], diagnostics: [Diagnostic] = []) {
    self.bytes = bytes
    self.diagnostics = diagnostics
  }

  /// The HTML as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
