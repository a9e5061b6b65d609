import CatalogModel
import InterfaceStrings

/// A page of the site as markdown: the twin that stands beside its HTML.
///
/// The steps: the content of the page (``PageContent``) writes itself; ``MarkdownWriter`` lays out the
/// blocks, ``MarkdownText`` escapes running text, ``DocumentPrinter`` writes the texts of the
/// content, and ``TwinAddress`` leads links to twins. Navigation, swatches and previews have no place
/// here.
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
  /// The twin of a page, whose body `write` makes.
  func markdownPage(
    _ route: Route, title: String, summary: String = "", _ write: (inout MarkdownWriter) -> Void
  ) -> MarkdownPage {
    let page = path(route)
    let twin = SiteMap.twin(of: page)
    let other = index.languages.twin(of: route, in: system.slug).flatMap { other in
      other.isSamePage
        ? LanguageItem(
          language: other.language, name: strings.endonym(of: other.language),
          href: RelativeURL.from(twin, to: SiteMap.twin(of: other.path))) : nil
    }
    // The address of the HTML page is whole where the site's own is known.
    let place = MarkdownPage.Place(
      path: twin, address: catalog.baseURL.map { $0 + page } ?? RelativeURL.from(page, to: page),
      words: words, otherLanguage: other)
    return MarkdownPage(route, title: title, summary: summary, at: place, write)
  }
}
