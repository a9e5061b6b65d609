/// The text of one template and the file it came from.
public struct TemplateSource: Hashable, Sendable {
  /// Relative to the folder that was read; diagnostics name it.
  public var path: String
  /// UTF-8. Bytes that are not are a diagnostic of ``TemplateLibrary``, not a failure here.
  public var bytes: [UInt8]

  /// A template from text, such as one in a test.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A template as it was read from `path`, which diagnostics name.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// How much a template may ask for. Every bound ends in a diagnostic or a ``RenderError``.
///
/// The defaults are far above what a page needs; they exist so that a mistake, or a template from
/// a stranger, cannot exhaust the stack, the memory or the patience of the person waiting.
public struct TemplateLimits: Hashable, Sendable {
  /// The size of one template, in bytes.
  public var sourceBytes = 1 << 20
  /// Sections, blocks and parents open at the same place of one template.
  public var nesting = 100
  /// Tags and texts of one compilation. Those of a partial count once for every set of contexts it
  /// is used in, those of a block each time it is shown; 64 bytes of text count as a further one.
  public var compiledNodes = 1_000_000
  /// Partials and parents inside each other while rendering.
  public var includeDepth = 200
  /// Partials entered and list items visited in one rendering.
  public var steps = 20_000_000
  /// The size of one rendered page, in bytes.
  public var outputBytes = 256 << 20

  /// The default limits, to be changed one by one.
  public init() {}
}

/// What a compilation allows.
public struct TemplateOptions: Hashable, Sendable {
  /// Whether `{{{name}}}` may write a text field without escaping it. Off, so that only fields
  /// declared as markup reach a page as they are.
  public var allowsRawText: Bool

  /// Options that escape every text field, unless `allowsRawText` is given.
  public init(allowsRawText: Bool = false) {
    self.allowsRawText = allowsRawText
  }
}
