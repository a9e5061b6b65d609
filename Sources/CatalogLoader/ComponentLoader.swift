import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// Reads a component's folder: `component.yaml`, `preview.mustache`, `preview.css`, `guide.md`.
struct ComponentLoader {
  let folder: ContentFolder
  let slug: String
  /// The module of components that name none.
  let defaultModule: String
  /// The platforms of components that name none.
  let defaultPlatforms: [PlatformSupport]

  func load(_ diagnostics: inout [Diagnostic]) -> Component? {
    guard let root = folder.yaml("component.yaml", &diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "a component")
    let component = read(&fields, preview: preview(&diagnostics), guide: guide(&diagnostics))
    diagnostics += fields.finish()
    return component
  }

  private func read(_ fields: inout YAMLFields, preview: Preview?, guide: Document?) -> Component? {
    let name = fields.requiredText("name")
    let layer = requiredLayer(&fields)
    let summary = fields.requiredText("summary")
    let props = PropLoader.props(&fields)
    let children = childrenRule(&fields)
    let swift = swiftForm(&fields, name: name ?? slug)
    let component = Component(
      slug: slug,
      contract: ComponentContract(
        name: name ?? slug, props: props, children: children, swift: swift),
      layer: layer ?? .component, summary: summary ?? "",
      status: fields.oneOf("status", Status.self) ?? .stable, priority: fields.text("priority"),
      platforms: PlatformLoader.platforms(&fields) ?? defaultPlatforms,
      semantics: fields.text("semantics"), accessibility: accessibility(&fields),
      contrast: ContrastPairLoader.pairs(fields.list("contrast"), &fields),
      examples: ExampleLoader.examples(&fields),
      related: fields.texts("related").map { Reference($0.text, at: $0.location) },
      guide: guide,
      preview: preview ?? Preview(template: .init(path: "", text: ""), stylesheet: .init(path: "", text: "")),
      location: fields.location(of: "name"))
    return name == nil || layer == nil || preview == nil ? nil : component
  }

  private func requiredLayer(_ fields: inout YAMLFields) -> Layer? {
    if let layer = fields.oneOf("layer", Layer.self) { return layer }
    if fields.node("layer") == nil {
      fields.report(
        .error(
          "yaml/missing-key", "a component needs 'layer'", at: fields.location,
          notes: [.init("it is one of: \(Layer.allCases.map(\.rawValue).joined(separator: ", "))")],
          suggestion: "add 'layer: component'"))
    }
    return nil
  }

  private func childrenRule(_ fields: inout YAMLFields) -> ChildrenRule {
    guard let node = fields.node("children") else { return .none }
    switch (node.text, node.items) {
    case ("none", _): return .none
    case ("any", _): return .any
    case (nil, let items?): return .only(items.compactMap(\.text))
    default:
      fields.report(
        .error(
          "component/children", "'children' cannot be \(node.spokenKind)", at: node.location,
          suggestion: "write none, any, or a list of component names"))
      return .none
    }
  }

  private func swiftForm(_ fields: inout YAMLFields, name: String) -> SwiftForm {
    guard let node = fields.node("swift") else { return SwiftForm(module: defaultModule, type: name) }
    var swift = YAMLFields(node, subject: "swift")
    let form = SwiftForm(
      module: swift.text("module") ?? defaultModule, type: swift.text("type") ?? name,
      grammar: swift.oneOf("form", SwiftForm.Grammar.self) ?? .view, call: swift.text("call"),
      slots: slots(&swift))
    fields.report(swift.finish())
    return form
  }

  /// Which closure takes which children, where the Swift initialiser has several.
  private func slots(_ fields: inout YAMLFields) -> [SwiftForm.Slot] {
    (fields.node("slots")?.entries ?? []).compactMap { entry in
      entry.value.text.map { SwiftForm.Slot(component: entry.key, label: $0) }
    }
  }

  private func accessibility(_ fields: inout YAMLFields) -> Accessibility {
    guard let node = fields.node("accessibility") else { return Accessibility() }
    var inner = YAMLFields(node, subject: "accessibility")
    let accessibility = Accessibility(
      label: inner.text("label"), role: inner.text("role"),
      minimumTarget: inner.number("minimumTarget"), notes: inner.texts("notes").map(\.text))
    fields.report(inner.finish())
    return accessibility
  }

  private func preview(_ diagnostics: inout [Diagnostic]) -> Preview? {
    let names = ["preview.mustache", "preview.css"]
    let missing = names.filter { !folder.has($0) }
    diagnostics += missing.map { name in
      .error(
        "component/missing-preview", "the component in \(slug) has no \(name)",
        at: SourceLocation(folder.path("component.yaml")),
        suggestion: "add \(folder.path(name))")
    }
    guard missing.isEmpty,
      let template = folder.text(names[0], &diagnostics),
      let stylesheet = folder.text(names[1], &diagnostics)
    else { return nil }
    return Preview(
      template: TextFile(path: folder.path(names[0]), text: template),
      stylesheet: TextFile(path: folder.path(names[1]), text: stylesheet))
  }

  private func guide(_ diagnostics: inout [Diagnostic]) -> Document? {
    guard folder.has("guide.md"), let text = folder.text("guide.md", &diagnostics) else { return nil }
    let document = Document(parsing: text, path: folder.path("guide.md"))
    diagnostics += document.diagnostics
    return document
  }
}
