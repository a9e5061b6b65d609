import Diagnostics

extension FindingID {
  // MARK: - compare

  /// The newer version has something that the older one has not. An error where `--fail-on` says so.
  ///
  /// Nothing has to be done.
  public static let compareAddition = FindingID("compare/addition", .note, or: .error)

  /// A change breaks code, agent YAML or a design. Not an error where `--fail-on` says so.
  ///
  /// Undo the change, or release it in a version that may break things: a major one, or before
  /// 1.0.0 a minor one.
  public static let compareBreaking = FindingID("compare/breaking", .warning, or: .error)

  /// The newer version has other values.
  ///
  /// Nothing has to be done.
  public static let compareRepair = FindingID("compare/repair", .note)

  /// The version in `system.yaml` does not go as far as the changes need.
  ///
  /// State the version that the finding names, or a later one.
  public static let compareVersion = FindingID("compare/version", .warning)
}
