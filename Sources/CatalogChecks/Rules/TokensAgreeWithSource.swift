import Diagnostics

/// `tokens/drift-…`: the token files and the Swift source of the system state the same values.
enum TokensAgreeWithSource: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    (subject.system.swiftTokens?.diagnostics ?? []) + (subject.drift?.diagnostics ?? [])
  }
}
