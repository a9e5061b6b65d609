import Diagnostics

extension FindingID {
  // MARK: - compare

  /// The version in `system.yaml` does not go as far as the changes need.
  ///
  /// State the version that the finding names, or a later one.
  public static let compareVersion = FindingID("compare/version", .warning)
}
