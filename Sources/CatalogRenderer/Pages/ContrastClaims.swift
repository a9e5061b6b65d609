import CatalogModel
import TokenContrast

/// What the documents of a system state of its pairs, beside what was measured.
struct ContrastClaims {
  let site: SystemSite
  let page: String

  /// A row for each group of contexts that a claim is about.
  var rows: [ContrastClaimRow] {
    site.contrast.owned.flatMap { entry in
      entry.table.rows.compactMap { self.row($0, entry) }
    }
  }

  /// `3 of 7 claims that could be measured are true in every context.`
  var summary: String {
    let claims = site.report.claims
    return "\(claims.good) of \(Plural.text(claims.total, "claim")) that could be measured "
      + (claims.total == 1 ? "is" : "are") + " true in every context."
  }

  private func row(
    _ row: ContrastTable.Row, _ entry: SystemContrast.Entry
  ) -> ContrastClaimRow? {
    guard let claim = entry.table.pair.claim, let owner = entry.owner else { return nil }
    return ContrastClaimRow(
      pair: LinkItem(
        title: entry.title, href: site.href(from: page, to: owner.route, anchor: entry.anchor)),
      context: row.contexts.label,
      claim: ContrastClaimItem(
        stated: ContrastText.claim(claim),
        verdict: ContrastRowBuilder.verdict(on: claim, row, entry.table)),
      measured: row.ratio.map(ContrastText.ratio) ?? "not measured",
      excuse: row.claimException.map { ContrastText.sentence($0.reason) } ?? "")
  }
}
