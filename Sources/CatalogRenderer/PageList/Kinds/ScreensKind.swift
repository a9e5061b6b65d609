import CatalogModel
import InterfaceStrings

/// The page of examples: whole screens, and documents that are wrong.
enum ScreensKind: PageKind {
  typealias Content = ScreensContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let system = index.system
    guard system.hasExamples else { return [] }
    var entry = PageEntry(.screens(system: system.slug)) { scope, _ in
      ScreensPage(scope: scope).content()
    }
    entry.summary = words(StartPhrase.screensSummary)
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.examples))
    entry.sources =
      system.screens.map { source($0.path, ScreensPage.anchor(of: $0)) }
      + system.invalidExamples.map { source($0.path, ScreensPage.anchor(of: $0)) }
    entry.readFirst = 2
    entry.data = (.screens, { data in system.screens.map(data.screen) })
    entry.searchParts = { words in
      TextSearch.parts(
        ofExamplesIn: system, title: words(OutlinePhrase.examples),
        summary: words(StartPhrase.screensSummary))
    }
    entry.sizeAdvice = "leave out screens that show the same"
    return [entry]
  }

  /// An example is one element of the page that all share.
  private static func source(_ path: String, _ anchor: String) -> PageSource {
    PageSource(path) { [anchor: anchor] }
  }
}
