import AgentUI
import CatalogModel
import Diagnostics

/// Draws the trees of one system on stages.
struct SystemPreviews: Sendable {
  private let system: String
  private let renderer: PreviewRenderer
  /// The contexts of the tokens by modifier, for trees that choose one.
  private let contexts: [String: [String]]
  /// How wide components are drawn, by name.
  private let widths: [String: PreviewWidth]
  /// What is wrong with the templates of the components.
  let diagnostics: [Diagnostic]
  /// The stylesheets that a page loads as one file; `nil` where each is loaded, or written, alone.
  let bundle: PreviewBundle?

  /// - Parameter isBundled: Whether pages load the stylesheets as one file, where they can.
  init(_ system: System, map: SiteMap, isBundled: Bool = true) {
    self.system = system.slug
    contexts = Dictionary(
      system.tokens.modifiers.map { ($0.name, $0.contexts) }, uniquingKeysWith: { $1 })
    widths = Dictionary(
      (system.components + system.primitives).map { ($0.name, $0.previewWidth) },
      uniquingKeysWith: { first, _ in first })
    let stylesheets = SystemStylesheets(system: system, map: map)
    let bundle = isBundled ? PreviewBundle(stylesheets) : nil
    self.bundle = bundle
    let made = PreviewRenderer.make(
      system.vocabulary,
      previews: system.previewSources { component in
        if let bundle, bundle.components.contains(component.name) { return [bundle.path] }
        return stylesheets.previewPaths(component)
      })
    renderer = made.renderer
    diagnostics = made.diagnostics.filter { !system.gaps.mayExplain($0) }
  }

  /// A tree on a stage of its own.
  ///
  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier; the others follow the page.
  ///   - stylesheet: How the drawing gets a stylesheet, by its path on the site.
  func stage(
    _ node: AgentNode, context: [String: String] = [:],
    stylesheet: (String) -> PreviewStylesheet
  ) -> String {
    let scope = PreviewScope(
      attributes: StageMarkup.scope(system: system, context: context), contexts: contexts)
    let preview = renderer.draw(node, in: scope, stylesheet: stylesheet)
    return StageMarkup.stage(preview, system: system, context: context, width: width(of: node))
  }

  /// What a page redraws a component from; the stylesheets are paths on the site.
  func outline(of component: String) -> PreviewOutline? { renderer.outline(of: component) }

  /// How wide a tree is drawn, which its root decides.
  func width(of node: AgentNode) -> PreviewWidth { widths[node.component] ?? .fit }
}
