import CatalogModel
import Diagnostics
import Workers

/// Makes the pages of a system in both their forms, and the files that they share.
struct SystemFiles: Sendable {
  let site: SystemSite
  let templates: SpokenTemplates

  /// Makes all pages, and hands them on with the shared files.
  ///
  /// - Returns: What others need to know of the pages, in the order of the list.
  func make(into sink: any SiteSink, on workers: Workers) -> [MadePage] {
    for file in shared { sink.take(file.bytes, at: file.path) }
    return workers.map(site.pages.entries) { entry -> MadePage? in
      guard sink.isOpen, let forms = forms(of: entry) else { return nil }
      let html = forms.html()
      let markdown = forms.markdown()
      if !html.diagnostics.isEmpty { sink.note(html.diagnostics) }
      sink.take(html.bytes, at: site.path(entry.route))
      sink.take(Array(markdown.text.utf8), at: markdown.path)
      return MadePage(markdown, keepsText: entry.isInFullText, diagnostics: html.diagnostics)
    }.compactMap(\.self)
  }

  /// What others need to know of the pages, without their files.
  func measured(on workers: Workers) -> [MadePage] {
    workers.map(site.pages.entries) { entry in
      forms(of: entry).map { MadePage($0.markdown(), keepsText: entry.isInFullText) }
    }.compactMap(\.self)
  }

  /// A page in both its forms; `nil` for the page that is made when all others are.
  func forms(of entry: PageEntry) -> PageForms? {
    let site = entry.language.map(site.speaking) ?? site
    return entry.make?(PageScope(site, entry.route), templates[site.language])
  }

  /// Stylesheets, downloads and images.
  var shared: [(path: String, bytes: [UInt8])] {
    let system = site.system
    var texts = SystemStylesheets(system: system, map: site.map).files()
    texts += site.downloads.files.map { ($0.path, $0.text) }
    if !site.contrast.matrix.isEmpty {
      texts.append(ContrastMatrixPages(site: site).stylesheet)
    }
    texts += site.inAllLanguages.map { site in
      let script = OutlineScript(site: site)
      return (script.path, script.text)
    }
    return texts.map { ($0.path, Array($0.text.utf8)) }
      + system.images.map { (site.path(ofImage: $0.key), $0.value) }
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

  init(_ page: MarkdownPage, keepsText: Bool = false, diagnostics: [Diagnostic] = []) {
    route = page.route
    path = page.path
    summary = page.summary
    size = page.size
    markdown = keepsText ? page : nil
    self.diagnostics = diagnostics
  }
}
