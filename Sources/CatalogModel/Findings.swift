import Diagnostics

extension FindingID {
  // MARK: - component

  /// A prop differs from the Swift initialiser: its type, its default, or whether it exists.
  ///
  /// Correct the metadata; `catalog coverage --patch` prints the change.
  public static let componentProps = FindingID(
    "component/props", .warning, about: .coverage, .inCoverageFigures)

  // MARK: - contrast

  /// A pair has less contrast than required. `catalog contrast` makes an error of it where a
  /// component declares the pair.
  ///
  /// Change one of the colours, for which the message has values that pass, or add an exception
  /// with a reason.
  public static let contrastBelowLevel = FindingID("contrast/below-level", .warning, or: .error)

  /// A document states a ratio or level that was not measured.
  ///
  /// Correct it, or add an exception with `finding: claim`.
  public static let contrastClaim = FindingID("contrast/claim", .warning)

  /// An exception in system.yaml is not needed.
  ///
  /// Remove it.
  public static let contrastUnusedException = FindingID(
    "contrast/unused-exception", .warning, [.needsAllTokens, .needsAllComponents])
}
