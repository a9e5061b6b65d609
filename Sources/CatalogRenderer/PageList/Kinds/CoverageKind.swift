import CatalogModel
import InterfaceStrings

/// The report of what is documented and what is not.
enum CoverageKind: PageKind {
  typealias Content = CoverageContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard index.system.hasCoverage else { return [] }
    var entry = PageEntry(report: .coverage(system: index.system.slug)) { site in
      CoveragePage(site: site).context()
    } markdown: { site in
      CoverageTwin(site: site, content: CoveragePage(site: site).context()).markdown()
    }
    entry.summary = words(StartPhrase.coverageSummary)
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.coverage))
    return [entry]
  }
}
