import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import InterfaceStrings
import ReportFacts
import TokenContrast

/// What a page sees while it is made: the words of its language, the addresses of other pages from
/// where it lies, what names lead to, and drawings.
///
/// What a kind of page shows of its system it asks of ``index``.
struct PageScope: Sendable {
  let route: Route
  /// The path of the page as HTML.
  let path: String
  fileprivate let site: SystemSite

  /// - Parameter site: In the language of the page.
  init(_ site: SystemSite, _ route: Route) {
    self.site = site
    self.route = route
    path = site.path(route)
  }

  var system: System { site.system }
  /// The system by what its pages are made of, as it is when the page is made: an entry may have been
  /// listed before texts changed.
  var index: SystemIndex { site.own }
  private var slug: String { site.system.slug }
  /// Whether the site has no other system.
  var isSingleSystem: Bool { site.map.isSingleSystem }
}

// MARK: - Words

extension PageScope {
  var words: Words { site.words }

  /// The guides to begin with.
  func firstGuides(_ limit: Int) -> [LinkItem] {
    system.guidesFromTop(.guide).prefix(limit).map {
      LinkItem(title: $0.title, href: href(to: .guide($0.slug, system: slug)))
    }
  }

  /// The pages that are listed, in the order in which a reader meets them.
  var outline: SiteOutline { site.outline }

  /// A page of the outline, in a list.
  func card(_ entry: SiteOutline.Entry) -> LinkCard {
    LinkCard(
      title: entry.title, href: href(to: entry.route, anchor: entry.anchor),
      summary: site.pages[entry.route]?.summary ?? "",
      count: entry.isDeprecated ? words(StartPhrase.deprecated) : "")
  }

  /// A figure of the documentation of a module, in words.
  func figures(ofModule name: String) -> String { CoverageText.figures(of: name, in: site) }
}

// MARK: - Addresses

extension PageScope {
  /// A relative reference to a page.
  func href(to route: Route, anchor: String? = nil) -> String {
    site.href(from: path, to: route, anchor: anchor)
  }

  /// A relative reference to a file of the site.
  func href(toFile file: String) -> String { RelativeURL.from(path, to: file) }

  /// A relative reference to an image of the system, by its path in the content; `nil` for one that
  /// is not there or may not be shown.
  func href(toImage path: String) -> String? {
    system.images[path]?.isEmpty == false ? href(toFile: site.path(ofImage: path)) : nil
  }

  /// The files of the image that one of them is of.
  func files(ofImage path: String) -> ImageNames.Files { site.own.imageNames.files(of: path) }

  /// A relative reference to the script with the facts of the system's tokens.
  var tokenFactsHref: String { href(toFile: TokenFactsScript(site: site).path) }

  /// A reference to a named thing of the system, or `nil` when there is none of that name.
  func href(toName name: String) -> String? { site.href(from: path, toName: name) }

  /// Where a place of the content can be read.
  func sourceAddress(of location: SourceLocation) -> String? { site.sourceAddress(of: location) }

  /// Whether a page is this one.
  func isOwn(_ other: Route) -> Bool { site.path(other) == path }

  /// The page that a file of the content becomes, unless it is this one or no outline has it.
  func link(toContent file: String) -> LinkItem? {
    guard let route = site.index.route(ofContent: file), !isOwn(route),
      let title = site.outline.title(of: route)
    else { return nil }
    return LinkItem(title: title, href: href(to: route))
  }

  /// Tells where the links and names of a text lead.
  ///
  /// - Parameters:
  ///   - file: The file of the content that the text stands in.
  ///   - place: Where in the API it stands; `nil` for a text that belongs to no declaration.
  func resolver(
    _ file: String, fences: (any FenceRendering)? = nil, in place: SymbolScope? = nil
  ) -> SiteResolver {
    SiteResolver(site: site, page: path, path: file, fences: fences, scope: place)
  }
}

// MARK: - Drawings

extension PageScope {
  /// A tree, drawn on a stage.
  func stage(_ node: AgentNode, context: [String: String] = [:]) -> String {
    site.stage(node, from: path, context: context)
  }

  /// How wide a tree is drawn.
  func previewWidth(of node: AgentNode) -> PreviewWidth { site.previews.width(of: node) }

  /// What the page redraws a component from, with stylesheets by their paths on the site; `nil` where
  /// it cannot.
  func outline(ofPreview component: String) -> PreviewOutline? {
    site.previews.outline(of: component)
  }

  /// Draws pairs of colours.
  var pairs: ContrastBuilder { ContrastBuilder(site: site, page: path) }

  /// Writes a table of pairs of colours.
  func write(_ pairs: [SystemPairs.Entry], to writer: inout MarkdownWriter) {
    ContrastTwin(site: site).write(pairs, to: &writer)
  }

  /// Writes a table of pairs that a text names; those of unknown tokens are left out.
  func write(_ pairs: [ContrastPair], to writer: inout MarkdownWriter) {
    let entries = pairs.compactMap { pair in
      site.report.contrastTables[pair].map { SystemPairs.Entry(table: $0, title: pair.name) }
    }
    write(entries, to: &writer)
  }
}

// MARK: - The page

extension PageScope {
  /// What surrounds the content of the page.
  ///
  /// - Parameter trail: The pages above this one, below the start page of the system.
  func frame(
    kind: String, title: String, description: String, contents: [ContentsItem] = [],
    trail: [SiteOutline.Entry] = []
  ) -> PageFrame {
    let start = SiteOutline.Entry(title: system.name, route: .system(slug))
    return FrameBuilder(site: site).frame(
      route, kind: kind, title: title, description: description, contents: contents,
      breadcrumbs: route == start.route ? [] : [start] + trail)
  }

  /// The pages of the folders around a guide, from the outside in, with the folder itself.
  func guideTrail(to folder: String) -> [SiteOutline.Entry] {
    let all = SiteOutline.Entry(
      title: words(OutlinePhrase.guides), route: .guides(system: slug))
    return [all]
      + site.pages.folders.chain(to: folder).map {
        SiteOutline.Entry(title: $0.title, route: .guides(in: $0.path, system: slug))
      }
  }

  /// The way to a page of the API.
  func trail(to page: SymbolPage, anchor: String?) -> [SiteOutline.Entry] {
    site.api.breadcrumbs(of: page, anchor: anchor)
  }

  /// The page as markdown.
  func twin(of content: some PageContent) -> MarkdownPage {
    site.markdownPage(route, title: content.frame.title, summary: content.abstract) {
      content.markdown(into: &$0, words)
    }
  }
}

extension PageEntry {
  /// A report, whose markdown is made apart.
  init<Content: SitePage>(
    report route: Route, _ content: @escaping @Sendable (SystemSite) -> Content,
    markdown: @escaping @Sendable (SystemSite) -> MarkdownPage
  ) {
    self.init(
      route,
      forms: { scope, templates in
        PageForms {
          templates.render(content(scope.site))
        } markdown: {
          markdown(scope.site)
        }
      })
  }
}

extension System {
  /// The guides of a kind as start pages show them: those in no folder before the others, and no
  /// introductions of folders.
  func guidesFromTop(_ kind: Guide.Kind) -> [Guide] {
    let guides = guides.filter { $0.kind == kind && !$0.isIntroduction }
    return guides.filter(\.folder.isEmpty) + guides.filter { !$0.folder.isEmpty }
  }
}
