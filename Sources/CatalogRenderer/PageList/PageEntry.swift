import CatalogModel
import Diagnostics
import InterfaceStrings
import JSONTree

/// A page of a system before it is made: everything that others need to know of it.
///
/// The outline, links between pages, anchors, the pages in other languages, `llms.txt`,
/// `catalog.json` and the sitemap derive from such entries. Making a page is left to the function
/// that the entry carries, and may happen in any order, at once, or not at all.
struct PageEntry: Sendable {
  /// Where the outline lists the page.
  struct Listing: Equatable, Sendable {
    var section: SiteOutline.Section.Kind
    /// What it is called there.
    var title: String
    var isDeprecated = false
  }

  /// A part of a page that says what was new on a day.
  struct News: Equatable, Sendable {
    /// `2026-11-25`
    var date: String
    /// The id of its element.
    var anchor: String
    var title: String
    var summary: String
  }

  let route: Route
  /// A sentence of plain text; empty where the title says all.
  var summary = ""
  /// `nil` for pages that only others of their kind lead to.
  var listing: Listing?
  /// The BCP 47 tag of the page's own language; `nil` where it is that of its system.
  var language: String?
  /// The day that the page states: `2026-11-25`.
  var date: String?
  /// What the page says that is news, the newest first.
  var news: [News] = []
  /// The content whose links lead to this page.
  var sources: [PageSource] = []
  /// The folder of the content that the page lists, which links may lead to.
  var folder: String?
  /// The place in the content that the page is made from; `nil` for pages of the whole system.
  var madeFrom: SourceLocation?
  /// The text that the page is made of, where that is parsed when the page is made.
  var text: MarkdownSource?
  /// What makes the page smaller when it is too large for a program to read.
  var sizeAdvice = "divide the system"
  /// The place of the page among those that a program reads before all others.
  var readFirst: Int?
  /// Whether the text of the page belongs to the whole text of the system.
  var isInFullText: Bool {
    readFirst != nil || listing.map { $0.section != .overview } ?? false
  }
  /// Resolves the links of the page's texts, so that a check can tell what is wrong with them
  /// without making the page.
  var readTexts: (@Sendable (PageScope, inout TextBuilder) -> Void)?
  /// What a search finds on the page; the page itself where that is `nil` and the outline lists it.
  var searchParts: (@Sendable (Words) -> [SearchPart])?
  /// What `catalog.json` holds of the page, and in which of its members.
  var data: (member: CatalogData.Member, values: @Sendable (CatalogData) -> [JSONValue])?
  /// Makes the page; `nil` for the one that shows what all others came to.
  let make: (@Sendable (PageScope, PageTemplates) -> PageForms)?

  /// A page that shows what all others came to, and is made when those are.
  init(ofOthers route: Route) {
    self.route = route
    make = nil
  }

  /// - Parameter content: Makes what both forms of the page are written from.
  init<Content: PageContent>(
    _ route: Route,
    _ content: @escaping @Sendable (PageScope, inout TextBuilder) -> Content
  ) {
    self.route = route
    make = { scope, templates in
      var texts = TextBuilder(scope, templates: templates.fences)
      let content = content(scope, &texts)
      return PageForms(content, texts.diagnostics, scope, templates)
    }
  }

  /// - Parameter forms: Makes both forms of the page.
  init(_ route: Route, forms: @escaping @Sendable (PageScope, PageTemplates) -> PageForms) {
    self.route = route
    make = forms
  }
}

extension PageEntry {
  /// Whether the page is found, listed and dated as another one, and links from the same files of
  /// the content lead to it.
  func hasPlace(of other: PageEntry) -> Bool {
    route == other.route && listing == other.listing && language == other.language
      && date == other.date && news == other.news && folder == other.folder
      && sources.map(\.location.path) == other.sources.map(\.location.path)
  }

  /// Does work that asks for the text of the page several times.
  func keepingText<Result>(_ work: () -> Result) -> Result {
    text.map { $0.keepingTree(during: work) } ?? work()
  }
}

/// A file of the content that leads to a page, and the parts of it that links may name.
struct PageSource: Sendable {
  let location: SourceLocation
  /// The names that a link may give after `#`, each with the id of its element on the page; `nil`
  /// when the file could not be read as a whole, or has no parts.
  let anchors: (@Sendable () -> [String: String])?

  init(_ location: SourceLocation, anchors: (@Sendable () -> [String: String])? = nil) {
    self.location = location
    self.anchors = anchors
  }

  init(_ path: String, anchors: (@Sendable () -> [String: String])? = nil) {
    self.init(SourceLocation(path), anchors: anchors)
  }
}
