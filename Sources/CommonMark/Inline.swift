/// A piece of running text: what it is and the line it begins on.
///
/// Lines are exact but for text after a code span or link that is itself broken over lines more
/// than once in one long paragraph: then they may be that number of lines too small.
public struct Inline: Hashable, Sendable {
  /// The kinds of inlines, those of CommonMark first.
  public enum Content: Hashable, Sendable {
    /// Text with escapes and entities resolved.
    case text(String)
    /// A line end in the source that has no meaning.
    case softBreak
    /// A line end that is kept: two spaces or a backslash before it.
    case lineBreak
    /// What stands between backticks, line ends as spaces.
    case code(String)
    /// A raw HTML tag or comment as written.
    case html(String)
    /// Inlines between single `*` or `_`.
    case emphasis([Inline])
    /// Inlines between double `**` or `__`.
    case strong([Inline])
    /// A link with its text.
    case link(Link)
    /// An image with its alternative text.
    case image(Image)
    /// Inlines between `~` or `~~`, after GitHub.
    case strikethrough([Inline])
    /// A place that links can lead to by its name; nothing is shown.
    case anchor(String)
  }

  /// What the inline is.
  public var content: Content
  /// In the file, counted from 1.
  public var line: Int

  /// An inline that begins on `line` of its file.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}

/// A link, written out, by reference, or a bare address.
public struct Link: Hashable, Sendable {
  /// As the author wrote it, with escapes and entities resolved and nothing percent-encoded.
  public var destination: String
  /// Empty when there is none.
  public var title: String
  /// The text of the link; for a bare address the address itself.
  public var content: [Inline]

  /// A link to `destination`, which may be relative or a fragment.
  public init(destination: String, title: String = "", content: [Inline]) {
    self.destination = destination
    self.title = title
    self.content = content
  }
}

extension Link {
  /// Whether its text is its address, as between angle brackets.
  public var isBare: Bool {
    guard content.count == 1, case .text(let text)? = content.first?.content else { return false }
    return text == destination
  }
}

/// An image and the text that stands for it.
public struct Image: Hashable, Sendable {
  /// As the author wrote it, with escapes and entities resolved and nothing percent-encoded.
  public var source: String
  /// Empty when there is none.
  public var title: String
  /// The alternative text; its plain text goes into the `alt` attribute.
  public var description: [Inline]

  /// An image read from `source`, with `description` as alternative text.
  public init(source: String, title: String = "", description: [Inline]) {
    self.source = source
    self.title = title
    self.description = description
  }
}

extension Inline {
  /// The inlines inside this one; none for text, code, breaks and HTML.
  public var children: [Inline] {
    switch content {
    case .text, .softBreak, .lineBreak, .code, .html, .anchor: []
    case .emphasis(let content), .strong(let content), .strikethrough(let content): content
    case .link(let link): link.content
    case .image(let image): image.description
    }
  }
}

extension [Inline] {
  /// The text as it reads without markup: code as written, a space for each break, the
  /// alternative text of images, no raw HTML.
  public var plainText: String {
    var text = ""
    for inline in self {
      switch inline.content {
      case .text(let literal), .code(let literal): text += literal
      case .softBreak, .lineBreak: text += " "
      case .html, .anchor: break
      default: text += inline.children.plainText
      }
    }
    return text
  }
}
