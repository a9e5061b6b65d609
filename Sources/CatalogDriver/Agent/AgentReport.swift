import AgentUI
import DiagnosticReports
import Diagnostics
import JSONTree

/// The findings of checks as JSON, version 1:
/// `{"version":1,"valid","documents":[…],"diagnostics":[…]}`.
///
/// Each document is an object of `path`, `system`, `valid` and `nodes`; each diagnostic has the
/// members of every JSON report of the tool and `pointer`, the RFC 6901 pointer of the value it is
/// about, with `null` where there is none. `valid` says that nothing at all is an error.
public enum AgentReport {
  /// The report of several checks.
  ///
  /// - Parameter others: What is wrong besides with the content or the command; it comes first.
  public static func value(of checks: [AgentCheck], others: [Diagnostic] = []) -> JSONValue {
    .object(members(of: checks, others: others))
  }

  /// The members of the report, for documents that hold more.
  static func members(of checks: [AgentCheck], others: [Diagnostic] = []) -> [JSONValue.Member] {
    let findings = others.inOrder.map { AgentFinding($0, at: nil) } + checks.flatMap(\.findings)
    let isValid = !findings.contains { $0.diagnostic.severity == .error }
    return [
      .init("version", 1),
      .init("valid", .bool(isValid)),
      .init("documents", .array(checks.map(document))),
      .init("diagnostics", .array(findings.map(finding))),
    ]
  }

  private static func document(_ check: AgentCheck) -> JSONValue {
    [
      "path": .string(check.path),
      "system": text(check.system),
      "valid": .bool(check.isValid),
      "nodes": .integer(check.nodeCount),
    ]
  }

  private static func finding(_ finding: AgentFinding) -> JSONValue {
    guard case .array(let values) = DiagnosticFormat.value(of: [finding.diagnostic]),
      case .object(let members)? = values.first
    else { return .null }
    return .object(members + [.init("pointer", text(finding.pointer?.description))])
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
