import CatalogModel
import InterfaceStrings

/// The overview of the public API.
enum APIKind: PageKind {
  typealias Content = APIContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.modules.isEmpty else { return [] }
    var entry = PageEntry(.api(system: index.system.slug)) { scope, _ in
      APIPage(scope: scope, index: scope.index).content()
    }
    entry.summary = words(StartPhrase.apiSummary)
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.api))
    return [entry]
  }
}

/// The pages of types, extended types and what stands outside types, to which the overview leads.
enum SymbolKind: PageKind {
  typealias Content = SymbolPageContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    index.references.symbols.pages.map { page in
      var entry = PageEntry(page.route) { scope, texts in
        SymbolPageBuilder(scope: scope, index: scope.index, subject: page).content(&texts)
      }
      entry.madeFrom = page.type?.location
      entry.readTexts = { scope, texts in
        let builder = SymbolDocumentationBuilder(scope: scope, index: scope.index, level: 3)
        for symbol in page.symbols { _ = builder.item(symbol, &texts) }
      }
      entry.searchParts = { _ in
        SymbolSearch(page: page, references: index.references).parts
      }
      entry.sizeAdvice = "divide the type"
      return entry
    }
  }
}
