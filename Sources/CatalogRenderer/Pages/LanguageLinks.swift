import CatalogModel

/// The links of a page to itself in other languages.
struct LanguageLinks {
  let site: SystemSite
  let route: Route

  private var page: String { site.path(route) }
  private var twin: PageLanguages.Twin? {
    site.index.languages.twin(of: route, in: site.system.slug)
  }

  /// The page in both languages, itself first, by addresses that are whole where the site's own is
  /// known; empty without a twin.
  var alternates: [LanguageItem] {
    guard let twin, twin.isSamePage else { return [] }
    return [(site.language, page), (twin.language, twin.path)].map { language, path in
      let href = RelativeURL.from(page, to: path)
      return item(language, href: site.catalog.baseURL.map { $0 + path } ?? href)
    }
  }

  /// The same page, or else the start of the other system, from this page.
  var other: LanguageItem? {
    twin.map { item($0.language, href: RelativeURL.from(page, to: $0.path)) }
  }

  /// The language of the site's own texts, where it is not that of the page.
  var ofSite: String? {
    LanguageTag.areEqual(site.catalog.language, site.language) ? nil : site.catalog.language
  }

  private func item(_ language: String, href: String) -> LanguageItem {
    LanguageItem(
      language: language, name: site.strings.endonym(of: language), href: href)
  }
}
