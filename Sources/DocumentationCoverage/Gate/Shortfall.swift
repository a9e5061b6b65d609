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

  /// The file that is below the minimum for files; `nil` where it is no file.
  public var path: String? {
    if case .file(let path, _, _, _) = self { path } else { nil }
  }

  /// How many more symbols have to be documented for a share.
  public var missing: Int {
    switch self {
    case .total(_, _, let missing), .file(_, _, _, let missing): missing
    case .regressions, .axis: 0
    }
  }
}
