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
  mutating func inline(_ text: String, path: String) -> String {
    let document = Document(parsing: text, path: path, options: .embedded(firstLine: 1))
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return document.blocks.isEmpty ? "" : markup(document)
    }
    let resolver = SiteResolver(site: site, page: page, path: path, fences: nil)
    return HTMLRenderer(resolver: resolver).render(content, path: path).text
  }

  /// The documentation of a symbol, whose headings do not show in the page's contents.
  mutating func documentation(_ text: String, path: String, line: Int) -> String {
    let document = Document(parsing: text, path: path, options: .embedded(firstLine: line))
    let resolver = SiteResolver(site: site, page: page, path: path, fences: nil)
    let options = HTMLOptions(headingOffset: 3, linksHeadings: false)
    let fragment = HTMLRenderer(options: options, resolver: resolver).render(document)
    diagnostics += fragment.diagnostics
    return fragment.text
  }
}
