import Diagnostics

/// `tokens/drift-…`: the token files and the Swift source of the system state the same values. What
/// is wrong with the constants is told with it, since it keeps them from being compared.
enum TokensAgreeWithSource: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    guard let source = subject.system.swiftTokens, let drift = subject.drift else { return [] }
    return source.diagnostics + drift.diagnostics
  }
}
