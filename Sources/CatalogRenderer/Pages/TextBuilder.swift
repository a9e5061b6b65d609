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
    let options = HTMLOptions(headingOffset: headingOffset, anchorPrefix: anchorPrefix)
    let fragment = HTMLRenderer(options: options, resolver: resolver).render(document)
    diagnostics += fragment.diagnostics
    return fragment.text
  }

  /// A text of one paragraph, without the paragraph's own element.
  ///
  /// - Parameters:
  ///   - location: Where the text stands, as well as it is known.
  ///   - owner: What the text is, as diagnostics name it: `a note on accessibility`.
  mutating func inline(_ text: String, at location: SourceLocation, of owner: String) -> String {
    let document = embedded(text, at: location)
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return render(document, HTMLOptions(headingOffset: 3, linksHeadings: false), location, owner)
    }
    let renderer = HTMLRenderer(resolver: resolver(location.path))
    let fragment = renderer.render(content, path: location.path)
    report(document.diagnostics + fragment.diagnostics, location, owner)
    return fragment.text
  }

  /// The documentation of a symbol, whose headings do not show in the page's contents.
  mutating func documentation(
    _ text: String, at location: SourceLocation, of owner: String
  ) -> String {
    let options = HTMLOptions(headingOffset: 3, linksHeadings: false)
    return render(embedded(text, at: location), options, location, owner)
  }

  private func embedded(_ text: String, at location: SourceLocation) -> Document {
    Document(parsing: text, path: location.path, options: .embedded(firstLine: 1))
  }

  private func resolver(_ path: String) -> SiteResolver {
    SiteResolver(site: site, page: page, path: path, fences: nil)
  }

  private mutating func render(
    _ document: Document, _ options: HTMLOptions, _ location: SourceLocation, _ owner: String
  ) -> String {
    let renderer = HTMLRenderer(options: options, resolver: resolver(location.path))
    let fragment = renderer.render(document)
    report(document.diagnostics + fragment.diagnostics, location, owner)
    return fragment.text
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
