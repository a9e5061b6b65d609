import Diagnostics

/// The outcome of parsing a JSON text.
public struct JSONDocument: Hashable, Sendable {
  /// The name that locations in ``diagnostics`` carry.
  public let path: String
  /// The tree, or `nil` when the text is not JSON.
  public let root: JSONNode?
  /// What is wrong: one of `json/encoding`, `json/syntax`, `json/too-deep` when there is no tree,
  /// and any number of `json/duplicate-key`. Of equal keys the last value counts, as everywhere.
  public let diagnostics: [Diagnostic]

  /// How deep arrays and objects may nest by default: far beyond what people write, and safe on
  /// the half megabyte of stack that secondary threads have on macOS, unoptimised too.
  public static let defaultMaximumDepth = 128

  /// Parses `bytes` by RFC 8259: no comments, no trailing commas. A byte order mark is skipped.
  ///
  /// - Parameters:
  ///   - path: the file the bytes come from, for locations.
  ///   - maximumDepth: deeper nesting is refused, so that no input can exhaust the stack.
  public init(
    parsing bytes: [UInt8], path: String, maximumDepth: Int = JSONDocument.defaultMaximumDepth
  ) {
    self.path = path
    var parser = JSONParser(bytes: bytes, path: path, maximumDepth: maximumDepth)
    root = parser.parseDocument()
    diagnostics = parser.diagnostics
  }

  /// The location of `position` in this document.
  public func location(_ position: JSONPosition) -> SourceLocation {
    SourceLocation(path, line: Int(position.line), column: Int(position.column))
  }
}
