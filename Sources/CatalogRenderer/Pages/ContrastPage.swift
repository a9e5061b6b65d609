import CatalogModel
import ColorScience
import DesignTokens
import TokenContrast

/// Makes the page of all contrast pairs of a system.
struct ContrastPage {
  let site: SystemSite

  /// More named pairs than these are left to the matrix.
  static let namedLimit = 100

  private var system: System { site.system }
  private var contrast: SystemContrast { site.contrast }
  private var route: Route { .contrast(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> ContrastContext {
    let claims = ContrastClaims(site: site, page: page)
    let settings = ContrastSettingsBuilder(site: site, page: page)
    var context = ContrastContext(
      frame: frame(contents: []), summary: summary,
      figures: ContrastFigures(report: site.report, pairsAnchor: pairsAnchor).items,
      settings: settings.items, matrixHref: matrixHref, shortfalls: shortfalls,
      exceptions: settings.exceptions, claimSummary: claims.summary, claims: claims.rows,
      declared: groups(\.declared), drawn: groups(\.drawn),
      primitives: tables(contrast.primitives),
      named: tables(contrast.named.prefix(Self.namedLimit), isOpen: false),
      namedOmission: namedOmission)
    context.frame = frame(contents: contents(context))
    return context
  }

  var summary: String {
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
      ("Views of the platform", "primitives", !context.primitives.isEmpty),
      ("Drawn by previews", "drawn", !context.drawn.isEmpty),
      ("Pairs by name", "named", !context.named.isEmpty),
      ("Requirements", "settings", true),
    ]
    return sections.filter(\.2).map { ContentsItem(title: $0.0, href: "#\($0.1)") }
  }

  /// The first section that lists pairs; empty when none does.
  private var pairsAnchor: String {
    if contrast.groups.contains(where: { !$0.declared.isEmpty }) { return "declared" }
    if !contrast.primitives.isEmpty { return "primitives" }
    return contrast.groups.contains { !$0.drawn.isEmpty } ? "drawn" : ""
  }

  private var matrixHref: String? {
    contrast.matrix.isEmpty
      ? nil : site.href(from: page, to: .contrastMatrix("", system: system.slug))
  }

  // MARK: - Pairs

  /// Not those of guides, which show wrong pairs on purpose, and of names, which only suggest.
  private var shortfalls: [ContrastItem] {
    let builder = ContrastBuilder(site: site, page: page)
    return contrast.owned.filter(\.hasShortfall).map { entry in
      var summary = entry
      summary.anchor = ""
      var item = builder.item(summary, isOpen: true, rows: .shortfalls)
      item.owner = entry.owner.map { LinkItem(title: $0.name, href: href(of: entry, $0)) }
      return item
    }
  }

  /// Of pairs that no other page shows.
  private func tables(
    _ entries: some Sequence<SystemContrast.Entry>, isOpen: Bool? = nil
  ) -> [ContrastItem] {
    let builder = ContrastBuilder(site: site, page: page)
    return entries.map { builder.item($0, isOpen: isOpen) }
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
          title: group.component.name,
          href: site.href(
            from: page, to: .component(group.component.slug, system: system.slug),
            anchor: "contrast")),
        pairs: group[keyPath: entries].compactMap(pair))
    }
  }

  private func pair(_ entry: SystemContrast.Entry) -> ContrastPairItem? {
    let summary = ContrastSummary(entry.table)
    let rows = ContrastRowBuilder(site: site, page: page, table: entry.table)
    let drawn = summary.row ?? entry.table.rows.first
    return entry.owner.map { owner in
      ContrastPairItem(
        attributes: drawn.map(rows.attributes) ?? "",
        sample: drawn.map { rows.sample($0).both } ?? "", title: entry.title,
        href: href(of: entry, owner),
        use: ContrastText.shortUse(entry.table.use), lowest: summary.lowest ?? "",
        open: summary.open, context: summary.row?.contexts.label ?? "", verdict: summary.verdict)
    }
  }

  private func href(of entry: SystemContrast.Entry, _ owner: SystemContrast.Owner) -> String {
    site.href(from: page, to: owner.route, anchor: entry.anchor)
  }
}
