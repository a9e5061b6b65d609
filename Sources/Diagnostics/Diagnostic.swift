/// A mistake in what the user wrote, as a value: what is wrong, where, and what to do about it.
///
/// Every stage returns diagnostics instead of throwing them, so that one run shows all mistakes.
/// `throws` is left for failing disks and broken invariants.
///
/// Writing one: the summary is a headline without a final full stop that names what was found;
/// notes say how the tool understood it; the suggestion is one thing to do, and the example is what
/// the file could say instead.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The result is complete, but something is probably not meant.
    case warning
    /// The result would be wrong or incomplete; the command ends with status 1.
    case error
  }

  /// A further remark, with its own place where it has one.
  public struct Note: Hashable, Sendable {
    /// What the reader is told, in lower case and without a final full stop.
    public var message: String
    /// The place the remark is about; `nil` when it only adds to the diagnostic's own place.
    public var location: SourceLocation?

    /// A remark on what was found; with `location`, one about another place than the mistake's.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The name of the rule, stable across releases: `group/what-is-wrong` in lower case.
  public var id: String
  /// Whether the command fails because of it.
  public var severity: Severity
  /// The headline, without a final full stop.
  public var summary: String
  /// Where the mistake is; `nil` when it belongs to no file (a missing folder, an option).
  public var location: SourceLocation?
  /// How the tool understood what it found, in the order in which they are shown.
  public var notes: [Note]
  /// What to write or do instead, as one sentence without a final full stop.
  public var suggestion: String?
  /// A piece of text that is right and could stand at the place, of one line or several, without a
  /// final newline; `nil` where the suggestion says it all.
  public var example: String?

  /// A diagnostic of the rule `id`. ``error(_:_:at:notes:suggestion:example:)`` and
  /// ``warning(_:_:at:notes:suggestion:example:)`` are shorter where the severity is fixed.
  public init(
    _ severity: Severity, id: String, _ summary: String, at location: SourceLocation? = nil,
    notes: [Note] = [], suggestion: String? = nil, example: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.location = location
    self.notes = notes
    self.suggestion = suggestion
    self.example = example
  }
}

extension Diagnostic {
  /// A diagnostic of severity ``Severity/error``.
  public static func error(
    _ id: String, _ summary: String, at location: SourceLocation? = nil,
    notes: [Note] = [], suggestion: String? = nil, example: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, id: id, summary, at: location, notes: notes, suggestion: suggestion, example: example)
  }

  /// A diagnostic of severity ``Severity/warning``.
  public static func warning(
    _ id: String, _ summary: String, at location: SourceLocation? = nil,
    notes: [Note] = [], suggestion: String? = nil, example: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: id, summary, at: location, notes: notes, suggestion: suggestion,
      example: example)
  }
}

/// A place in a file of the content.
public struct SourceLocation: Hashable, Sendable {
  /// Relative to the folder that was read, with `/` between its parts.
  public var path: String
  /// Counted from 1; `nil` when the whole file is meant.
  public var line: Int?
  /// Counted from 1, in UTF-8 bytes; `nil` when the whole line is meant.
  public var column: Int?

  /// A place as exact as is known: a column is worth nothing without its line.
  public init(_ path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, as far as known: what editors and terminals make clickable.
  public var description: String {
    [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
  }
}

extension SourceLocation: Comparable {
  /// By path, then line, then column; what has no line or column comes before what has.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
  }
}
