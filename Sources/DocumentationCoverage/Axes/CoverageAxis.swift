/// A part of a documentation comment that can be there or missing, beside the comment as such.
public enum CoverageAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// The comment begins with a paragraph, which lists and pages show alone.
  case summary
  /// Every parameter is explained.
  case parameters
  /// The result is explained.
  case returns
  /// The errors are explained.
  case `throws`
  /// Every explained parameter exists.
  case names
  /// The text is more than a placeholder such as `TODO`.
  case text
}
