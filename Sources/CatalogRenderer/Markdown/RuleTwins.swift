import CatalogModel

/// Writes the twin of a rule's page: the text with its examples as YAML.
struct RuleTwin {
  let site: SystemSite
  let rule: DesignRule

  func markdown() -> MarkdownPage {
    let route = Route.rule(rule.slug, system: site.system.slug)
    let texts = MarkdownTexts(site: site, page: site.path(route))
    return site.markdownPage(route, title: rule.title, summary: rule.summary) { writer in
      writer.add(texts.document(rule.document, fences: rule.fences))
    }
  }
}

/// Writes the twin of the page of all rules.
struct RulesTwin {
  let site: SystemSite

  func markdown() -> MarkdownPage {
    let page = RulesPage(site: site).context()
    let route = Route.rules(system: site.system.slug)
    return site.markdownPage(route, title: page.frame.title, summary: page.summary) { writer in
      writer.list(
        page.rules.map { rule in
          let link = MarkdownText.link(MarkdownText.escaped(rule.title), to: rule.href)
          return "\(link): \(MarkdownText.escaped(rule.summary))"
        })
    }
  }
}
