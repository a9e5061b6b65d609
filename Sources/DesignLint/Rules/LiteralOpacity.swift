import Diagnostics

/// Opacities that are a token.
struct LiteralOpacity: LiteralNumberRule {
  static let id = FindingID.lintLiteralOpacity
  let knowledge: DesignKnowledge
  let choice: TokenChoice
  let sites = [LiteralSite("opacity")].byCall

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    choice = TokenChoice(subject.knowledge, role: .opacity)
  }
}
