import Diagnostics

/// What findings mean for a command; the raw value is its exit status.
public enum Verdict: Int32, Sendable {
  /// Nothing is wrong, or nothing that matters.
  case fine = 0
  /// The content has errors; with strictness, warnings.
  case findings = 1
  /// The command could not do its work: there is no content, a file cannot be read, the output must
  /// not be written.
  case couldNotRun = 2

  /// - Parameter isStrict: Whether warnings count as errors. Notes never do.
  public init(_ diagnostics: [Diagnostic], isStrict: Bool = false) {
    if diagnostics.contains(where: { $0.id.traits.contains(.obstacle) }) {
      self = .couldNotRun
    } else {
      self =
        diagnostics.contains { $0.severity == .error || isStrict && $0.severity == .warning }
        ? .findings : .fine
    }
  }
}
