import Diagnostics
import SwiftSymbols

/// Tokens of another system of the catalog.
struct ForeignToken: LintRule {
  static let id = FindingID.lintForeignToken
  private let knowledge: DesignKnowledge

  init(_ subject: LintSubject) { knowledge = subject.knowledge }

  func findings(in file: LintFile) -> [LintFinding] {
    if knowledge.others.isEmpty { return [] }
    return file.uses.members.compactMap { member in
      guard let first = member.name.split(separator: ".").first,
        let other = knowledge.others[String(first)]
      else { return nil }
      return finding(
        "\(about: member.name) is a token of \(other), not of \(knowledge.name)", at: member.range,
        in: file, suggestion: "use a token of \(knowledge.name)")
    }
  }
}
