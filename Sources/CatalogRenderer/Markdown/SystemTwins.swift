import CatalogModel

/// Makes the twins of all pages of a system but the one for agents, which shows their sizes.
struct SystemTwins {
  /// A system that sees the addresses of twins.
  let site: SystemSite

  /// In the order in which the system's pages are rendered.
  func pages() -> [MarkdownPage] {
    let system = site.system
    var pages = [SystemTwin(site: site).markdown()]
    pages += system.components.map { ComponentTwin(site: site, component: $0).markdown() }
    if !site.outline.tokenGroups.isEmpty {
      let tokens = TokenTwins(site: site)
      pages.append(tokens.overview())
      pages += site.outline.tokenGroups.map(tokens.group)
    }
    if !site.contrast.isEmpty {
      pages.append(ContrastTwin(site: site).markdown())
      pages += MatrixTwins(site: site).markdown()
    }
    pages += system.guides.map { guide in
      GuideTwin(site: site.speaking(for: guide), guide: guide).markdown()
    }
    pages += requirements()
    if system.hasExamples { pages.append(ScreensTwin(site: site).markdown()) }
    if !system.modules.isEmpty {
      let api = APITwins(site: site)
      pages.append(api.overview())
      pages += site.references.symbols.pages.map(api.page)
    }
    if system.hasCoverage { pages.append(CoverageTwin(site: site).markdown()) }
    return pages
  }

  /// The twins of requirements and rules.
  private func requirements() -> [MarkdownPage] {
    var pages: [MarkdownPage] = []
    if !site.system.specifications.isEmpty {
      pages.append(SpecificationsTwin(site: site).markdown())
      pages += site.system.specifications.map {
        SpecificationTwin(site: site, specification: $0).markdown()
      }
    }
    if !site.system.rules.isEmpty {
      pages.append(RulesTwin(site: site).markdown())
      pages += site.system.rules.map { RuleTwin(site: site, rule: $0).markdown() }
    }
    return pages
  }
}
