import Diagnostics
import Templates

/// Draws trees as HTML, through the preview templates of their components.
///
/// A node becomes a host element with a declarative shadow tree:
///
///     <ds-node class="node" data-component="Badge" data-level="error">
///       <template shadowrootmode="open"><link rel="stylesheet" href="…">…</template>
///       <span slot="text">ERROR</span>…children…
///     </ds-node>
///
/// (written without the white space). Enumerations, tokens, numbers and booleans are attributes of
/// the host, texts are slots, so that both can be changed on the page without a template engine;
/// a prop that is not given has its default, and is absent when it has none. Children stand in the
/// default slot.
///
/// Made once for a system, it may be used from several tasks at once.
public struct PreviewRenderer: Sendable {
  /// Bytes one drawing may have; what does not fit any more is left out.
  public static let outputLimit = 16 << 20

  let vocabulary: Vocabulary
  let templates: [String: PreviewTemplate]

  /// Compiles the templates of a system.
  ///
  /// - Returns: The renderer, and what is wrong with the templates. A component whose template has
  ///   an error, or that has none, is drawn as a placeholder.
  public static func make(
    _ vocabulary: Vocabulary, previews: [PreviewSource]
  ) -> (renderer: PreviewRenderer, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var templates: [String: PreviewTemplate] = [:]
    for source in previews {
      guard let contract = vocabulary.component(source.component) else { continue }
      templates[source.component] = PreviewTemplate(source, contract, &diagnostics)
    }
    return (PreviewRenderer(vocabulary: vocabulary, templates: templates), diagnostics)
  }

  /// The HTML of a tree.
  ///
  /// A component the vocabulary does not have is drawn as `<span class="missing-component">` with
  /// its name, and levels below ``AgentParser/depthLimit`` are left out; ``AgentParser`` and
  /// ``AgentValidator`` report both.
  ///
  /// - Parameters:
  ///   - scope: The tokens the tree is drawn with, for nodes that change their context.
  ///   - href: Turns a stylesheet of a ``PreviewSource`` into a reference from the page.
  public func render(
    _ node: AgentNode, in scope: PreviewScope = .none, href: (String) -> String
  ) -> String {
    draw(node, in: scope) { .link(href($0)) }
  }

  /// The HTML of a tree, with its stylesheets linked or inside.
  ///
  /// What ``render(_:in:href:)`` says holds here, too.
  ///
  /// - Parameter stylesheet: How the drawing gets a stylesheet of a ``PreviewSource``.
  public func draw(
    _ node: AgentNode, in scope: PreviewScope = .none,
    stylesheet: (String) -> PreviewStylesheet
  ) -> String {
    var drawing = PreviewDrawing(renderer: self, scope: scope)
    drawing.draw(node, depth: 0, stylesheet: stylesheet)
    return String(decoding: drawing.output, as: UTF8.self)
  }
}

/// The compiled template of a component.
struct PreviewTemplate: Sendable {
  let contract: ComponentContract
  let stylesheets: [String]
  /// What a page redraws it from; `nil` when a page cannot.
  let pieces: [TemplatePiece]?
  private let path: String
  private let shape: Shape
  private let content: Content

  private enum Content: Sendable {
    /// Most templates have no tag, and are the same for every node.
    case fixed([UInt8])
    case template(RecordTemplate)
  }

  /// The name of the flag that says whether a node has children.
  static let childrenFlag = "hasChildren"

  /// Compiles a template; `nil` with diagnostics when it has an error.
  init?(_ source: PreviewSource, _ contract: ComponentContract, _ diagnostics: inout [Diagnostic]) {
    self.contract = contract
    stylesheets = source.stylesheets
    path = source.templatePath
    shape = Self.shape(of: contract)
    guard source.templateText.contains("{{") else {
      content = .fixed(Array(source.templateText.utf8))
      pieces = Self.redrawn([.text(source.templateText)], source, &diagnostics)
      return
    }
    var limits = TemplateLimits()
    limits.steps = 10_000
    limits.outputBytes = 1 << 20
    let library = TemplateLibrary(
      [path: TemplateSource(path: path, text: source.templateText)], limits: limits)
    let (template, found) = library.compile(path, for: shape)
    diagnostics += found
    guard let template else { return nil }
    guard template.partials.isEmpty else {
      diagnostics.append(.previewIncludes(contract.name, at: SourceLocation(path)))
      return nil
    }
    content = .template(template)
    pieces = Self.redrawn(template.pieces, source, &diagnostics)
  }

  /// The pieces, unless something keeps a page from redrawing them.
  private static func redrawn(
    _ pieces: [TemplatePiece]?, _ source: PreviewSource, _ diagnostics: inout [Diagnostic]
  ) -> [TemplatePiece]? {
    let obstacle = pieces.flatMap(RedrawObstacle.first)
    if let pieces, obstacle == nil { return pieces }
    diagnostics.append(
      .previewNotRedrawn(
        source.component, obstacle, path: source.templatePath, text: source.templateText))
    return nil
  }

  /// The shadow tree of a node; `nil` when its values exceed the limits of templates.
  ///
  /// - Parameter values: The values of the props; not asked for when the template names none.
  func html(hasChildren: Bool, values: () -> [String: Value]) -> [UInt8]? {
    switch content {
    case .fixed(let bytes): return bytes
    case .template(let template):
      var values = values()
      values[Self.childrenFlag] = .flag(hasChildren)
      guard let record = try? Record(shape, values) else { return nil }
      return try? template.render(record)
    }
  }

  private static func shape(of contract: ComponentContract) -> Shape {
    let props = contract.props.filter { $0.name != childrenFlag }.map { prop in
      Shape.Field(prop.name, prop.kind == .boolean ? .flag : .text)
    }
    return Shape(name: contract.name, fields: props + [.flag(childrenFlag)])
  }
}

extension Diagnostic {
  static func previewIncludes(_ component: String, at location: SourceLocation) -> Diagnostic {
    .init(
      .previewInclude, "the preview of \(component) includes another template", at: location,
      suggestion: "write its markup out; children are drawn by <slot></slot>")
  }
}
