import CatalogModel
import Diagnostics
import Workers

/// Makes the pages of a system in both their forms, and the files that they share.
struct SystemFiles: Sendable {
  let site: SystemSite
  let templates: SpokenTemplates

  /// What others need to know of the pages, in the order of the list.
  func make(into sink: any SiteSink, on workers: Workers) -> [MadePage] {
    for file in shared { sink.take(file.bytes, at: file.path) }
    let entries = site.pages.entries.filter { $0.making != nil }
    return workers.map(entries) { make($0, into: sink) }.compactMap(\.self)
  }

  private func make(_ entry: PageEntry, into sink: any SiteSink) -> MadePage? {
    guard let making = entry.making else { return nil }
    let site = entry.language.map(site.speaking) ?? site
    let html = making.html(site, templates[site.language])
    sink.take(html.bytes, at: site.path(entry.route))
    let markdown = making.markdown(site.twin)
    sink.take(Array(markdown.text.utf8), at: markdown.path)
    return MadePage(
      markdown, keepsText: entry.isInFullText, diagnostics: html.diagnostics)
  }

  /// Stylesheets, downloads and images.
  private var shared: [(path: String, bytes: [UInt8])] {
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
