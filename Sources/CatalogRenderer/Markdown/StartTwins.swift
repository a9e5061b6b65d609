import CatalogModel
import InterfaceStrings

/// Writes the twin of a system's start page.
struct SystemTwin {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }
  private var route: Route { .system(system.slug) }
  private var page: String { site.path(route) }

  func markdown() -> MarkdownPage {
    site.markdownPage(route, title: system.name, summary: system.summary) { writer in
      writer.list(facts)
      for section in site.outline.sections.dropFirst() {
        writer.heading(2, MarkdownText.escaped(section.title))
        writer.list(section.listed.map(entry))
      }
      writer.heading(2, MarkdownText.escaped(words(StartPhrase.reports)))
      writer.list(overview.map(entry))
    }
  }

  private var facts: [String] {
    let platforms = system.platforms.map {
      $0.versionText.isEmpty ? $0.name : "\($0.name) \($0.versionText)"
    }.joined(separator: ", ")
    let health = HealthFigures(site: site).items(from: page)
    return [
      system.version.map { words(StartPhrase.version, ["version": $0]) },
      platforms.isEmpty ? nil : words(StartPhrase.platforms, ["platforms": platforms]),
    ].compactMap(\.self).map(MarkdownText.escaped) + health.map(\.markdown)
  }

  /// The system's own pages but this one.
  private var overview: [SiteOutline.Entry] {
    site.outline.sections.first?.entries.filter { $0.route != route } ?? []
  }

  private func entry(_ entry: SiteOutline.Entry) -> String {
    let link = site.markdownLink(entry.title, from: page, to: entry.route)
    let summary = MarkdownText.escaped(site.pages[entry.route]?.summary ?? "")
    let isDeprecated = entry.isDeprecated ? " (\(words(StartPhrase.deprecated)))" : ""
    return link + isDeprecated + (summary.isEmpty ? "" : ": \(summary)")
  }
}

/// Writes the twin of the start page of a catalog of several systems.
struct CatalogTwin {
  let catalog: Catalog
  /// The systems, which see the addresses of twins.
  let sites: [SystemSite]
  let words: Words

  func markdown() -> MarkdownPage {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    let address = map.path(.catalog)
    let page = SiteMap.twin(of: address)
    let place = MarkdownPage.Place(
      path: page, address: (catalog.baseURL ?? "") + address, words: words)
    return MarkdownPage(.catalog, title: catalog.title, summary: catalog.summary, at: place) {
      writer in
      for site in sites {
        writer.heading(2, site.markdownLink(site.system.name, from: page, to: route(of: site)))
        writer.paragraph(MarkdownText.escaped(site.system.summary))
        writer.list(facts(of: site, from: page))
      }
    }
  }

  private func route(of site: SystemSite) -> Route { .system(site.system.slug) }

  private func facts(of site: SystemSite, from page: String) -> [String] {
    let figures = HealthFigures(site: site.speaking(catalog.language)).overview(from: page)
    return [MarkdownText.escaped(words(StartPhrase.pages, count: site.pages.entries.count))]
      + figures.map(\.markdown)
  }
}

extension HealthItem {
  /// The figure as an entry of a list.
  fileprivate var markdown: String { MarkdownText.escaped("\(title): \(value), \(detail)") }
}
