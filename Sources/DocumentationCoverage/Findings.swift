import Diagnostics

extension FindingID {
  // MARK: - coverage

  /// The baseline cannot be understood.
  ///
  /// Resolve a merge conflict in it, or write it again with `--update`.
  public static let coverageBadBaseline = FindingID(
    "coverage/bad-baseline", .error, .unreadableBaseline)

  /// Fewer symbols are documented than required.
  ///
  /// Document some of those that the message names.
  public static let coverageBelowMinimum = FindingID(
    "coverage/below-minimum", .error, .inCoverageFigures)

  /// A file has fewer documented symbols than required of each.
  ///
  /// Document some of those that the message names.
  public static let coverageFileBelowMinimum = FindingID(
    "coverage/file-below-minimum", .error, .inCoverageFigures)

  /// A part of a file could not be read, so the figures are partial.
  ///
  /// Correct the file.
  public static let coverageIncomplete = FindingID(
    "coverage/incomplete", .warning, .inCoverageFigures)

  /// There is no baseline of this name.
  ///
  /// Write it with `--update`, or correct the name.
  public static let coverageMissingBaseline = FindingID(
    "coverage/missing-baseline", .error, .unreadableBaseline)

  /// A comment does not explain a parameter. It is an error where `require` asks for it.
  ///
  /// Add `- Parameter NAME:`.
  public static let coverageMissingParameter = FindingID(
    "coverage/missing-parameter", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// A comment does not explain the result.
  ///
  /// Add `- Returns:`.
  public static let coverageMissingReturns = FindingID(
    "coverage/missing-returns", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// A comment does not begin with a summary.
  ///
  /// Begin it with a paragraph.
  public static let coverageMissingSummary = FindingID(
    "coverage/missing-summary", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// A comment does not explain the errors.
  ///
  /// Add `- Throws:`.
  public static let coverageMissingThrows = FindingID(
    "coverage/missing-throws", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// A module has nothing to count.
  ///
  /// Check its sources, and that something is public.
  public static let coverageNoSymbols = FindingID(
    "coverage/no-symbols", .warning, .inCoverageFigures)

  /// The baseline lists symbols that are documented, excused or gone.
  ///
  /// Update it, so that the progress is kept.
  public static let coverageOutdatedBaseline = FindingID(
    "coverage/outdated-baseline", .warning, [.inCoverageFigures, .againstBaseline])

  /// A comment says no more than the name.
  ///
  /// Say what the declaration is for.
  public static let coveragePlaceholder = FindingID(
    "coverage/placeholder", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// A symbol is undocumented that the baseline does not list.
  ///
  /// Document it.
  public static let coverageRegression = FindingID(
    "coverage/regression", .error, [.inCoverageFigures, .againstBaseline])

  /// A symbol has no documentation. It is an error where the baseline does not list it.
  ///
  /// Write a summary above it.
  public static let coverageUndocumented = FindingID(
    "coverage/undocumented", .error, or: .warning, .inCoverageFigures)

  /// A comment explains a parameter that the declaration does not have.
  ///
  /// Correct or remove it.
  public static let coverageUnknownParameter = FindingID(
    "coverage/unknown-parameter", .error, or: .warning, [.inCoverageFigures, .ofCommentPart])

  /// An excuse names no symbol, or one that is documented.
  ///
  /// Remove or correct it.
  public static let coverageUnusedExcuse = FindingID("coverage/unused-excuse", .error)
}
