import CatalogModel
import SearchIndex

/// The sections of all guides, ready to be searched.
struct GuideIndex: Sendable {
  /// A section that fits a question.
  struct Hit: Sendable {
    var system: String
    var guide: GuideText
    var section: GuideSection

    /// Tells it from all others.
    fileprivate var address: String { "\(system)/\(guide.name)#\(section.anchor ?? "")" }

    fileprivate func document(language: String) -> SearchDocument {
      SearchDocument(
        kind: 0, system: system, language: language,
        title: section.title.isEmpty ? guide.title : section.title,
        place: section.title.isEmpty ? "" : guide.title, address: address,
        text: section.level < 2 ? "\(guide.summary) \(section.text)" : section.text)
    }
  }

  private let sections: [String: Hit]
  private let index: SearchIndex

  init(_ catalog: Catalog) {
    var sections: [String: Hit] = [:]
    var documents: [SearchDocument] = []
    for system in catalog.systems {
      for guide in GuideText.all(of: system) {
        for section in GuideSection.all(of: guide.document) {
          let hit = Hit(system: system.slug, guide: guide, section: section)
          sections[hit.address] = hit
          documents.append(hit.document(language: system.language))
        }
      }
    }
    self.sections = sections
    index = SearchIndex(documents, kinds: [SearchKind("section")])
  }

  /// The sections that have a word of the question, the best first.
  ///
  /// - Parameter systems: The folder names of the systems to look in.
  func hits(for query: String, in systems: [String]) -> [Hit] {
    index.hits(for: SearchQuery(query, systems: Set(systems))).compactMap {
      sections[index.documents[$0.document].address]
    }
  }
}
