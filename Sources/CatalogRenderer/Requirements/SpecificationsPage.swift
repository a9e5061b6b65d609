import CatalogModel
import InterfaceStrings

/// Makes the page of all requirements: the specifications, what meets each requirement, and what
/// each thing meets.
struct SpecificationsPage {
  let site: SystemSite

  private var words: Words { site.words }
  private var system: System { site.system }
  private var route: Route { .specifications(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> SpecificationsContext {
    let things = self.things
    var contents = [ContentsItem(title: words(SpecsPhrase.trace), href: "#trace")]
    if !things.isEmpty {
      contents.append(ContentsItem(title: words(SpecsPhrase.reverse), href: "#reverse"))
    }
    return SpecificationsContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "specifications", title: words(SpecsPhrase.title),
        description: words(SpecsPhrase.summary), contents: contents,
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: words(SpecsPhrase.summary),
      counts: words.counts(
        requirements: site.trace.entries.count,
        scenarios: system.specifications.reduce(0) { $0 + $1.scenarioCount }),
      specifications: cards(from: page), groups: groups, things: things)
  }

  /// The specifications with how much each holds.
  func cards(from page: String) -> [LinkCard] {
    system.specifications.map { specification in
      LinkCard(
        title: specification.title,
        href: site.href(from: page, to: .specification(specification.slug, system: system.slug)),
        summary: specification.summary,
        count: words.counts(
          requirements: specification.requirements.count, scenarios: specification.scenarioCount))
    }
  }

  private var groups: [TraceGroup] {
    let entries = Dictionary(grouping: site.trace.entries, by: \.specification)
    return system.specifications.compactMap { specification in
      guard let own = entries[specification.slug] else { return nil }
      return TraceGroup(
        title: specification.title,
        href: site.href(from: page, to: .specification(specification.slug, system: system.slug)),
        rows: own.map(row))
    }
  }

  private func row(_ entry: RequirementTrace.Entry) -> TraceRow {
    let items = TraceItemBuilder(site: site, page: page)
    func column(_ column: TraceItemBuilder.Column) -> [TraceItem] {
      entry.targets.filter { TraceItemBuilder.column(of: $0) == column }.map(items.item)
    }
    return TraceRow(
      name: entry.requirement.name,
      href: RequirementLinks(site: site).href(of: entry, from: page),
      obligation: entry.requirement.obligation?.rawValue, tokens: column(.tokens),
      components: column(.components), texts: column(.texts), checks: column(.checks))
  }

  /// In the order of the columns, then in that of the requirements.
  private var things: [TracedThing] {
    let items = TraceItemBuilder(site: site, page: page)
    let links = RequirementLinks(site: site)
    return TraceItemBuilder.Column.allCases.flatMap { column in
      site.trace.targets.filter { TraceItemBuilder.column(of: $0) == column }.map { target in
        TracedThing(
          item: items.item(target), kind: words(TraceItemBuilder.kind(of: target)),
          requirements: links.links(metBy: target, from: page))
      }
    }
  }
}
