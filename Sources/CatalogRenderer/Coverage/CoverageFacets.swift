import CatalogModel
import DocumentationCoverage
import InterfaceStrings
import SwiftSymbols

/// Makes the figures beside the gated one: parts of comments, and parts of a design system.
struct CoverageFacets {
  let site: SystemSite
  let page: String

  private var words: Words { site.words }
  private var report: CoverageReport { site.report.coverage }

  /// The axes that some comment is asked for.
  var axes: [CoverageFacetItem] {
    CoverageAxis.allCases.compactMap { axis in
      let tally = report.tally(of: axis)
      guard tally.total > 0 else { return nil }
      return facet(
        Heading(title: axis.title(words), anchor: axis.anchor, summary: axis.summary(words)),
        Tally(good: tally.good, total: tally.total), .ofComments,
        isRequired: report.settings.requiredAxes.contains(axis), items: items(of: axis))
    }
  }

  private func items(of axis: CoverageAxis) -> [CoverageListItem] {
    let lists = CoverageLists(site: site, page: page)
    return report.modules.flatMap(\.symbols).compactMap { covered in
      guard covered.state == .own,
        let finding = covered.findings.first(where: { $0.axis == axis })
      else { return nil }
      var item = lists.item(covered.symbol, detail: axis.detail(finding.names, words))
      item.source = SourcePlace.text(covered.symbol.location)
      return item
    }
  }

  /// The facets of which there is something to count.
  var facets: [CoverageFacetItem] {
    site.report.facets.filter { $0.tally.total > 0 }.map { facet in
      var item = self.facet(
        Heading(
          title: facet.kind.title(words), anchor: facet.kind.anchor,
          summary: facet.kind.summary(words)),
        facet.tally, facet.kind.tallyPhrase, isRequired: false,
        items: facet.missing.map { missing in
          CoverageListItem(
            name: missing.name, href: href(of: missing, facet.kind),
            detail: facet.kind.detail(of: missing, words),
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

  private struct Heading {
    var title: String
    var anchor: String
    var summary: String
  }

  private func facet(
    _ heading: Heading, _ tally: Tally, _ phrase: CoveragePhrase, isRequired: Bool,
    items: [CoverageListItem]
  ) -> CoverageFacetItem {
    CoverageFacetItem(
      title: heading.title, anchor: heading.anchor, summary: heading.summary,
      value: CoverageText(words).share(tally.percent),
      detail: words(phrase, count: tally.total, ["good": "\(tally.good)"]),
      fraction: CoverageText.wholePercent(tally.percent), isRequired: isRequired,
      isGood: tally.isComplete,
      isPoor: isRequired ? !tally.isComplete : (tally.percent ?? 100) < CoverageText.poor,
      itemsTitle: words(CoveragePhrase.showMissing, count: tally.total - tally.good), items: items,
      patch: "")
  }
}
