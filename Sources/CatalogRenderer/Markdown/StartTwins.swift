import CatalogModel

/// Writes the twin of a system's start page.
struct SystemTwin {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .system(system.slug) }
  private var page: String { site.path(route) }

  func markdown() -> MarkdownPage {
    site.markdownPage(route, title: system.name, summary: system.summary) { writer in
      writer.list(facts)
      for section in site.outline.sections.dropFirst() {
        writer.heading(2, MarkdownText.escaped(section.title))
        writer.list(section.entries.map(entry))
      }
      writer.heading(2, "Reports and reference")
      writer.list(overview.map(entry))
    }
  }

  private var facts: [String] {
    let platforms = system.platforms.map {
      $0.versionText.isEmpty ? $0.name : "\($0.name) \($0.versionText)"
    }
    let health = HealthFigures(site: site).items(from: page)
    return [
      system.version.map { "Version: \($0)" },
      platforms.isEmpty ? nil : "Platforms: \(platforms.joined(separator: ", "))",
    ].compactMap(\.self).map(MarkdownText.escaped)
      + health.map { MarkdownText.escaped("\($0.title): \($0.value), \($0.detail)") }
  }

  /// The system's own pages but this one.
  private var overview: [SiteOutline.Entry] {
    site.outline.sections.first?.entries.filter { $0.route != route } ?? []
  }

  private func entry(_ entry: SiteOutline.Entry) -> String {
    let link = site.markdownLink(entry.title, from: page, to: entry.route)
    let summary = MarkdownText.escaped(site.summary(of: entry.route))
    return (entry.isDeprecated ? "\(link) (deprecated)" : link)
      + (summary.isEmpty ? "" : ": \(summary)")
  }
}

/// Writes the twin of the start page of a catalog of several systems.
struct CatalogTwin {
  let catalog: Catalog
  let sites: [SystemSite]

  func markdown() -> MarkdownPage {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem, format: .markdown)
    let page = map.path(.catalog)
    let address = SiteMap(isSingleSystem: catalog.isSingleSystem).path(.catalog)
    return MarkdownPage(
      .catalog, title: catalog.title, summary: catalog.summary, path: page,
      address: (catalog.baseURL ?? "") + address
    ) { writer in
      writer.list(
        sites.map { site in
          let link = site.markdownLink(site.system.name, from: page, to: .system(site.system.slug))
          return "\(link): \(MarkdownText.escaped(site.system.summary))"
        })
    }
  }
}

extension SystemSite {
  /// What a page of the outline is about, in a sentence of plain text; empty where its title says
  /// all.
  func summary(of route: Route) -> String {
    switch route {
    case .component(let slug, _):
      system.components.first { $0.slug == slug }?.summary ?? ""
    case .guide(let slug, _): system.guides.first { $0.slug == slug }?.summary ?? ""
    case .tokenGroup(let name, _): system.description(ofTokens: name)
    case .tokens: "The groups of tokens, the contexts in which they differ, and files for code."
    case .screens: "Whole screens as agent YAML, with the SwiftUI code that each becomes."
    case .contrast: "Every colour pair with its lowest ratio after WCAG 2.2."
    case .contrastMatrix: "Every text colour on every background."
    case .api: "The public Swift declarations, page by page."
    case .coverage: "What is documented and what is not."
    case .agents: "The files made for programs, and how to write agent YAML that is valid."
    case .system: system.summary
    case .catalog, .notFound, .symbol: ""
    }
  }
}
