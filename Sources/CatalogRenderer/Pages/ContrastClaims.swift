import CatalogModel
import TokenContrast

/// What the documents of a system state of its pairs, beside what was measured.
struct ContrastClaims {
  let site: SystemSite
  let page: String

  /// The claimed pairs, each with the component that shows it.
  private var entries: [(component: Component, entry: SystemContrast.Entry)] {
    site.contrast.groups.flatMap { group in
      group.declared.filter { $0.table.pair.claim != nil }.map { (group.component, $0) }
    }
  }

  /// A row for each group of contexts that a claim is about.
  var rows: [ContrastClaimRow] {
    entries.flatMap { component, entry in
      entry.table.rows.compactMap { row in self.row(row, entry, of: component) }
    }
  }

  /// `3 of 7 claims hold in every context.`
  var summary: String {
    let claims = entries
    let good = claims.count { _, entry in
      entry.table.rows.allSatisfy { !entry.table.contradictsClaim($0) }
    }
    return "\(good) of \(Plural.text(claims.count, "claim")) "
      + (claims.count == 1 ? "holds" : "hold") + " in every context."
  }

  private func row(
    _ row: ContrastTable.Row, _ entry: SystemContrast.Entry, of component: Component
  ) -> ContrastClaimRow? {
    guard let claim = entry.table.pair.claim else { return nil }
    return ContrastClaimRow(
      pair: LinkItem(
        title: entry.table.pair.name,
        href: site.href(
          from: page, to: .component(component.slug, system: site.system.slug),
          anchor: entry.anchor)),
      context: row.contexts.label,
      claim: ContrastClaimItem(
        stated: ContrastText.claim(claim),
        verdict: ContrastRowBuilder.verdict(on: claim, row, entry.table)),
      measured: row.ratio.map(ContrastText.ratio) ?? "not measured",
      excuse: row.claimException.map { ContrastText.sentence($0.reason) } ?? "")
  }
}
