import CatalogModel

/// A page of the site as markdown: the twin that stands beside its HTML.
///
/// The steps of this folder: a builder for each kind of page takes the values that the HTML page is
/// made of; ``MarkdownWriter`` lays out the blocks, ``MarkdownText`` escapes running text, and
/// ``DocumentPrinter`` writes the texts of the content with links that lead to twins. Navigation,
/// swatches and previews have no place here.
struct MarkdownPage: Sendable {
  var route: Route
  var title: String
  /// One sentence of plain text.
  var summary: String
  /// Of the twin.
  var path: String
  /// The address of the HTML page as the twin gives it.
  var address: String
  /// What follows the summary.
  private var body: String
  /// The whole text of the twin.
  private(set) var text: String

  var size: TextSize { TextSize(text) }

  init(
    _ route: Route, title: String, summary: String, path: String, address: String,
    _ write: (inout MarkdownWriter) -> Void
  ) {
    self.route = route
    self.title = title
    self.summary = summary
    self.path = path
    self.address = address
    var writer = MarkdownWriter()
    write(&writer)
    body = writer.text
    text = ""
    text = text(address: address)
  }

  /// Title, address and summary, then the body.
  ///
  /// - Parameter address: That of the HTML page, from where the text stands.
  func text(address: String) -> String {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(title))
    writer.add("Page: \(MarkdownText.link(MarkdownText.escaped(address), to: address))")
    writer.paragraph(MarkdownText.escaped(summary))
    return body.isEmpty ? writer.text : writer.text + "\n" + body
  }
}

extension SystemSite {
  /// The twin of a page, whose body `write` makes, of a system that sees the addresses of twins.
  func markdownPage(
    _ route: Route, title: String, summary: String = "", _ write: (inout MarkdownWriter) -> Void
  ) -> MarkdownPage {
    MarkdownPage(
      route, title: title, summary: summary, path: path(route), address: address(of: route), write)
  }

  /// The address of an HTML page: whole where the site's own is known.
  private func address(of route: Route) -> String {
    let page = SiteMap(isSingleSystem: map.isSingleSystem).path(route)
    return catalog.baseURL.map { $0 + page } ?? RelativeURL.from(page, to: page)
  }

  /// A link to another twin.
  func markdownLink(_ title: String, from page: String, to route: Route) -> String {
    MarkdownText.link(MarkdownText.escaped(title), to: href(from: page, to: route))
  }
}
