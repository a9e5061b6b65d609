import CatalogModel
import CommonMark
import Diagnostics
import Templates

/// Renders markdown of the content for one page, collecting what is wrong with it.
struct TextBuilder {
  let site: SystemSite
  let page: String
  private(set) var diagnostics: [Diagnostic] = []

  init(site: SystemSite, page: String) {
    self.site = site
    self.page = page
  }

  /// A document. A heading of level 2 becomes one of level 2 + `headingOffset`.
  mutating func markup(
    _ document: Document, headingOffset: Int = 0, fences: (any FenceRendering)? = nil,
    anchorPrefix: String = ""
  ) -> String {
    let resolver = SiteResolver(site: site, page: page, path: document.path, fences: fences)
    let options = HTMLOptions(
      headingOffset: headingOffset, anchorPrefix: anchorPrefix, labels: HTMLLabels(site.words))
    let fragment = HTMLRenderer(options: options, resolver: resolver).render(document)
    diagnostics += fragment.diagnostics
    return fragment.text
  }

  /// Running text of the document at `path`.
  mutating func inline(_ content: [Inline], of path: String) -> String {
    let fragment = HTMLRenderer(resolver: resolver(path, nil)).render(content, path: path)
    diagnostics += fragment.diagnostics
    return fragment.text
  }

  /// A text of one paragraph, without the paragraph's own element.
  ///
  /// - Parameters:
  ///   - location: Where the text stands, as well as it is known.
  ///   - owner: What the text is, as diagnostics name it: `a note on accessibility`.
  ///   - scope: Where in the API it stands; `nil` for a text that belongs to no declaration.
  mutating func inline(
    _ text: String, at location: SourceLocation, of owner: String, in scope: SymbolScope? = nil
  ) -> String {
    let document = embedded(text, at: location)
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return documentation(text, at: location, of: owner, in: scope, below: 3)
    }
    let renderer = HTMLRenderer(resolver: resolver(location.path, scope))
    let fragment = renderer.render(content, path: location.path)
    report(document.diagnostics + fragment.diagnostics, location, owner)
    return fragment.text
  }

  /// The documentation of a symbol, whose headings do not show in the page's contents.
  ///
  /// - Parameter level: That of the heading it stands below: its own largest is one level smaller.
  mutating func documentation(
    _ text: String, at location: SourceLocation, of owner: String, in scope: SymbolScope?,
    below level: Int
  ) -> String {
    var document = embedded(text, at: location)
    document.blocks = Callouts.alerts(in: document.blocks)
    let largest = document.contents.map(\.level).min() ?? 1
    let renderer = HTMLRenderer(
      options: HTMLOptions(
        headingOffset: level + 1 - largest, linksHeadings: false, labels: HTMLLabels(site.words)),
      resolver: resolver(location.path, scope))
    let fragment = renderer.render(document)
    report(document.diagnostics + fragment.diagnostics, location, owner)
    return fragment.text
  }

  /// A line that was not meant as markdown, though it may hold code and emphasis: nothing is wrong
  /// with it, and what is no paragraph shows as it is.
  func line(_ text: String, at location: SourceLocation, in scope: SymbolScope) -> String {
    let document = embedded(text, at: location)
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return HTML.escaped(text)
    }
    let renderer = HTMLRenderer(resolver: resolver(location.path, scope))
    return renderer.render(content, path: location.path).text
  }

  private func embedded(_ text: String, at location: SourceLocation) -> Document {
    Document(parsing: text, path: location.path, options: .embedded(firstLine: 1))
  }

  private func resolver(_ path: String, _ scope: SymbolScope?) -> SiteResolver {
    SiteResolver(site: site, page: page, path: path, fences: nil, scope: scope)
  }

  /// The lines of a text inside another file are not those of the file, so what is wrong with the
  /// text is reported where its owner stands.
  private mutating func report(
    _ found: [Diagnostic], _ location: SourceLocation, _ owner: String
  ) {
    diagnostics += found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location = location
      diagnostic.notes.append(.init("this is in \(owner)"))
      return diagnostic
    }
  }
}
