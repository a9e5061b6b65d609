import DesignLint
import DiagnosticReports
import Diagnostics

/// What a lint has found.
public struct LintResult: Sendable {
  /// What is wrong, what the baseline accepts left out.
  public var diagnostics: [Diagnostic] = []
  /// The changes that could be made, in the unified format; empty unless they were asked for.
  public var patch = ""
  /// What became of baseline and files, a sentence each.
  public var updates: [String] = []
  /// How many files and lines were looked at.
  public var fileCount = 0
  public var lineCount = 0
  /// Whether findings that the baseline does not accept fail, whatever they weigh.
  var isGated = false
  /// Whether findings may be missing, since not everything could be read.
  var isPartial = false

  /// How the command ends.
  ///
  /// - Parameter isStrict: Whether warnings count as errors.
  public func verdict(isStrict: Bool) -> Verdict {
    Verdict(diagnostics, isStrict: isStrict || isGated)
  }

  /// `320 lines in 4 files`
  public var extent: String {
    "\(lineCount) line\(lineCount == 1 ? "" : "s") in \(fileCount) "
      + "file\(fileCount == 1 ? "" : "s")"
  }

  mutating func take(_ files: [LintedFile]) {
    fileCount = files.count
    lineCount = files.reduce(0) { $0 + $1.uses.lineCount }
  }
}
