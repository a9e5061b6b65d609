import CatalogModel
import InterfaceStrings

/// Makes the page of all requirements: the specifications, what meets each requirement, and what
/// each thing meets.
struct SpecificationsPage {
  let scope: PageScope
  let trace: RequirementTrace

  private var words: Words { scope.words }
  private var system: System { scope.system }
  private var items: TraceItemBuilder { TraceItemBuilder(scope: scope) }
  private var links: RequirementLinks { RequirementLinks(scope: scope, trace: trace) }

  func content() -> SpecificationsContext {
    let things = self.things
    var contents = [ContentsItem(title: words(SpecsPhrase.trace), href: "#trace")]
    if !things.isEmpty {
      contents.append(ContentsItem(title: words(SpecsPhrase.reverse), href: "#reverse"))
    }
    return SpecificationsContext(
      frame: scope.frame(
        kind: "specifications", title: words(SpecsPhrase.title),
        description: words(SpecsPhrase.summary), contents: contents),
      summary: words(SpecsPhrase.summary),
      counts: words.counts(
        requirements: trace.entries.count,
        scenarios: system.specifications.reduce(0) { $0 + $1.scenarioCount }),
      specifications: Self.cards(from: scope), groups: groups, things: things)
  }

  /// The specifications with how much each holds.
  static func cards(from scope: PageScope) -> [LinkCard] {
    scope.system.specifications.map { specification in
      LinkCard(
        title: specification.title,
        href: scope.href(to: .specification(specification.slug, system: scope.system.slug)),
        summary: specification.summary,
        count: scope.words.counts(
          requirements: specification.requirements.count, scenarios: specification.scenarioCount))
    }
  }

  private var groups: [TraceGroup] {
    let entries = Dictionary(grouping: trace.entries, by: \.specification)
    return system.specifications.compactMap { specification in
      guard let own = entries[specification.slug] else { return nil }
      return TraceGroup(
        title: specification.title,
        href: scope.href(to: .specification(specification.slug, system: system.slug)),
        rows: own.map(row))
    }
  }

  private func row(_ entry: RequirementTrace.Entry) -> TraceRow {
    func column(_ column: TraceItemBuilder.Column) -> [TraceItem] {
      entry.targets.filter { TraceItemBuilder.column(of: $0) == column }.map(items.item)
    }
    return TraceRow(
      name: entry.requirement.name,
      href: links.href(of: entry),
      obligation: entry.requirement.obligation?.rawValue, tokens: column(.tokens),
      components: column(.components), texts: column(.texts), checks: column(.checks))
  }

  /// In the order of the columns, then in that of the requirements.
  private var things: [TracedThing] {
    TraceItemBuilder.Column.allCases.flatMap { column in
      trace.targets.filter { TraceItemBuilder.column(of: $0) == column }.map { target in
        TracedThing(
          item: items.item(target), kind: words(TraceItemBuilder.kind(of: target)),
          requirements: links.links(metBy: target))
      }
    }
  }
}
