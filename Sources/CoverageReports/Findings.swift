import Diagnostics

extension FindingID {
  // MARK: - coverage

  /// The paths hold no symbol graphs.
  ///
  /// Let the compiler write some.
  public static let coverageNoGraphs = FindingID("coverage/no-graphs", .error)

  /// There is no Swift code to measure.
  ///
  /// Name the folder of a module, or measure `--all-targets`.
  public static let coverageNoSources = FindingID("coverage/no-sources", .error)

  /// A minimum is set, but there is nothing to count.
  ///
  /// Check the sources, or remove the minimum.
  public static let coverageNothingToCount = FindingID("coverage/nothing-to-count", .error)

  /// There is no such module here.
  ///
  /// Correct the name.
  public static let coverageUnknownModule = FindingID("coverage/unknown-module", .error)
}
