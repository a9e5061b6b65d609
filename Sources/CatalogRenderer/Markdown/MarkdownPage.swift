import CatalogModel
import InterfaceStrings

/// A page of the site as markdown: the twin that stands beside its HTML.
///
/// The steps of this folder: a builder for each kind of page takes the values that the HTML page is
/// made of; ``MarkdownWriter`` lays out the blocks, ``MarkdownText`` escapes running text, and
/// ``DocumentPrinter`` writes the texts of the content with links that lead to twins. Navigation,
/// swatches and previews have no place here.
struct MarkdownPage: Sendable {
  /// Where the page lies, and in which language.
  struct Place: Sendable {
    /// The path of the twin.
    var path: String
    /// The address of the HTML page as the twin gives it.
    var address: String
    var words: Words
    /// The same page in another language.
    var otherLanguage: LanguageItem?
  }

  var route: Route
  var title: String
  /// One sentence of plain text.
  var summary: String
  private var place: Place
  /// What follows the summary.
  private var body: String

  var path: String { place.path }
  var address: String { place.address }
  var size: TextSize { TextSize(text) }
  /// The whole text of the twin.
  var text: String { text(address: place.address, otherLanguage: place.otherLanguage) }

  init(
    _ route: Route, title: String, summary: String, at place: Place,
    _ write: (inout MarkdownWriter) -> Void
  ) {
    self.route = route
    self.title = title
    self.summary = summary
    self.place = place
    var writer = MarkdownWriter()
    write(&writer)
    body = writer.text
  }

  /// Title, address and summary, then the body.
  ///
  /// - Parameters:
  ///   - address: That of the HTML page, from where the text stands.
  ///   - otherLanguage: The same page in another language, from there.
  func text(address: String, otherLanguage: LanguageItem? = nil) -> String {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(title))
    let link = MarkdownText.link(MarkdownText.escaped(address), to: address)
    writer.add("\(place.words(FramePhrase.page)): \(link)")
    if let other = otherLanguage {
      let link = MarkdownText.link(MarkdownText.escaped(other.href), to: other.href)
      writer.add("\(MarkdownText.escaped(other.name)): \(link)")
    }
    writer.paragraph(MarkdownText.escaped(summary))
    return body.isEmpty ? writer.text : writer.text + "\n" + body
  }
}

extension SystemSite {
  /// The twin of a page, whose body `write` makes, of a system that sees the addresses of twins.
  func markdownPage(
    _ route: Route, title: String, summary: String = "", _ write: (inout MarkdownWriter) -> Void
  ) -> MarkdownPage {
    let place = MarkdownPage.Place(
      path: path(route), address: address(of: route), words: words,
      otherLanguage: otherLanguage(of: route))
    return MarkdownPage(route, title: title, summary: summary, at: place, write)
  }

  /// The address of an HTML page: whole where the site's own is known.
  private func address(of route: Route) -> String {
    let page = SiteMap(isSingleSystem: map.isSingleSystem).path(route)
    return catalog.baseURL.map { $0 + page } ?? RelativeURL.from(page, to: page)
  }

  /// The twin of the same page in another language.
  private func otherLanguage(of route: Route) -> LanguageItem? {
    guard let other = index.languages.twin(of: route, in: system.slug), other.isSamePage else {
      return nil
    }
    return LanguageItem(
      language: other.language, name: strings.endonym(of: other.language),
      href: RelativeURL.from(path(route), to: SiteMap.twin(of: other.path)))
  }

  /// A link to another twin.
  func markdownLink(_ title: String, from page: String, to route: Route) -> String {
    MarkdownText.link(MarkdownText.escaped(title), to: href(from: page, to: route))
  }
}
