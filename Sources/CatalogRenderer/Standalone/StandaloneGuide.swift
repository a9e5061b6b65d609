import AgentUI
import CatalogModel
import CommonMark
import InterfaceStrings

/// Draws a guide as a page that needs no other file, wherever the guide lies.
///
/// Names of components and tokens, and links to other files of the content, lead to the published
/// site where its address is known, and are text where it is not. Whether links lead anywhere is
/// for checks of the whole content to say.
public struct StandaloneGuide: Sendable {
  private let system: System
  private let catalog: Catalog
  private let drawing: StandaloneDrawing

  /// - Parameter system: One of the catalog's, whose names the guide uses.
  public init(_ system: System, in catalog: Catalog) {
    self.system = system
    self.catalog = catalog
    drawing = StandaloneDrawing(system, isSingleSystem: catalog.isSingleSystem)
  }

  /// The whole page.
  public func document(_ guide: Guide) -> String {
    let lead = "<p class=\"lead\">\(HTML.escaped(guide.summary))</p>"
    let summary = guide.summary.isEmpty ? "" : lead
    return drawing.page(
      title: guide.title, language: guide.language?.name, kind: .text,
      content: """
        <article class="prose guide">
        <header class="page-header"><h1>\(HTML.escaped(guide.title))</h1>\(summary)</header>
        \(fragment(guide))
        </article>
        """)
  }

  /// The text of the guide alone, without its title.
  public func fragment(_ guide: Guide) -> String {
    let resolver = StandaloneResolver(
      fences: StandaloneFences(guide, of: system, drawing),
      addresses: SiteAddresses(system, in: catalog, from: guide.path))
    return HTMLRenderer(resolver: resolver).render(guide.document).text
  }
}

/// Where names and files of the content are published; nowhere when the site has no address.
private struct SiteAddresses: Sendable {
  private let baseURL: String?
  private let map: SiteMap
  private let references: ReferenceIndex
  private let index: CatalogIndex
  private let path: String

  /// - Parameter path: The file whose links are relative to it.
  init(_ system: System, in catalog: Catalog, from path: String) {
    baseURL = catalog.baseURL
    map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    let own = SystemIndex(system, nil, map: map)
    references = own.references
    // Titles are of no use here, so their words need not be there.
    let pages = PageList(own, in: InterfaceStrings([]).words(for: system.language))
    index = CatalogIndex(catalog, [pages], map: map)
    self.path = path
  }

  func target(of name: String) -> (target: ReferenceIndex.Target, address: String?)? {
    references.target(of: name).map { ($0, address(of: $0.route, anchor: $0.anchor)) }
  }

  /// Where a link to a file of the content leads.
  func address(of reference: String) -> String? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first,
      let target = ContentReference.resolve(ContentReference.decoded(file), from: path),
      let route = index.route(ofContent: target)
    else { return nil }
    return address(of: route, anchor: parts.count == 2 ? ContentReference.decoded(parts[1]) : nil)
  }

  private func address(of route: Route, anchor: String?) -> String? {
    baseURL.map { $0 + RelativeURL.from("", to: map.path(route), anchor: anchor) }
  }
}

/// Tells the markdown renderer where links and names lead from a page outside the site.
private struct StandaloneResolver: MarkdownResolver {
  let fences: StandaloneFences
  let addresses: SiteAddresses

  /// An image is its description, since the page loads nothing.
  func resolve(_ link: LinkUse) -> LinkResolution {
    guard link.kind == .link else { return LinkResolution(nil) }
    let destination = PageName.name(in: link.destination) ?? link.destination
    let isWithin = destination.hasPrefix("#")
    if isWithin || SiteResolver.isExternal(destination) { return LinkResolution(destination) }
    return LinkResolution(addresses.address(of: destination))
  }

  func reference(forCode code: String, line: Int) -> CodeReference? {
    addresses.target(of: code).map { target, address in
      CodeReference(
        destination: address, title: target.title, classes: ["ref-\(target.kind.rawValue)"])
    }
  }

  func render(_ code: CodeBlock) -> RenderedCode? { RenderedCode(html: fences.html(of: code)) }
}
