import CatalogModel
import CommonMark

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
      requirements: requirements.links(metBy: .rule(rule.slug)))
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
