import CatalogModel
import Diagnostics
import InterfaceStrings

/// The page of all rules of design.
enum RulesKind: PageKind {
  typealias Content = RulesContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.rules.isEmpty else { return [] }
    var entry = PageEntry(.rules(system: index.system.slug)) { scope, _ in
      RulesPage(scope: scope).content()
    }
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
      var entry = PageEntry(.rule(rule.slug, system: index.system.slug)) { scope, texts in
        RulePage(
          scope: scope, requirements: RequirementLinks(scope: scope, trace: scope.index.trace),
          rule: rule
        ).content(&texts)
      }
      entry.summary = rule.summary
      entry.listing = .init(section: .rules, title: rule.title)
      entry.sources = [PageSource(rule.path) { rule.document.headingIDs() }]
      entry.madeFrom = SourceLocation(rule.path)
      entry.data = (.rules, { data in [data.rule(rule)] })
      entry.readTexts = { _, texts in _ = texts.markup(rule.document) }
      entry.searchParts = { _ in TextSearch.parts(of: rule) }
      entry.sizeAdvice = "leave out examples that show the same"
      return entry
    }
  }
}
