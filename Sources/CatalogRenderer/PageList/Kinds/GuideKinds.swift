import CatalogModel
import CommonMark
import Diagnostics
import InterfaceStrings

/// The pages of guides.
enum GuideKind: PageKind {
  typealias Content = GuideContext
  static let isOfGuidesAlone = true

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    entries(of: index.system.guides, index)
  }

  /// Those of some of the system's guides.
  static func entries(of guides: [Guide], _ index: SystemIndex) -> [PageEntry] {
    guides.filter { $0.kind == .guide && !$0.isIntroduction }.map { guide in
      entry(of: guide, in: guide.folder.isEmpty ? .guides : .folder(guide.folder), index)
    }
  }

  /// A guide, which a section of the outline lists.
  fileprivate static func entry(
    of guide: Guide, in section: SiteOutline.Section.Kind, _ index: SystemIndex
  ) -> PageEntry {
    var entry = PageEntry(.guide(guide.slug, system: index.system.slug)) { scope, texts in
      GuidePage(scope: scope, guide: guide).content(&texts)
    }
    entry.summary = guide.summary
    entry.listing = .init(section: section, title: guide.title)
    entry.language = guide.language?.name
    entry.date = guide.date
    entry.sources = [PageSource(guide.path) { guide.text.facts.elementIDs() }]
    entry.madeFrom = SourceLocation(guide.path)
    entry.data = (.guides, { data in [data.guide(guide)] })
    entry.text = guide.text
    entry.readTexts = { _, texts in _ = texts.markup(guide.document) }
    entry.searchParts = { _ in TextSearch.parts(of: guide) }
    entry.sizeAdvice = "divide the guide into several"
    return entry
  }
}

/// The pages of documented cases, which are guides with a section of their own.
enum CaseKind: PageKind {
  typealias Content = GuideContext
  static let isOfGuidesAlone = true

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    entries(of: index.system.guides, index)
  }

  /// Those of some of the system's guides.
  static func entries(of guides: [Guide], _ index: SystemIndex) -> [PageEntry] {
    guides.filter { $0.kind == .case && !$0.isIntroduction }.map {
      GuideKind.entry(of: $0, in: .cases, index)
    }
  }
}

extension Document {
  /// The headings by the names that links give them, each with the id of its element.
  ///
  /// - Parameter prefix: What the page puts before the names, because it has headings of its own.
  func headingIDs(prefix: String = "") -> [String: String] {
    MarkdownSource.Facts(self).elementIDs(prefix: prefix)
  }
}

extension MarkdownSource.Facts {
  /// The headings and other places by the names that links give them, each with the id of its
  /// element.
  ///
  /// - Parameter prefix: What the page puts before the names, because it has headings of its own.
  func elementIDs(prefix: String = "") -> [String: String] {
    let names = headings.map(\.anchor) + anchors
    return Dictionary(names.map { ($0, prefix + $0) }) { first, _ in first }
  }
}
