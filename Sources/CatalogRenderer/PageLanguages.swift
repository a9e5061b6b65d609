import CatalogModel

/// Which language each page of a site is in, and which pages are the same in another one.
///
/// Guides and components are paired by what the content says (``TwinIndex``); all other pages of
/// two paired systems are the same page where they have the same address below their folders.
struct PageLanguages: Sendable {
  /// A page in another language.
  struct Twin: Hashable, Sendable {
    /// The path of the page's file.
    var path: String
    /// A BCP 47 tag.
    var language: String
    /// Whether it is the same page, and not the start of the other system.
    var isSamePage: Bool
  }

  private let twins: TwinIndex
  private let map: SiteMap
  /// The language of each page by its path.
  private let languages: [String: String]

  init(_ catalog: Catalog, _ lists: [PageList], map: SiteMap) {
    twins = TwinIndex(catalog)
    self.map = map
    // Without a second language there are no twins, and nothing asks for the language of a page.
    let isNeeded = twins.hasTwins
    languages = zip(catalog.systems, lists).reduce(into: [:]) { languages, item in
      guard isNeeded else { return }
      for entry in item.1.entries {
        languages[map.path(entry.route)] = entry.language ?? item.0.language
      }
    }
  }

  /// What a reader of a page is led to who speaks the other language: the same page, or the start
  /// of the other system; `nil` where there is neither.
  func twin(of route: Route, in system: String) -> Twin? {
    let other = twins.system(twinOf: system)
    if let twin = twin(at: samePath(as: route, in: system, other), isSamePage: true, of: route) {
      return twin
    }
    return twin(at: other.map { map.path(.system($0)) }, isSamePage: false, of: route)
  }

  private func samePath(as route: Route, in system: String, _ other: String?) -> String? {
    if twins.pairsByFile(route) { return twins.page(twinOf: route).map(map.path) }
    guard let other else { return nil }
    return map.folder(other) + map.path(route).dropFirst(map.folder(system).count)
  }

  /// The page at a path, if there is one and it is in another language.
  private func twin(at path: String?, isSamePage: Bool, of route: Route) -> Twin? {
    guard let path, let language = languages[path], let own = languages[map.path(route)],
      !LanguageTag.areEqual(language, own)
    else { return nil }
    return Twin(path: path, language: language, isSamePage: isSamePage)
  }
}
