import CatalogModel
import CommonMark
import Diagnostics
import InterfaceStrings
import Templates

/// The pages that list guides: one for all of them, and one for each folder.
enum GuidesKind: PageKind {
  typealias Content = GuidesContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let system = index.system
    guard !system.guides.isEmpty else { return [] }
    return index.folders.all.map { folder in
      let making = PageMaking { site, templates in
        GuidesPage(site: site, folder: folder).context(templates)
      } markdown: { site in
        GuidesPage(site: site, folder: folder).markdown()
      }
      let isRoot = folder.path.isEmpty
      var entry = PageEntry(.guides(in: folder.path, system: system.slug), making: making)
      entry.summary = folder.summary.isEmpty ? words(StartPhrase.guidesSummary) : folder.summary
      if let introduction = folder.introduction {
        entry.sources = [
          PageSource(introduction.path) { introduction.text.facts.headings.elementIDs() }
        ]
        entry.readTexts = { _, texts in _ = texts.markup(introduction.document) }
        entry.searchParts = { _ in TextSearch.parts(of: introduction) }
      }
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
struct GuidesContext: SitePage {
  static let template = "pages/guides"

  var frame: PageFrame
  var summary: String
  /// The text of the folder's introduction; empty without one.
  var introduction: String
  var folders: [LinkCard]
  var guides: [LinkCard]
  var cases: [LinkCard]

  static let fields: [ContextField<GuidesContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .markup("introduction") { $0.introduction },
      .list("folders") { $0.folders },
      .flag("hasFolders") { !$0.folders.isEmpty },
      .list("guides") { $0.guides },
      .list("cases") { $0.cases },
      .flag("hasCases") { !$0.cases.isEmpty },
    ]
}

/// Makes the page of a folder of guides.
private struct GuidesPage {
  let site: SystemSite
  let folder: GuideFolder

  private var words: Words { site.words }
  private var slug: String { site.system.slug }
  private var isRoot: Bool { folder.path.isEmpty }
  private var route: Route { .guides(in: folder.path, system: slug) }
  private var page: String { site.path(route) }
  private var title: String { folder.title.isEmpty ? words(OutlinePhrase.guides) : folder.title }
  private var summary: String {
    folder.summary.isEmpty ? words(StartPhrase.guidesIn, count: folder.guideCount) : folder.summary
  }

  func context(_ templates: FenceTemplates) -> (GuidesContext, [Diagnostic]) {
    var texts = TextBuilder(site: site, page: page)
    let introduction = folder.introduction.map { guide in
      texts.markup(
        guide.document,
        fences: FenceDrawing(fences: guide.fences, site: site, page: page, templates: templates))
    }
    let context = GuidesContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "guides", title: title, description: words(StartPhrase.guidesSummary),
        breadcrumbs: breadcrumbs),
      summary: summary, introduction: introduction ?? "", folders: folders, guides: guides,
      cases: cases)
    return (context, texts.diagnostics)
  }

  func markdown() -> MarkdownPage {
    site.markdownPage(route, title: title, summary: summary) { writer in
      if let guide = folder.introduction {
        let texts = MarkdownTexts(site: site, page: page)
        writer.add(texts.document(guide.document, fences: guide.fences))
      }
      for cards in [folders, guides, cases] {
        writer.list(
          cards.map { card in
            let link = MarkdownText.link(MarkdownText.escaped(card.title), to: card.href)
            return card.summary.isEmpty ? link : "\(link): \(MarkdownText.escaped(card.summary))"
          })
      }
    }
  }

  private var breadcrumbs: [SiteOutline.Entry] {
    let start = SiteOutline.Entry(title: site.system.name, route: .system(slug))
    return isRoot ? [start] : [start] + site.guideTrail(to: folder.path).dropLast()
  }

  private var folders: [LinkCard] {
    folder.folders.compactMap { site.pages.folders[$0] }.map { folder in
      LinkCard(
        title: folder.title,
        href: site.href(from: page, to: .guides(in: folder.path, system: slug)),
        summary: words(StartPhrase.guidesIn, count: folder.guideCount))
    }
  }

  private var guides: [LinkCard] { folder.guides.filter { $0.kind == .guide }.map(card) }

  /// Cases stand together, wherever they lie.
  private var cases: [LinkCard] {
    isRoot ? site.system.guides.filter { $0.kind == .case && !$0.isIntroduction }.map(card) : []
  }

  private func card(_ guide: Guide) -> LinkCard {
    LinkCard(
      title: guide.title, href: site.href(from: page, to: .guide(guide.slug, system: slug)),
      summary: guide.summary)
  }
}

extension SystemSite {
  /// The pages of the folders around a guide, from the outside in, with the folder itself.
  func guideTrail(to folder: String) -> [SiteOutline.Entry] {
    let all = SiteOutline.Entry(
      title: words(OutlinePhrase.guides), route: .guides(system: system.slug))
    return [all]
      + pages.folders.chain(to: folder).map {
        SiteOutline.Entry(title: $0.title, route: .guides(in: $0.path, system: system.slug))
      }
  }
}
