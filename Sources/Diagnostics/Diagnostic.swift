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
    /// Nothing has to be done; it is good to know.
    case note
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

  /// What is wrong, by its stable name.
  public var id: FindingID
  /// Whether the command fails because of it.
  public var severity: Severity
  /// The summary with the name that it is about.
  public var headline: Headline
  /// Where the mistake is; `nil` when it belongs to no file (a missing folder, an option).
  public var location: SourceLocation?
  /// How the tool understood what it found, in the order in which they are shown.
  public var notes: [Note]
  /// What to write or do instead, as one sentence without a final full stop.
  public var suggestion: String?
  /// The known name that was probably meant, where the mistake is an unknown one.
  public var near: String?
  /// A piece of text that is right and could stand at the place, of one line or several, without a
  /// final newline; `nil` where the suggestion says it all.
  public var example: String?

  /// The headline, without a final full stop.
  public var summary: String {
    get { headline.text }
    set { headline = Headline(newValue) }
  }

  /// A finding of an id.
  ///
  /// - Parameters:
  ///   - severity: What it weighs here; `nil` for what the id says.
  ///   - suggestion: What to do, unless a known name is near.
  ///   - near: The known name that was probably meant; the suggestion then asks whether it was.
  public init(
    _ id: FindingID, as severity: Severity? = nil, _ headline: Headline,
    at location: SourceLocation? = nil, notes: [Note] = [], suggestion: String? = nil,
    near: String? = nil, example: String? = nil
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.headline = headline
    self.location = location
    self.notes = notes
    self.suggestion = near.map(DidYouMean.question) ?? suggestion
    self.near = near
    self.example = example
  }

  /// A finding of an id whose summary is about no name.
  public init(
    _ id: FindingID, as severity: Severity? = nil, _ summary: String,
    at location: SourceLocation? = nil, notes: [Note] = [], suggestion: String? = nil,
    near: String? = nil, example: String? = nil
  ) {
    self.init(
      id, as: severity, Headline(summary), at: location, notes: notes, suggestion: suggestion,
      near: near, example: example)
  }

  /// What makes two findings one mistake, by whatever way each came to it.
  public struct Mistake: Hashable, Sendable {
    private let id: FindingID
    private let headline: Headline
    private let location: SourceLocation?

    fileprivate init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      headline = diagnostic.headline
      location = diagnostic.location
    }
  }

  /// The mistake without how it was understood and what may be done about it.
  public var mistake: Mistake { Mistake(self) }
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
