import CatalogModel
import CommonMark
import Diagnostics

/// Makes the page of a rule: why it holds, and examples of both sides beside each other.
struct RulePage {
  let scope: PageScope
  let requirements: RequirementLinks
  let rule: DesignRule

  func content(_ texts: inout TextBuilder) -> RuleContext {
    let overview = SiteOutline.Entry(
      title: scope.words(RulesPhrase.title), route: .rules(system: scope.system.slug))
    return RuleContext(
      frame: scope.frame(
        kind: "rule", title: rule.title, description: rule.summary, contents: contents,
        trail: [overview]),
      summary: rule.summary,
      parts: rule.parts.enumerated().map { index, part in
        self.part(part, isFirst: index == 0, &texts)
      },
      checks: checks, requirements: requirements.links(metBy: .rule(rule.slug)))
  }

  /// The checks that the rule names, each once.
  private var checks: [RuleCheckItem] {
    var seen: Set<String> = []
    return rule.checks.filter { !$0.isOff && seen.insert($0.name).inserted }.map { check in
      let found = scope.index.lint[check.name] ?? []
      return RuleCheckItem(
        name: "lint/\(check.name)",
        outcome: found.isEmpty
          ? scope.words(RulesPhrase.kept) : scope.words(RulesPhrase.broken, count: found.count),
        places: found.prefix(Self.shownPlaces).compactMap { place(of: $0) })
    }
  }

  private static let shownPlaces = 5

  private func place(of found: Diagnostic) -> RuleCheckItem.Place? {
    guard let location = found.location else { return nil }
    let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
    return .init(
      name: location.line.map { "\(file):\($0)" } ?? file,
      href: scope.sourceAddress(of: location))
  }

  private func part(
    _ part: TextPart, isFirst: Bool, _ texts: inout TextBuilder
  ) -> TextPartItem {
    let builder = TextPartBuilder(scope: scope, fences: rule.fences, path: rule.path)
    var item = builder.item(part, &texts)
    if case .text(let blocks) = part { item.isReason = isFirst && !startsWithHeading(blocks) }
    return item
  }

  private func startsWithHeading(_ blocks: [Block]) -> Bool {
    if case .heading? = blocks.first?.content { true } else { false }
  }

  private var contents: [ContentsItem] {
    rule.document.contents.filter { (2...3).contains($0.level) }.map { entry in
      ContentsItem(title: entry.title, href: "#\(entry.anchor)", isNested: entry.level == 3)
    }
      + (checks.isEmpty
        ? []
        : [ContentsItem(title: scope.words(RulesPhrase.checks), href: "#checks", isNested: false)])
  }
}

/// Makes the page of all rules.
struct RulesPage {
  let scope: PageScope

  func content() -> RulesContext {
    let summary = scope.words(RulesPhrase.summary)
    return RulesContext(
      frame: scope.frame(
        kind: "rules", title: scope.words(RulesPhrase.title), description: summary),
      summary: summary, rules: scope.system.rules.map(card))
  }

  private func card(_ rule: DesignRule) -> RulesContext.Card {
    let right = rule.examples.first { $0.verdict == .right }
    return RulesContext.Card(
      title: rule.title,
      href: scope.href(to: .rule(rule.slug, system: scope.system.slug)),
      summary: rule.summary,
      thumbnail: right.flatMap { rule.fences.agent[$0.code.firstLine] }
        .map { scope.stage($0) } ?? "")
  }
}
