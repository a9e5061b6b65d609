import CatalogModel
import CommonMark
import Diagnostics
import InterfaceStrings
import Templates

/// The pages that list guides: one for all of them, and one for each folder.
enum GuidesKind: PageKind {
  typealias Content = GuidesContext
  static let isOfGuidesAlone = true

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let system = index.system
    guard !system.guides.isEmpty else { return [] }
    return index.folders.all.map { folder in
      let isRoot = folder.path.isEmpty
      var entry = PageEntry(.guides(in: folder.path, system: system.slug)) { scope, texts in
        GuidesPage(scope: scope, folders: scope.index.folders, folder: folder).content(&texts)
      }
      entry.summary = folder.summary.isEmpty ? words(StartPhrase.guidesSummary) : folder.summary
      if let introduction = folder.introduction {
        entry.sources = [
          PageSource(introduction.path) { introduction.text.facts.elementIDs() }
        ]
        entry.madeFrom = SourceLocation(introduction.path)
        entry.data = (.guides, { data in [data.guide(introduction)] })
        entry.text = introduction.text
        entry.readTexts = { _, texts in _ = texts.markup(introduction.document) }
        entry.searchParts = { _ in TextSearch.parts(of: introduction) }
      }
      entry.folder = folder.contentPath
      entry.listing = .init(
        section: isRoot ? .guides : .folder(folder.path),
        title: isRoot ? words(OutlinePhrase.allGuides) : folder.title)
      return entry
    }
  }
}

extension Route {
  /// The guides of a folder.
  ///
  /// - Parameter folder: Its path below that of all guides, which is empty for that folder itself.
  static func guides(in folder: String = "", system: String) -> Route {
    .guide(folder.isEmpty ? "index" : folder + "/index", system: system)
  }
}

/// A page that lists guides.
struct GuidesContext: PageContent {
  static let template = "pages/guides"

  var frame: PageFrame
  var drawing: PageDrawing { introduction.drawing }
  var summary: String
  /// The text of the folder's introduction; empty without one.
  var introduction: Prose
  var folders: [LinkCard]
  var guides: [LinkCard]
  var cases: [LinkCard]

  static let fields: [ContextField<GuidesContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .markup("introduction") { $0.introduction.html },
      .list("folders") { $0.folders },
      .flag("hasFolders") { !$0.folders.isEmpty },
      .list("guides") { $0.guides },
      .list("cases") { $0.cases },
      .flag("hasCases") { !$0.cases.isEmpty },
    ]

  var abstract: String { summary }

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.add(introduction.markdown)
    for cards in [folders, guides, cases] { writer.list(cards.map(\.markdown)) }
  }
}

/// Makes the page of a folder of guides.
private struct GuidesPage {
  let scope: PageScope
  let folders: GuideFolders
  let folder: GuideFolder

  private var words: Words { scope.words }
  private var slug: String { scope.system.slug }
  private var isRoot: Bool { folder.path.isEmpty }

  func content(_ texts: inout TextBuilder) -> GuidesContext {
    GuidesContext(
      frame: scope.frame(
        kind: "guides",
        title: folder.title.isEmpty ? words(OutlinePhrase.guides) : folder.title,
        description: words(StartPhrase.guidesSummary),
        trail: isRoot ? [] : scope.guideTrail(to: folder.path).dropLast()),
      summary: folder.summary.isEmpty
        ? words(StartPhrase.guidesIn, count: folder.guideCount) : folder.summary,
      introduction: folder.introduction.map {
        texts.markup($0.document, fences: $0.fences)
      } ?? .empty,
      folders: folder.folders.compactMap { folders[$0] }.map(card),
      guides: folder.guides.filter { $0.kind == .guide }.map(card), cases: cases)
  }

  /// Cases stand together, wherever they lie.
  private var cases: [LinkCard] {
    isRoot ? scope.system.guides.filter { $0.kind == .case && !$0.isIntroduction }.map(card) : []
  }

  private func card(_ folder: GuideFolder) -> LinkCard {
    LinkCard(
      title: folder.title, href: scope.href(to: .guides(in: folder.path, system: slug)),
      summary: words(StartPhrase.guidesIn, count: folder.guideCount))
  }

  private func card(_ guide: Guide) -> LinkCard {
    LinkCard(
      title: guide.title, href: scope.href(to: .guide(guide.slug, system: slug)),
      summary: guide.summary)
  }
}
