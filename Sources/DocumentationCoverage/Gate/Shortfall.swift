/// Something that a report asks and that is not reached.
public enum Shortfall: Hashable, Sendable {
  /// The share over all modules is below the minimum; so many more symbols have to be documented.
  case total(percent: Double, minimum: Double, missing: Int)
  /// The share in a file is below the minimum for files.
  case file(path: String, percent: Double, minimum: Double, missing: Int)
  /// Symbols are undocumented that the baseline does not list.
  case regressions(count: Int)
  /// Comments lack something that is required.
  case axis(CoverageAxis, count: Int)
}
