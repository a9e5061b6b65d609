import CatalogModel
import Diagnostics
import InterfaceStrings

/// The start page of a system.
enum StartKind: PageKind {
  typealias Content = SystemContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let system = index.system
    var entry = PageEntry(.system(system.slug)) { scope, _ in
      SystemPage(scope: scope, index: scope.index).content()
    }
    entry.summary = system.summary
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.overview))
    entry.searchParts = { _ in
      var part = SearchPart(.page, system.name)
      part.names = [system.slug]
      part.text = system.summary
      return [part]
    }
    entry.sources = [system.languageLocation].compactMap(\.self).map { location in
      PageSource(SourceLocation(location.path)) { sections }
    }
    return [entry]
  }

  /// The parts of the page.
  private static var sections: [String: String] {
    let names = ["health", "guides", "tokens", "api", "cases"] + Layer.allCases.map(\.anchor)
    return Dictionary(names.map { ($0, $0) }) { first, _ in first }
  }
}
