import CatalogModel
import InterfaceStrings

private let sizeAdvice = "name fewer tokens under 'contrast: { matrix: … }'"

/// The page of all contrast pairs.
enum ContrastKind: PageKind {
  typealias Content = ContrastContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.contrast.isEmpty else { return [] }
    let making = PageMaking { site in
      ContrastPage(site: site).context()
    } markdown: { site in
      ContrastTwin(site: site).markdown(ContrastPage(site: site).context())
    }
    var entry = PageEntry(.contrast(system: index.system.slug), making: making)
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
      let making = PageMaking { site in
        ContrastMatrixPages(site: site).context(sheet)
      } markdown: { site in
        MatrixTwins(site: site).markdown(sheet)
      }
      let route = Route.contrastMatrix(sheet.slug, system: index.system.slug)
      var entry = PageEntry(route, making: making)
      entry.summary = words(StartPhrase.matrixSummary)
      if position == 0 {
        entry.listing = .init(section: .overview, title: words(OutlinePhrase.contrastMatrix))
      }
      entry.sizeAdvice = sizeAdvice
      return entry
    }
  }
}
