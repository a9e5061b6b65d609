import Diagnostics

/// Radii of corners that are a radius token.
struct LiteralRadius: LiteralNumberRule {
  static let id = FindingID.lintLiteralRadius
  let knowledge: DesignKnowledge
  let choice: TokenChoice
  let sites = [
    LiteralSite("cornerRadius"), LiteralSite("RoundedRectangle", "cornerRadius"),
    LiteralSite("rect", "cornerRadius"),
    LiteralSite(
      "UnevenRoundedRectangle", "topLeadingRadius", "topTrailingRadius", "bottomLeadingRadius",
      "bottomTrailingRadius"),
  ].byCall

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    choice = TokenChoice(subject.knowledge, role: .radius)
  }
}
