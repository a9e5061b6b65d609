import CatalogModel
import InterfaceStrings

/// The overview of the public API.
enum APIKind: PageKind {
  typealias Content = APIContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.modules.isEmpty else { return [] }
    let making = PageMaking { site in
      APIPage(site: site).context()
    } markdown: { site in
      APITwins(site: site).overview()
    }
    var entry = PageEntry(.api(system: index.system.slug), making: making)
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
      let making = PageMaking { site, _ in
        var texts = TextBuilder(site: site, page: site.path(page.route))
        let context = SymbolPageBuilder(site: site, subject: page).context(&texts)
        return (context, texts.diagnostics)
      } markdown: { site in
        APITwins(site: site).page(page)
      }
      var entry = PageEntry(page.route, making: making)
      entry.origin = page.type?.location
      entry.readTexts = { site, texts in
        let builder = SymbolDocumentationBuilder(
          site: site, page: site.path(page.route), level: 3)
        for symbol in page.symbols { _ = builder.item(symbol, &texts) }
      }
      entry.searchParts = { site in
        SymbolSearch(page: page, references: site.references).parts
      }
      entry.sizeAdvice = "divide the type"
      return entry
    }
  }
}
