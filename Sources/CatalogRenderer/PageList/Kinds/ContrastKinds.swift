import CatalogModel
import InterfaceStrings

private let sizeAdvice = "name fewer tokens under 'contrast: { matrix: … }'"

/// The page of all contrast pairs.
enum ContrastKind: PageKind {
  typealias Content = ContrastContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.contrast.isEmpty else { return [] }
    var entry = PageEntry(report: .contrast(system: index.system.slug)) { site in
      ContrastPage(site: site).context()
    } markdown: { site in
      ContrastTwin(site: site).markdown(ContrastPage(site: site).context())
    }
    entry.summary = words(StartPhrase.contrastSummary)
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.contrast))
    entry.sizeAdvice = sizeAdvice
    return [entry]
  }
}

/// The pages of the contrast matrix, one for each group of contexts. The outline lists the first.
enum ContrastMatrixKind: PageKind {
  typealias Content = ContrastMatrixContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.contrast.isEmpty else { return [] }
    return index.contrast.matrix.pages.enumerated().map { position, sheet in
      let route = Route.contrastMatrix(sheet.slug, system: index.system.slug)
      var entry = PageEntry(report: route) { site in
        ContrastMatrixPages(site: site).context(sheet)
      } markdown: { site in
        MatrixTwins(site: site).markdown(sheet)
      }
      entry.summary = words(StartPhrase.matrixSummary)
      if position == 0 {
        entry.listing = .init(section: .overview, title: words(OutlinePhrase.contrastMatrix))
      }
      entry.sizeAdvice = sizeAdvice
      return entry
    }
  }
}
