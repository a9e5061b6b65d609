import CatalogModel
import ColorScience
import DesignTokens
import TokenContrast

/// Makes the page of all contrast pairs of a system.
struct ContrastPage {
  let site: SystemSite

  /// More named pairs than these are left to the matrix.
  private static let namedLimit = 100

  private var system: System { site.system }
  private var contrast: SystemContrast { site.contrast }
  private var route: Route { .contrast(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> ContrastContext {
    let claims = ContrastClaims(site: site, page: page)
    let settings = ContrastSettingsBuilder(site: site, page: page)
    var context = ContrastContext(
      frame: frame(contents: []), summary: summary, figures: ContrastFigures(contrast).items,
      settings: settings.items, matrixHref: matrixHref, shortfalls: shortfalls,
      exceptions: settings.exceptions, claimSummary: claims.summary, claims: claims.rows,
      declared: groups(\.declared), drawn: groups(\.drawn),
      primitives: tables(contrast.primitives),
      named: tables(contrast.named.prefix(Self.namedLimit)), namedOmission: namedOmission)
    context.frame = frame(contents: contents(context))
    return context
  }

  private var summary: String {
    "How well the colours of \(system.name) stand out from each other, measured after WCAG 2.2 "
      + "in every context in which they differ."
  }

  private func frame(contents: [ContentsItem]) -> PageFrame {
    FrameBuilder(site: site).frame(
      route, kind: "contrast", title: "Contrast", description: summary, contents: contents,
      breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))])
  }

  private func contents(_ context: ContrastContext) -> [ContentsItem] {
    let sections = [
      ("Below their level", "below", !context.shortfalls.isEmpty),
      ("Claims", "claims", !context.claims.isEmpty),
      ("Excused", "excused", !context.exceptions.isEmpty),
      ("Pairs of components", "declared", !context.declared.isEmpty),
      ("Drawn by previews", "drawn", !context.drawn.isEmpty),
      ("Views of the platform", "primitives", !context.primitives.isEmpty),
      ("Pairs by name", "named", !context.named.isEmpty),
      ("What is asked", "settings", true),
    ]
    return sections.filter(\.2).map { ContentsItem(title: $0.0, href: "#\($0.1)") }
  }

  private var matrixHref: String? {
    contrast.matrix.isEmpty
      ? nil : site.href(from: page, to: .contrastMatrix("", system: system.slug))
  }

  // MARK: - Pairs

  /// Of components, because guides show wrong pairs on purpose and names only suggest.
  private var shortfalls: [ContrastItem] {
    let builder = ContrastBuilder(site: site, page: page)
    return contrast.groups.flatMap { group in
      group.entries.filter(\.hasShortfall).map { entry in
        var item = builder.item(entry.table, isOpen: true, rows: .shortfalls)
        item.owner = LinkItem(
          title: group.component.name, href: href(of: group.component, anchor: entry.anchor))
        return item
      }
    }
  }

  /// Of pairs that no other page shows.
  private func tables(_ entries: some Sequence<SystemContrast.Entry>) -> [ContrastItem] {
    let builder = ContrastBuilder(site: site, page: page)
    return entries.map { builder.item($0.table, anchor: $0.anchor, isOpen: false) }
  }

  private var namedOmission: String {
    let others = contrast.named.count - Self.namedLimit
    return others > 0 ? "The matrix shows \(Plural.text(others, "more pair"))." : ""
  }

  private func groups(
    _ entries: KeyPath<SystemContrast.Group, [SystemContrast.Entry]>
  ) -> [ContrastPairGroup] {
    contrast.groups.filter { !$0[keyPath: entries].isEmpty }.map { group in
      ContrastPairGroup(
        component: LinkItem(
          title: group.component.name, href: href(of: group.component, anchor: "contrast")),
        pairs: group[keyPath: entries].map { pair($0, of: group.component) })
    }
  }

  private func pair(_ entry: SystemContrast.Entry, of component: Component) -> ContrastPairItem {
    let worst = entry.table.worst
    return ContrastPairItem(
      title: entry.table.pair.name, href: href(of: component, anchor: entry.anchor),
      use: ContrastText.shortUse(entry.table.use),
      worst: worst?.ratio.map(ContrastText.ratio) ?? "", context: worst?.contexts.label ?? "",
      verdict: ContrastBuilder.verdict(entry.table))
  }

  private func href(of component: Component, anchor: String) -> String {
    site.href(
      from: page, to: .component(component.slug, system: system.slug), anchor: anchor)
  }
}
