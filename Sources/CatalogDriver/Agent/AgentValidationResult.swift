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

  /// How many documents are valid, as a sentence without a full stop: `3 of 5 documents are valid`.
  public var summary: String {
    let valid = checks.count(where: \.isValid)
    return switch checks.count {
    case 0: "no document was checked"
    case 1: valid == 1 ? "the document is valid" : "the document is not valid"
    default: "\(valid) of \(checks.count) documents are valid"
    }
  }

  /// The JSON of ``AgentReport``, with a final newline.
  public var json: String {
    JSONWriter(.pretty).string(AgentReport.value(of: checks, others: others))
  }
}
