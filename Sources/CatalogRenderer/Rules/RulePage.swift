import CatalogModel
import CommonMark
import Diagnostics

/// Makes the page of a rule: why it holds, and examples of both sides beside each other.
struct RulePage {
  let site: SystemSite
  let rule: DesignRule
  let templates: FenceTemplates

  func context() -> (context: RuleContext, diagnostics: [Diagnostic]) {
    let system = site.system.slug
    let route = Route.rule(rule.slug, system: system)
    let page = site.path(route)
    var texts = TextBuilder(site: site, page: page)
    let parts = rule.parts.enumerated().map { index, part in
      self.part(part, isFirst: index == 0, on: page, &texts)
    }
    let context = RuleContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "rule", title: rule.title, description: rule.summary, contents: contents,
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(system)),
          SiteOutline.Entry(title: site.words(RulesPhrase.title), route: .rules(system: system)),
        ]),
      summary: rule.summary, parts: parts,
      requirements: RequirementLinks(site: site).links(metBy: .rule(rule.slug), from: page))
    return (context, texts.diagnostics)
  }

  private func part(
    _ part: DesignRule.Part, isFirst: Bool, on page: String, _ texts: inout TextBuilder
  ) -> RuleContext.Part {
    switch part {
    case .text(let blocks):
      let fences = FenceDrawing(fences: rule.fences, site: site, page: page, templates: templates)
      return RuleContext.Part(
        isReason: isFirst && !startsWithHeading(blocks),
        text: texts.markup(Document(path: rule.path, blocks: blocks), fences: fences))
    case .examples(let examples):
      let builder = RuleExampleBuilder(site: site, page: page, fences: rule.fences)
      return RuleContext.Part(
        examples: examples.compactMap { example in
          builder.item(
            example.verdict, example.code,
            caption: texts.inline(example.caption, of: rule.path))
        })
    }
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
  let site: SystemSite

  private var route: Route { .rules(system: site.system.slug) }

  func context() -> RulesContext {
    let page = site.path(route)
    let summary = site.words(RulesPhrase.summary)
    return RulesContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "rules", title: site.words(RulesPhrase.title), description: summary,
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(site.system.slug))
        ]),
      summary: summary, rules: site.system.rules.map { card($0, on: page) })
  }

  private func card(_ rule: DesignRule, on page: String) -> RulesContext.Card {
    let right = rule.examples.first { $0.verdict == .right }
    return RulesContext.Card(
      title: rule.title,
      href: site.href(from: page, to: .rule(rule.slug, system: site.system.slug)),
      summary: rule.summary,
      thumbnail: right.flatMap { rule.fences.agent[$0.code.firstLine] }
        .map { site.stage($0, from: page) } ?? "")
  }
}
