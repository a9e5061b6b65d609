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

extension FindingID {
  // MARK: - version

  /// The record of a version is not what `catalog snapshot` writes.
  ///
  /// Correct it as the message says, or record the version again with `--replace`.
  public static let versionBroken = FindingID("version/broken", .error)

  /// A later version of `catalog` wrote the record of a version.
  ///
  /// Use that version, or a later one.
  public static let versionLaterFormat = FindingID("version/later-format", .error)

  /// A system that is to be recorded states no version.
  ///
  /// Add `version` to `system.yaml`, or name one with `--version`.
  public static let versionMissing = FindingID("version/missing", .error)

  /// A version that is to be recorded, or was, is not one of Semantic Versioning.
  ///
  /// Write numbers with points between them, such as `1.2.0`.
  public static let versionNotSemantic = FindingID("version/not-semantic", .error)

  /// A version that is to be recorded is recorded already.
  ///
  /// State the next version, or use `--replace`.
  public static let versionRecorded = FindingID("version/recorded", .error)

  /// Two records of a system are of the same version; the first one counts.
  ///
  /// Remove one of them.
  public static let versionRepeated = FindingID("version/repeated", .error)
}
