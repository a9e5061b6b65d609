/// Something that a text uses although JSON does not have it.
public struct JSONRelaxation: Hashable, Sendable {
  /// What JSON5 adds to JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A comment in either form: `//` to the end of the line, or between `/*` and `*/`.
    case comment
    /// A comma after the last entry of an array or object.
    case trailingComma = "trailing-comma"
    /// A string or a member name in single quotes.
    case singleQuotes = "single-quotes"
    /// A member name without quotes.
    case unquotedName = "unquoted-name"
    /// `+1`, `.5`, `5.` or `0x1F`.
    case number
    /// An escape that only JSON5 has: `\'`, `\x41`, a line end after a backslash.
    case escape
  }

  /// What was used.
  public var kind: Kind
  /// Where it is first used.
  public var position: JSONPosition

  /// What is wrong in words: "comments are not JSON".
  public var explanation: String {
    switch kind {
    case .comment: "comments are not JSON"
    case .trailingComma: "a comma after the last entry is not JSON"
    case .singleQuotes: "text in single quotes is not JSON"
    case .unquotedName: "names without quotes are not JSON"
    case .number: "this form of a number is not JSON"
    case .escape: "this escape is not JSON"
    }
  }
}
