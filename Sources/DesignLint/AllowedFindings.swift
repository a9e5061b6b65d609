import Diagnostics
import SwiftSymbols

/// Takes out of the findings of a file what its comments allow, and tells of comments that allow
/// nothing.
struct AllowedFindings {
  private let uses: SwiftUses
  private let names: Set<String>

  /// - Parameter names: The rules that a comment may name.
  init(_ uses: SwiftUses, names: Set<String>) {
    (self.uses, self.names) = (uses, names)
  }

  func kept(_ findings: [LintFinding]) -> [LintFinding] {
    if uses.allowances.isEmpty { return findings }
    var used: Set<Int> = []
    let kept = findings.filter { finding in
      let line = uses.line(at: finding.range.lowerBound)
      let allowing = uses.allowances.indices.filter { index in
        let allowance = uses.allowances[index]
        return !allowance.reason.isEmpty && allowance.lines.contains(line)
          && LintSettings.plain(allowance.rule) == finding.rule
      }
      used.formUnion(allowing)
      return allowing.isEmpty
    }
    return kept + uses.allowances.indices.compactMap { remark(on: $0, isUsed: used.contains($0)) }
  }

  private func remark(on index: Int, isUsed: Bool) -> LintFinding? {
    let allowance = uses.allowances[index]
    let name = LintSettings.plain(allowance.rule)
    let location = uses.location(at: allowance.range.lowerBound)
    let diagnostic: Diagnostic?
    if !names.contains(name) {
      diagnostic = Diagnostic(
        .lintUnknownRule, "there is no rule \(about: name) that could be allowed to be broken",
        at: location,
        suggestion: "name a rule, then a reason: "
          + "'// \(SwiftUses.Allowance.marker) literal-spacing the logo has its own grid'",
        near: DidYouMean.nearest(to: name, among: names))
    } else if allowance.reason.isEmpty {
      diagnostic = Diagnostic(
        .lintAllowWithoutReason, "an exception from \(about: name) needs a reason", at: location,
        suggestion: "write the reason: '// \(SwiftUses.Allowance.marker) \(name) why it is right'")
    } else if !isUsed {
      diagnostic = Diagnostic(
        .lintUnneededAllow, "nothing here breaks \(about: name), so the exception is not needed",
        at: location, suggestion: "remove the comment")
    } else {
      diagnostic = nil
    }
    return diagnostic.map { LintFinding(diagnostic: $0, range: allowance.range) }
  }
}
