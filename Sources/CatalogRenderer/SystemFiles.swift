import CatalogModel
import Diagnostics
import SearchIndex
import Workers

/// Makes the pages of a system in both their forms, and the files that they share.
struct SystemFiles: Sendable {
  let site: SystemSite
  let templates: LocalizedTemplates

  /// Makes all pages, and hands them on with the shared files.
  ///
  /// - Returns: What others need to know of the pages and what there is to find on them, in the
  ///   order of the list.
  func make(
    into sink: any SiteSink, on workers: Workers
  ) -> (pages: [MadePage], documents: [SearchDocument]) {
    for file in stylesheets + shared { sink.take(file.bytes, at: file.path) }
    let made = workers.map(site.pages.entries) { entry in
      entry.keepingText {
        (make(entry, into: sink), sink.isOpen ? SiteSearch.documents(of: entry, site) : [])
      }
    }
    return (made.compactMap(\.0), made.flatMap(\.1))
  }

  private func make(_ entry: PageEntry, into sink: any SiteSink) -> MadePage? {
    guard sink.isOpen, let forms = forms(of: entry) else { return nil }
    let html = forms.html()
    let markdown = forms.markdown()
    if !html.diagnostics.isEmpty { sink.note(html.diagnostics) }
    sink.take(html.bytes, at: site.path(entry.route))
    let twin = Array(markdown.text.utf8)
    sink.take(twin, at: markdown.path)
    if let picture = site.picture(of: entry.route, titled: markdown.title) {
      sink.take(picture.bytes, at: picture.path)
    }
    return MadePage(
      markdown, size: TextSize(bytes: twin.count), keepsText: entry.isInFullText,
      diagnostics: html.diagnostics)
  }

  /// What others need to know of the pages, without their files.
  func measured(on workers: Workers) -> [MadePage] {
    workers.map(site.pages.entries) { entry in
      forms(of: entry).map { MadePage($0.markdown(), keepsText: entry.isInFullText) }
    }.compactMap(\.self)
  }

  /// A page in both its forms; `nil` for the page that is made when all others are.
  func forms(of entry: PageEntry) -> PageForms? {
    let site = entry.language.map(site.inLanguage) ?? site
    return entry.make?(PageScope(site, entry.route), templates[site.language])
  }

  var stylesheets: [(path: String, bytes: [UInt8])] {
    var texts = site.stylesheets.files(site.previews.bundle)
    if !site.contrast.matrix.isEmpty {
      texts.append(ContrastMatrixPages(site: site).stylesheet)
    }
    return texts.map { ($0.path, Array($0.text.utf8)) }
  }

  /// Outlines, facts of tokens, downloads, images and fonts.
  var shared: [(path: String, bytes: [UInt8])] {
    let hasPanels = !site.system.tokens.isEmpty && !site.system.components.isEmpty
    let facts = hasPanels ? [TokenFactsScript(site: site)] : []
    let scripts =
      site.inAllLanguages.map(\.outlineScript).map { ($0.path, $0.text) }
      + facts.map { ($0.path, $0.text) }
    return (scripts + site.downloads.files.map { ($0.path, $0.text) })
      .map { ($0.0, Array($0.1.utf8)) }
      + site.system.images.filter { !$0.value.isEmpty }
      .map { (site.path(ofImage: $0.key), $0.value) }
      + ThemeTypefaces(system: site.system, map: site.map).files
  }
}

/// What is left of a page when its files are written.
struct MadePage: Sendable {
  let route: Route
  /// The path of the twin.
  let path: String
  let summary: String
  /// That of the twin.
  let size: TextSize
  /// The twin, where the whole text of the system holds it.
  let markdown: MarkdownPage?
  /// What is wrong with the texts of the page.
  let diagnostics: [Diagnostic]

  init(
    _ page: MarkdownPage, size: TextSize? = nil, keepsText: Bool = false,
    diagnostics: [Diagnostic] = []
  ) {
    route = page.route
    path = page.path
    summary = page.summary
    self.size = size ?? page.size
    markdown = keepsText ? page : nil
    self.diagnostics = diagnostics
  }
}
