import CatalogModel
import Diagnostics
import InterfaceStrings

/// The page of all requirements.
enum SpecificationsKind: PageKind {
  typealias Content = SpecificationsContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.specifications.isEmpty else { return [] }
    var entry = PageEntry(.specifications(system: index.system.slug)) { scope, _ in
      SpecificationsPage(scope: scope, trace: scope.index.trace).content()
    }
    entry.summary = words(StartPhrase.specificationsSummary)
    entry.listing = .init(section: .specifications, title: words(OutlinePhrase.allRequirements))
    return [entry]
  }
}

/// The pages of specifications.
enum SpecificationKind: PageKind {
  typealias Content = SpecificationContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    index.system.specifications.map { specification in
      var entry = PageEntry(.specification(specification.slug, system: index.system.slug)) {
        scope, texts in
        SpecificationPage(scope: scope, specification: specification).content(&texts)
      }
      entry.summary = specification.summary
      entry.listing = .init(section: .specifications, title: specification.title)
      entry.sources = [
        PageSource(specification.path) { specification.document.headingIDs() }
      ]
      entry.madeFrom = SourceLocation(specification.path)
      entry.data = (.specifications, { data in [data.specification(specification)] })
      entry.readTexts = { _, texts in _ = texts.markup(specification.document) }
      entry.searchParts = { _ in TextSearch.parts(of: specification) }
      entry.sizeAdvice = "divide the specification into several"
      return entry
    }
  }
}
