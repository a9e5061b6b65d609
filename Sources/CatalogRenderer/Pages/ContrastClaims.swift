import CatalogModel
import InterfaceStrings
import ReportFacts
import TokenContrast

/// What the documents of a system state of its pairs, beside what was measured.
struct ContrastClaims {
  let site: SystemSite
  let page: String

  private var words: Words { site.words }
  private var text: ContrastText { ContrastText(words) }

  /// A row for each group of contexts that a claim is about.
  var rows: [ContrastClaimRow] {
    site.contrast.owned.flatMap { entry in
      entry.table.rows.compactMap { self.row($0, entry) }
    }
  }

  /// `3 of 7 claims that could be measured are true in every context.`
  var summary: String {
    let claims = site.report.contrast.claims
    return words(
      ContrastPhrase.claimsTrue, count: claims.total, ["good": "\(claims.good)"])
  }

  private func row(
    _ row: ContrastTable.Row, _ entry: SystemPairs.Entry
  ) -> ContrastClaimRow? {
    guard let claim = entry.table.pair.claim, let owner = entry.owner else { return nil }
    return ContrastClaimRow(
      pair: LinkItem(
        title: text.title(entry.title, of: entry.table.pair),
        href: site.href(from: page, to: owner.route, anchor: entry.anchor)),
      context: words.contexts(row.contexts),
      claim: ContrastClaimItem(
        stated: text.claim(claim),
        verdict: ContrastRowBuilder(site: site, page: page, table: entry.table)
          .verdict(on: claim, row)),
      measured: row.ratio.map(text.ratio) ?? words(ContrastPhrase.notMeasured),
      excuse: row.claimException.map { ContrastText.sentence($0.reason) } ?? "")
  }
}
