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

  init(_ catalog: Catalog, _ systems: [SystemIndex], map: SiteMap) {
    twins = TwinIndex(catalog)
    self.map = map
    languages = systems.reduce(into: [:]) { languages, index in
      for route in index.routes { languages[map.path(route)] = index.system.language }
      for guide in index.system.guides {
        guard let language = guide.language?.name else { continue }
        languages[map.path(.guide(guide.slug, system: index.system.slug))] = language
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
    switch route {
    case .guide, .component: return twins.page(twinOf: route).map(map.path)
    default:
      guard let other else { return nil }
      return map.folder(other) + map.path(route).dropFirst(map.folder(system).count)
    }
  }

  /// The page at a path, if there is one and it is in another language.
  private func twin(at path: String?, isSamePage: Bool, of route: Route) -> Twin? {
    guard let path, let language = languages[path], let own = languages[map.path(route)],
      !LanguageTag.areEqual(language, own)
    else { return nil }
    return Twin(path: path, language: language, isSamePage: isSamePage)
  }
}
