import CatalogModel
import ColorScience
import DesignTokens
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Makes the page of all contrast pairs of a system.
struct ContrastPage {
  let site: SystemSite

  /// More named pairs than these are left to the matrix.
  private static let namedLimit = 100

  private var system: System { site.system }
  private var words: Words { site.words }
  private var contrast: SystemPairs { site.contrast }
  private var route: Route { .contrast(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> ContrastContext {
    let settings = ContrastSettingsBuilder(site: site, page: page)
    var context = ContrastContext(
      frame: frame(contents: []), summary: summary,
      figures: figures,
      settings: settings.items, matrixHref: matrixHref, shortfalls: shortfalls,
      exceptions: settings.exceptions, claimSummary: claimSummary, claims: claims,
      declared: groups(\.declared), drawn: groups(\.drawn),
      primitives: tables(contrast.primitives),
      named: tables(contrast.named.prefix(Self.namedLimit), isOpen: false),
      namedOmission: namedOmission)
    context.frame = frame(contents: contents(context))
    return context
  }

  private var summary: String {
    words(ContrastPhrase.summary, ["system": system.name])
  }

  /// The pairs that have to reach a level, and the claims; each pair and each claim once.
  private var figures: [ContrastFigureItem] {
    let pairs = site.report.contrast
    let claims = pairs.claims
    let wrong = claims.total - claims.good
    let list = pairsAnchor
    let figures: [(isThere: Bool, item: ContrastFigureItem)] = [
      (true, figure(.figurePairs, pairs.total, list)),
      (true, figure(.figurePassing, pairs.passing, list)),
      (pairs.partlyKnown > 0, figure(.figurePartlyKnown, pairs.partlyKnown, list)),
      (true, figure(.figureBelow, pairs.below, "below", isJudged: true)),
      (pairs.excused > 0, figure(.figureExcused, pairs.excused, "excused")),
      (pairs.open > 0, figure(.figureOpen, pairs.open, list)),
      (claims.total > 0, figure(.figureTrueClaims, claims.good, "claims")),
      (claims.total > 0, figure(.figureFalseClaims, wrong, "claims", isJudged: true)),
    ]
    return figures.filter(\.isThere).map(\.item)
  }

  /// A figure of something, which leads there; none leads nowhere.
  ///
  /// - Parameter isJudged: Whether one is too many.
  private func figure(
    _ label: ContrastPhrase, _ count: Int, _ anchor: String, isJudged: Bool = false
  ) -> ContrastFigureItem {
    ContrastFigureItem(
      label: words(label, count: count), value: "\(count)",
      href: anchor.isEmpty || count == 0 ? "" : "#\(anchor)",
      state: isJudged ? (count == 0 ? .pass : .fail) : nil)
  }

  private func frame(contents: [ContentsItem]) -> PageFrame {
    FrameBuilder(site: site).frame(
      route, kind: "contrast", title: words(ContrastPhrase.title), description: summary,
      contents: contents,
      breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))])
  }

  private func contents(_ context: ContrastContext) -> [ContentsItem] {
    let sections: [(title: ContrastPhrase, anchor: String, isThere: Bool)] = [
      (.belowTitle, "below", !context.shortfalls.isEmpty),
      (.claimsTitle, "claims", !context.claims.isEmpty),
      (.excusedTitle, "excused", !context.exceptions.isEmpty),
      (.declaredTitle, "declared", !context.declared.isEmpty),
      (.primitivesTitle, "primitives", !context.primitives.isEmpty),
      (.drawnTitle, "drawn", !context.drawn.isEmpty),
      (.namedTitle, "named", !context.named.isEmpty),
      (.settingsTitle, "settings", true),
    ]
    return sections.filter(\.isThere).map { section in
      ContentsItem(title: words(section.title), href: "#\(section.anchor)")
    }
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
    _ entries: some Sequence<SystemPairs.Entry>, isOpen: Bool? = nil
  ) -> [ContrastItem] {
    let builder = ContrastBuilder(site: site, page: page)
    return entries.map { builder.item($0, isOpen: isOpen) }
  }

  private var namedOmission: String {
    let others = contrast.named.count - Self.namedLimit
    return others > 0 ? words(ContrastPhrase.namedOmitted, count: others) : ""
  }

  private func groups(
    _ entries: KeyPath<SystemPairs.Group, [SystemPairs.Entry]>
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

  private func pair(_ entry: SystemPairs.Entry) -> ContrastPairItem? {
    let summary = entry.summary(words)
    let rows = ContrastRowBuilder(site: site, page: page, table: entry.table)
    let drawn = summary.row ?? entry.table.rows.first
    return entry.owner.map { owner in
      ContrastPairItem(
        attributes: StageMarkup.attributes(system: system.slug, context: [:]),
        sample: drawn.map { rows.sample($0).both } ?? "", ratio: rows.ratios, summary: summary,
        href: href(of: entry, owner))
    }
  }

  private func href(of entry: SystemPairs.Entry, _ owner: SystemPairs.Owner) -> String {
    site.href(from: page, to: owner.route, anchor: entry.anchor)
  }

  // MARK: - Claims

  /// What documents state beside what was measured, a row for each group of contexts.
  private var claims: [ContrastClaimRow] {
    contrast.owned.flatMap { entry in entry.table.rows.compactMap { claim($0, entry) } }
  }

  /// `3 of 7 claims that could be measured are true in every context.`
  private var claimSummary: String {
    let claims = site.report.contrast.claims
    return words(ContrastPhrase.claimsTrue, count: claims.total, ["good": "\(claims.good)"])
  }

  private func claim(
    _ row: ContrastTable.Row, _ entry: SystemPairs.Entry
  ) -> ContrastClaimRow? {
    guard let owner = entry.owner,
      let claim = ContrastRowBuilder(site: site, page: page, table: entry.table).claim(row)
    else { return nil }
    let title = ContrastText(words).title(entry.title, of: entry.table.pair)
    return ContrastClaimRow(
      pair: LinkItem(title: title, href: href(of: entry, owner)),
      context: words.contexts(row.contexts), claim: claim,
      measured: row.ratio.map(ContrastText(words).ratio) ?? words(ContrastPhrase.notMeasured),
      excuse: row.claimException.map { ContrastText.sentence($0.reason) } ?? "")
  }
}
