import Diagnostics
import SwiftSymbols

/// Views that a component of the system is there for, by the patterns of its metadata.
struct ViewWithComponent: LintRule {
  static let id = FindingID.lintViewWithComponent
  private let components: [KnownComponent]
  private let name: String

  init(_ subject: LintSubject) {
    components = subject.knowledge.components.filter { !$0.replaces.isEmpty }
    name = subject.knowledge.name
  }

  func findings(in file: LintFile) -> [LintFinding] {
    components.flatMap { component -> [LintFinding] in
      // Its own code is what the pattern describes.
      if file.isOwn, file.uses.declarations.contains(where: { $0.name == component.call }) {
        return []
      }
      return component.replaces.flatMap { pattern in
        PatternMatcher(pattern).matches(in: file).map { range in
          finding(
            "\(name) has \(about: component.name) for this", at: range, in: file,
            notes: pattern.message.isEmpty ? [] : [pattern.message],
            suggestion: pattern.suggestion ?? "write \(component.call)")
        }
      }
    }
  }
}
