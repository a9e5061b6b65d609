import AgentUI
import CatalogModel
import Workers

/// Draws the trees of one system outside its site.
///
/// Steps: compile the previews once; draw a tree either as it stands in a page of the site, with
/// links to the site's stylesheets, or as a page of its own, with all styles inside.
public struct StandaloneDrawing: Sendable {
  /// With links to the stylesheets of the site, and with styles inside.
  private let linked: Once<SystemPreviews>
  private let previews: SystemPreviews
  private let stylesheets: SystemStylesheets
  /// The stylesheets of the previews by their paths on the site.
  private let styles: [String: String]
  private let language: String

  /// - Parameter isSingleSystem: Whether the site has no other system, so that its files lie at the
  ///   root.
  public init(_ system: System, isSingleSystem: Bool) {
    let map = SiteMap(isSingleSystem: isSingleSystem)
    linked = Once { SystemPreviews(system, map: map) }
    previews = SystemPreviews(system, map: map, isBundled: false)
    stylesheets = SystemStylesheets(system: system, map: map)
    styles = Dictionary(stylesheets.ofPreviews, uniquingKeysWith: { first, _ in first })
    language = system.language
  }

  /// The drawing as it stands in a page of the site.
  ///
  /// - Parameter page: The path of the page below the site's root.
  public func fragment(_ root: AgentNode, page: String) -> String {
    linked.value.stage(root) { .link(RelativeURL.from(page, to: $0)) }
  }

  /// A whole page with the drawing, which needs no other file.
  public func document(_ root: AgentNode, title: String) -> String {
    page(title: title, kind: .drawing, content: stage(root))
  }

  /// The drawing with all its styles inside.
  func stage(_ root: AgentNode) -> String {
    previews.stage(root) { .inline(styles[$0] ?? "") }
  }

  /// A page that declares the tokens, so that drawings in it look as they should.
  ///
  /// - Parameter language: A BCP 47 tag; that of the system when `nil`.
  func page(
    title: String, language: String? = nil, kind: StandalonePage.Kind, content: String
  ) -> String {
    StandalonePage(
      title: title, language: language ?? self.language, kind: kind,
      tokens: stylesheets.tokensAndStage,
      content: content
    ).html
  }
}
