import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Makes the figures beside the gated one: parts of comments, and parts of a design system.
struct CoverageFacets {
  let site: SystemSite
  let page: String

  private var report: CoverageReport { site.report.coverage }

  /// The axes that some comment is asked for.
  var axes: [CoverageFacetItem] {
    CoverageAxis.allCases.compactMap { axis in
      let tally = report.tally(of: axis)
      guard tally.total > 0 else { return nil }
      return facet(
        axis.title, axis.anchor, axis.summary,
        Tally(good: tally.good, total: tally.total), "comment",
        isRequired: report.settings.requiredAxes.contains(axis), items: items(of: axis))
    }
  }

  private func items(of axis: CoverageAxis) -> [CoverageListItem] {
    let lists = CoverageLists(site: site, page: page)
    return report.modules.flatMap(\.symbols).compactMap { covered in
      guard covered.state == .own,
        let finding = covered.findings.first(where: { $0.axis == axis })
      else { return nil }
      var item = lists.item(covered.symbol, detail: axis.detail(finding.names))
      item.source = SourcePlace.text(covered.symbol.location)
      return item
    }
  }

  /// The facets of which there is something to count.
  var facets: [CoverageFacetItem] {
    site.report.facets.filter { $0.tally.total > 0 }.map { facet in
      var item = self.facet(
        facet.kind.title, facet.kind.anchor, facet.kind.summary, facet.tally,
        facet.kind == .tokenDescriptions
          ? "token" : facet.kind == .claimedViews ? "view" : "component",
        isRequired: false,
        items: facet.missing.map { missing in
          CoverageListItem(
            name: missing.name, href: href(of: missing, facet.kind), detail: missing.detail,
            source: missing.location.map(SourcePlace.text) ?? "")
        })
      if !facet.patch.isEmpty {
        item.patch = CodeMarkup.plain(facet.patch, language: "diff")
      }
      return item
    }
  }

  /// The page that shows a part; the section with props where those are asked.
  private func href(of item: CoverageFacet.Item, _ kind: CoverageFacet.Kind) -> String {
    guard let target = site.references.target(of: item.name) else { return "" }
    let anchor = kind == .props && target.kind == .component ? "props" : target.anchor
    return site.href(from: page, to: target.route, anchor: anchor)
  }

  private static func itemsTitle(_ missing: Int) -> String {
    missing == 1 ? "Show the one that does not" : "Show the \(missing) that do not"
  }

  private func facet(
    _ title: String, _ anchor: String, _ summary: String, _ tally: Tally, _ noun: String,
    isRequired: Bool, items: [CoverageListItem]
  ) -> CoverageFacetItem {
    CoverageFacetItem(
      title: title, anchor: anchor, summary: summary, value: CoverageText.share(tally.percent),
      detail: "\(tally.good) of \(Plural.text(tally.total, noun))",
      fraction: Int(tally.percent ?? 0), isRequired: isRequired, isGood: tally.isComplete,
      isPoor: isRequired ? !tally.isComplete : (tally.percent ?? 100) < CoverageText.poor,
      itemsTitle: Self.itemsTitle(tally.total - tally.good), items: items, patch: "")
  }
}
