import Diagnostics
import JSONTree

/// What a check of named documents came to.
public struct AgentValidationResult: Sendable {
  /// One for each document, in the order in which they were named.
  public var checks: [AgentCheck] = []
  /// What is wrong besides: with the content, or with what was named.
  public var others: [Diagnostic]

  /// Everything that is wrong.
  public var diagnostics: [Diagnostic] { others + checks.flatMap(\.diagnostics) }

  /// How many documents are valid, as a sentence without a full stop: `3 of 5 documents are valid`;
  /// and whether they are all that were meant.
  public var summary: String {
    if checks.isEmpty { return "no document was checked" }
    let isAll = !others.contains { $0.severity == .error }
    return isAll ? counts : counts + ", but not everything could be checked"
  }

  private var counts: String {
    let valid = checks.count(where: \.isValid)
    if checks.count > 1 { return "\(valid) of \(checks.count) documents are valid" }
    return valid == 1 ? "the document is valid" : "the document is not valid"
  }

  /// The JSON of ``AgentReport``, with a final newline.
  public var json: String {
    JSONWriter(.pretty).string(AgentReport.value(of: checks, others: others))
  }
}
