import Diagnostics
import SwiftSymbols

/// What a team looks for itself: the patterns that its rules of design state.
struct PatternRule: LintRule {
  static let id = FindingID.lintPattern
  private let patterns: [(name: String, pattern: SyntaxPattern)]

  init(_ subject: LintSubject) { patterns = subject.settings.patterns }

  func findings(in file: LintFile) -> [LintFinding] {
    patterns.flatMap { name, pattern in
      PatternMatcher(pattern).matches(in: file).map { match in
        LintFinding(
          diagnostic: Diagnostic(
            .lintRule(named: name), Headline(pattern.message),
            at: file.uses.location(at: match.lowerBound), suggestion: pattern.suggestion),
          range: match)
      }
    }
  }
}
