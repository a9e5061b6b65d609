import CatalogModel
import CommonMark
import Diagnostics
import Workers

/// Reads `rules/*.md`: front matter, why the rule holds, and examples of both sides.
struct RuleLoader {
  let folder: ContentFolder
  let workers: Workers

  func load(
    _ loads: inout FileLoads<[UInt8], TextLoad<DesignRule>>, _ diagnostics: inout [Diagnostic],
    _ gaps: inout Gaps
  ) -> [DesignRule] {
    let pages = TextPages(
      folder: folder, workers: workers, name: "rules", kind: "a rule",
      withoutFrontMatter: .ruleNoFrontMatter, readsChecks: true)
    return pages.load(&loads, &diagnostics, &gaps.files, value: Self.rule)
  }

  private static func rule(_ page: TextPage, _ diagnostics: inout [Diagnostic]) -> DesignRule {
    var rule = DesignRule(
      slug: page.slug, title: page.title, summary: page.summary, order: page.order,
      parts: TextPart.parts(of: page.document.blocks), document: page.document,
      fences: FenceReader.read(page.document, &diagnostics), path: page.document.path)
    rule.checks = page.checks
    for verdict in RuleVerdict.allCases
    where !rule.examples.contains(where: { $0.verdict == verdict }) {
      diagnostics.append(missing(verdict, in: rule))
    }
    return rule
  }

  private static func missing(_ verdict: RuleVerdict, in rule: DesignRule) -> Diagnostic {
    .init(
      verdict == .right ? .ruleNoRight : .ruleNoWrong,
      "the rule '\(rule.title)' has no \(verdict.rawValue) example",
      at: SourceLocation(rule.path, line: 1),
      suggestion: "add a fence that begins with '```yaml agent \(verdict.rawValue)'",
      example: "```yaml agent \(verdict.rawValue)\ncomponent: Text\nprops:\n  text: Example\n```")
  }
}
