import Diagnostics

/// The outcome of parsing a JSON text.
public struct JSONDocument: Hashable, Sendable {
  /// The name that locations in ``diagnostics`` carry.
  public let path: String
  /// The tree, or `nil` when the text is not JSON.
  public let root: JSONNode?
  /// What is wrong: one of `json/encoding`, `json/syntax`, `json/too-deep` when there is no tree,
  /// and at most 1,000 of `json/duplicate-key`. Of equal keys the last value counts, as everywhere.
  public let diagnostics: [Diagnostic]
  /// What a text read with ``Syntax/relaxed`` uses beyond JSON: each kind once, with the place
  /// where it is first used, in the order of these places.
  public let relaxations: [JSONRelaxation]

  /// What counts as JSON.
  public enum Syntax: Hashable, Sendable {
    /// RFC 8259.
    case strict
    /// JSON5 (https://spec.json5.org) without its `Infinity` and `NaN`: what people write into
    /// files that look like JSON.
    case relaxed
  }

  /// How deep arrays and objects may nest by default: far beyond what people write, and safe on
  /// the half megabyte of stack that secondary threads have on macOS, unoptimised too.
  public static let defaultMaximumDepth = 128

  /// Parses `bytes`, by default by RFC 8259: no comments, no trailing commas. A byte order mark is
  /// skipped.
  ///
  /// - Parameters:
  ///   - path: the file the bytes come from, for locations.
  ///   - syntax: what counts as JSON.
  ///   - maximumDepth: deeper nesting is refused, so that no input can exhaust the stack.
  public init(
    parsing bytes: [UInt8], path: String, syntax: Syntax = .strict,
    maximumDepth: Int = JSONDocument.defaultMaximumDepth
  ) {
    self.path = path
    var parser = JSONParser(bytes: bytes, path: path, syntax: syntax, maximumDepth: maximumDepth)
    root = parser.parseDocument()
    diagnostics = parser.diagnostics
    relaxations = parser.relaxations
  }

  /// The location of `position` in this document.
  public func location(_ position: JSONPosition) -> SourceLocation {
    SourceLocation(path, at: position)
  }
}
