import CatalogModel
import InterfaceStrings

/// The page of all requirements.
enum SpecificationsKind: PageKind {
  typealias Content = SpecificationsContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.specifications.isEmpty else { return [] }
    let making = PageMaking { site in
      SpecificationsPage(site: site).context()
    } markdown: { site in
      SpecificationsTwin(site: site).markdown()
    }
    var entry = PageEntry(.specifications(system: index.system.slug), making: making)
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
      let making = PageMaking { site, templates in
        SpecificationPage(site: site, specification: specification, templates: templates).context()
      } markdown: { site in
        SpecificationTwin(site: site, specification: specification).markdown()
      }
      var entry = PageEntry(
        .specification(specification.slug, system: index.system.slug), making: making)
      entry.summary = specification.summary
      entry.listing = .init(section: .specifications, title: specification.title)
      entry.sources = [
        PageSource(specification.path) { specification.document.headingIDs() }
      ]
      entry.readTexts = { _, texts in _ = texts.markup(specification.document) }
      entry.searchParts = { _ in TextSearch.parts(of: specification) }
      entry.sizeAdvice = "divide the specification into several"
      return entry
    }
  }
}
