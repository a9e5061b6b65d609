import CatalogModel
import InterfaceStrings

/// The pages of results: one for each language that pages of the site are written in, so that
/// readers keep theirs.
struct ResultPages {
  let catalog: Catalog
  let strings: InterfaceStrings

  static func routes(of catalog: Catalog) -> [Route] {
    catalog.languages.map { route($0, of: catalog) }
  }

  /// The page for readers of a language.
  static func route(_ language: String, of catalog: Catalog) -> Route {
    LanguageTag.areEqual(language, catalog.language) ? .search : .search(in: language)
  }

  /// What the page for a language is called, and what it holds.
  func page(_ language: String) -> (path: String, content: SearchContext) {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    let path = map.path(Self.route(language, of: catalog))
    let title = strings.words(for: language)(SearchPhrase.title)
    let isForeign = !LanguageTag.areEqual(language, catalog.language)
    var frame = PageFrame(
      language: language, kind: SearchContext.kind, title: title, pageTitle: title,
      description: "", siteTitle: catalog.title,
      siteLanguage: isForeign ? catalog.language : nil, root: RelativeURL.root(of: path),
      homeHref: "index.html")
    frame.searchPage = path
    frame.alternates = alternates(of: path, map)
    return (path, SearchContext(frame: frame))
  }

  private func alternates(of page: String, _ map: SiteMap) -> [LanguageItem] {
    guard catalog.languages.count > 1 else { return [] }
    return catalog.languages.map { language in
      let other = map.path(Self.route(language, of: catalog))
      return LanguageItem(
        language: language, name: strings.endonym(of: language),
        href: catalog.baseURL.map { $0 + other } ?? RelativeURL.from(page, to: other))
    }
  }
}

extension Catalog {
  /// The BCP 47 tags of the languages that pages are written in, that of the site first.
  var languages: [String] {
    ([language] + systems.flatMap { [$0.language] + $0.guideLanguages.map(\.name) })
      .reduce(into: []) { languages, language in
        if !languages.contains(where: { LanguageTag.areEqual($0, language) }) {
          languages.append(language)
        }
      }
  }
}
