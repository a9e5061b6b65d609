import CatalogModel
import Diagnostics
import Templates

/// A page of a system before it is made: everything that others need to know of it.
///
/// The outline, links between pages, anchors, the pages in other languages, `llms.txt` and what the
/// data of a system lists derive from such entries. Making a page is left to the two functions that
/// the entry carries, and may happen in any order, at once, or not at all.
struct PageEntry: Sendable {
  /// Where the outline lists the page.
  struct Listing: Sendable {
    var section: SiteOutline.Section.Kind
    /// What it is called there.
    var title: String
    var isDeprecated = false
  }

  let route: Route
  /// A sentence of plain text; empty where the title says all.
  var summary = ""
  /// `nil` for pages that only others of their kind lead to.
  var listing: Listing?
  /// The BCP 47 tag of the page's own language; `nil` where it is that of its system.
  var language: String?
  /// The content whose links lead to this page.
  var sources: [PageSource] = []
  /// What the page is made from, where that is no content that links lead to.
  var origin: SourceLocation?
  /// What makes the page smaller when it is too large for a program to read.
  var sizeAdvice = "divide the system"
  /// The file that the page is made from; `nil` for pages that every system has.
  var madeFrom: SourceLocation? { origin ?? (isScreens || isStart ? nil : sources.first?.location) }
  /// Whether the text of the page belongs to the whole text of the system.
  var isInFullText: Bool { isScreens || listing.map { $0.section != .overview } ?? false }
  private var isStart: Bool { route == .system(route.system ?? "") }
  private var isScreens: Bool { route == .screens(system: route.system ?? "") }
  /// Resolves the links of the page's texts, so that a check can tell what is wrong with them
  /// without making the page.
  var readTexts: (@Sendable (SystemSite, inout TextBuilder) -> Void)?
  /// What a search finds on the page; the page itself where that is `nil` and the outline lists it.
  var searchParts: (@Sendable (SystemSite) -> [SearchPart])?
  /// `nil` for the page that shows what all others came to.
  let making: PageMaking?

  init(_ route: Route, making: PageMaking?) {
    self.route = route
    self.making = making
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

/// The functions that make the two forms of a page.
struct PageMaking: Sendable {
  /// A page as HTML, and what was wrong with its texts.
  typealias Form = (bytes: [UInt8], diagnostics: [Diagnostic])

  /// In the words of the page's language.
  let html: @Sendable (SystemSite, PageTemplates) -> Form
  /// For a system that sees the addresses of twins.
  let markdown: @Sendable (SystemSite) -> MarkdownPage

  /// - Parameters:
  ///   - content: Makes the context of the page's template, and tells what is wrong with its texts.
  ///   - markdown: Makes the page's markdown.
  init<Content: SitePage>(
    _ content: @escaping @Sendable (SystemSite, FenceTemplates) -> (Content, [Diagnostic]),
    markdown: @escaping @Sendable (SystemSite) -> MarkdownPage
  ) {
    html = { site, templates in
      let (content, diagnostics) = content(site, templates.fences)
      let (bytes, found) = templates.render(content)
      return (bytes, diagnostics + found)
    }
    self.markdown = markdown
  }

  /// - Parameters:
  ///   - content: Makes the context of the template of a page that shows no text of the content.
  ///   - markdown: Makes the page's markdown.
  init<Content: SitePage>(
    _ content: @escaping @Sendable (SystemSite) -> Content,
    markdown: @escaping @Sendable (SystemSite) -> MarkdownPage
  ) {
    self.init({ site, _ in (content(site), []) }, markdown: markdown)
  }
}
