import CatalogModel
import InterfaceStrings

/// The page of all rules of design.
enum RulesKind: PageKind {
  typealias Content = RulesContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.rules.isEmpty else { return [] }
    let making = PageMaking { site in
      RulesPage(site: site).context()
    } markdown: { site in
      RulesTwin(site: site).markdown()
    }
    var entry = PageEntry(.rules(system: index.system.slug), making: making)
    entry.summary = words(StartPhrase.rulesSummary)
    entry.listing = .init(section: .rules, title: words(OutlinePhrase.allRules))
    return [entry]
  }
}

/// The pages of rules of design.
enum RuleKind: PageKind {
  typealias Content = RuleContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    index.system.rules.map { rule in
      let making = PageMaking { site, templates in
        RulePage(site: site, rule: rule, templates: templates).context()
      } markdown: { site in
        RuleTwin(site: site, rule: rule).markdown()
      }
      var entry = PageEntry(.rule(rule.slug, system: index.system.slug), making: making)
      entry.summary = rule.summary
      entry.listing = .init(section: .rules, title: rule.title)
      entry.sources = [PageSource(rule.path) { rule.document.headingIDs() }]
      entry.readTexts = { _, texts in _ = texts.markup(rule.document) }
      entry.searchParts = { _ in TextSearch.parts(of: rule) }
      entry.sizeAdvice = "leave out examples that show the same"
      return entry
    }
  }
}
