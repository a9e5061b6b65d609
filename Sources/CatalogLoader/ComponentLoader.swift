import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// Reads a component's folder: `component.yaml`, `preview.mustache`, `preview.css`, `guide.md`.
struct ComponentLoader {
  let folder: ContentFolder
  let slug: String
  /// The folder of the stylesheets that previews share.
  let sharedStyles: ContentFolder
  /// The module of components that name none.
  let defaultModule: String
  /// The platforms of components that name none.
  let defaultPlatforms: [PlatformSupport]
  let scope: CatalogLoader.Scope
  /// What shows the component where neither drawing nor picture is in its folder.
  var snapshot: PreviewPicture?

  static let previewFiles = ["preview.mustache", "preview.css"]

  /// - Parameter isPublished: Whether it is to have a page.
  func load(isPublished: Bool) -> ComponentLoad {
    var load = ComponentLoad()
    let component = self.load(&load.diagnostics, propGap: &load.gaps.props)
    if component == nil {
      load.gaps.components = true
      load.gaps.files.insert(folder.path("component.yaml"))
      if isPublished { load.gaps.unpublished.append(unpublished) }
    }
    if scope.contains(.guides), folder.has("guide.md"), component?.guide?.isComplete != true {
      load.gaps.files.insert(folder.path("guide.md"))
    }
    load.component = component
    return load
  }

  /// What keeps the folder from being a page.
  private var unpublished: UnpublishedComponent {
    let missing = Self.previewFiles.first { !folder.has($0) && !folder.isUnread($0) }
    return UnpublishedComponent(
      folder: slug, reason: missing.map { "there is no \($0)" } ?? "its files cannot be read",
      location: SourceLocation(folder.path(missing ?? "component.yaml")))
  }

  /// What is told of a folder that makes no page because it has no `component.yaml`.
  static func withoutManifest(
    _ slug: String, in system: ContentFolder
  ) -> (gap: UnpublishedComponent, diagnostic: Diagnostic) {
    let folder = system.folder("components/\(slug)")
    let location = SourceLocation(folder.path("component.yaml"))
    let meant = DidYouMean.nearest(
      to: "component.yaml", among: folder.files(in: "", suffix: ""))
    return (
      UnpublishedComponent(
        folder: slug, reason: "there is no component.yaml", location: location),
      .init(
        .componentNoManifest, "the folder has no component.yaml, so it gets no page",
        at: location,
        suggestion: meant.map { "rename \($0) to component.yaml" }
          ?? "add the file, or move the folder out of 'components'")
    )
  }

  private func load(_ diagnostics: inout [Diagnostic], propGap: inout Bool) -> Component? {
    guard let text = folder.text("component.yaml", &diagnostics) else { return nil }
    let manifest = TextFile(path: folder.path("component.yaml"), text: text)
    let parsed = YAMLParser.parse(text, path: manifest.path)
    diagnostics += parsed.diagnostics
    guard let root = parsed.root else { return nil }
    var fields = YAMLFields(root, subject: "a component")
    let picture = PictureLoader(folder: folder).picture(&fields) ?? snapshot
    let isDrawn = Self.previewFiles.contains { folder.has($0) || folder.isUnread($0) }
    let isPictured = picture != nil && !isDrawn && scope.contains(.previews)
    var preview = isPictured ? Self.noPreview : preview(&diagnostics)
    preview?.shared = sharedStyles(&fields, &diagnostics)
    let guide = guide(&diagnostics)
    var component = read(&fields, preview: preview, guide: guide, propGap: &propGap)
    if isPictured {
      component?.picture = picture
      component.map { component?.preview = PictureLoader.standIn($0.contract, at: manifest.path) }
    }
    let replaced = fields.list("replaces").compactMap {
      LintCheckLoader.replaced($0, &fields)
    }
    component?.replaces = replaced
    component?.manifest = manifest
    for child in fields.node("children")?.items ?? [] {
      child.text.map { component?.childLocations[$0] = child.location }
    }
    component?.fences = guide.map { FenceReader.read($0, &diagnostics) } ?? Fences()
    diagnostics += fields.finish()
    return component
  }

  private func read(
    _ fields: inout YAMLFields, preview: Preview?, guide: Document?, propGap: inout Bool
  ) -> Component? {
    let name = fields.requiredText("name")
    let layer = requiredLayer(&fields)
    let summary = fields.text("summary")
    let loaded = PropLoader.props(&fields)
    if !loaded.areComplete { propGap = true }
    let children = childrenRule(&fields)
    let swift = swiftForm(&fields, name: name ?? slug)
    let component = Component(
      slug: slug,
      contract: ComponentContract(
        name: name ?? slug, props: loaded.props, children: children, swift: swift,
        contexts: contexts(&fields, loaded), requiresSemantics: fields.boolean("requiresSemantics"),
        keyword: layer == .pattern ? .view : .component),
      layer: layer ?? .component,
      summary: summary?.allSatisfy(\.isWhitespace) == false ? summary ?? "" : "",
      status: fields.oneOf("status", Status.self) ?? .stable, priority: fields.text("priority"),
      platforms: PlatformLoader.platforms(&fields) ?? defaultPlatforms,
      semantics: fields.text("semantics"),
      accessibility: AccessibilityLoader.accessibility(
        &fields, naming: loaded.areComplete ? loaded.props : nil),
      contrast: ContrastPairLoader.pairs(fields.list("contrast"), &fields),
      examples: ExampleLoader.examples(&fields),
      related: fields.texts("related").map { Reference($0.text, at: $0.location) },
      twin: TwinLoader.twin(&fields), guide: guide,
      preview: preview ?? Self.noPreview,
      previewWidth: fields.oneOf("previewWidth", PreviewWidth.self) ?? .fit,
      previewDifferences: PreviewDifferenceLoader.differences(&fields),
      propLocations: loaded.locations, location: fields.location(of: "name"))
    return name == nil || layer == nil || preview == nil ? nil : component
  }

  private func requiredLayer(_ fields: inout YAMLFields) -> Layer? {
    if let layer = fields.oneOf("layer", Layer.self) { return layer }
    if fields.node("layer") == nil {
      fields.reportMissing(
        "layer",
        notes: [.init("it is one of: \(Layer.allCases.map(\.rawValue).joined(separator: ", "))")],
        suggestion: "add 'layer: component'")
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
        .init(
          .componentChildren, "'children' cannot be \(node.spokenKind)", at: node.location,
          suggestion: "write none, any, or a list of component names"))
      return .none
    }
  }

  private func swiftForm(_ fields: inout YAMLFields, name: String) -> SwiftForm {
    guard let node = fields.node("swift") else {
      return SwiftForm(module: defaultModule, type: name)
    }
    var swift = YAMLFields(node, subject: "swift")
    let form = SwiftForm(
      module: swift.text("module") ?? defaultModule, type: swift.text("type") ?? name,
      grammar: swift.oneOf("form", SwiftForm.Grammar.self) ?? .view, call: swift.text("call"),
      member: swift.text("member"), slots: slots(&swift),
      closure: SwiftForm.Closure(
        label: swift.text("closure"), isOptional: swift.boolean("closureOptional")))
    fields.report(swift.finish())
    return form
  }

  /// `contexts: { appearance: preference }`: the modifiers of the tokens that props choose.
  private func contexts(
    _ fields: inout YAMLFields, _ loaded: PropLoader.Result
  ) -> [ContextBinding] {
    pairs("contexts", &fields).map { modifier, name in
      let names = loaded.props.map(\.name)
      if loaded.areComplete, !names.contains(name) {
        fields.report(
          .init(
            .componentUnknownProp,
            "the component has no prop '\(name)' that could choose the context of '\(modifier)'",
            at: fields.location(of: "contexts"), near: DidYouMean.nearest(to: name, among: names)))
      }
      return ContextBinding(modifier: modifier, prop: name)
    }
  }

  /// A mapping of names to names, in source order.
  private func pairs(
    _ key: String, _ fields: inout YAMLFields
  ) -> [(key: String, value: String)] {
    let entries = fields.entries(key, suggestion: "write { name: name }") ?? []
    return entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
  }

  /// Which closure takes which children, where the Swift initialiser has several.
  private func slots(_ fields: inout YAMLFields) -> [SwiftForm.Slot] {
    pairs("slots", &fields).map { SwiftForm.Slot(component: $0.key, label: $0.value) }
  }

  private static let noPreview = Preview(
    template: TextFile(path: "", text: ""), stylesheet: TextFile(path: "", text: ""))

  private func preview(_ diagnostics: inout [Diagnostic]) -> Preview? {
    guard scope.contains(.previews) else { return Self.noPreview }
    let names = Self.previewFiles
    let missing = names.filter { !folder.has($0) && !folder.isUnread($0) }
    diagnostics += missing.map { name in
      .init(
        .componentMissingPreview, "the component in \(slug) has no \(name)",
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

  /// The stylesheets named by `styles`, which come before the component's own.
  private func sharedStyles(
    _ fields: inout YAMLFields, _ diagnostics: inout [Diagnostic]
  ) -> [TextFile] {
    let styles = fields.texts("styles")
    guard scope.contains(.previews) else { return [] }
    return styles.compactMap { style in
      let name = style.text + ".css"
      guard sharedStyles.has(name) else {
        let known = sharedStyles.files(in: "", suffix: ".css").map { String($0.dropLast(4)) }
        fields.report(
          .init(
            .componentUnknownStyle, "there is no shared stylesheet '\(style.text)'",
            at: style.location, notes: [.init("it would be \(sharedStyles.path(name))")],
            suggestion: DidYouMean.suggestion(for: style.text, among: known)))
        return nil
      }
      return sharedStyles.text(name, &diagnostics).map {
        TextFile(path: sharedStyles.path(name), text: $0)
      }
    }
  }

  private func guide(_ diagnostics: inout [Diagnostic]) -> Document? {
    guard scope.contains(.guides), folder.has("guide.md"),
      let text = folder.text("guide.md", &diagnostics)
    else { return nil }
    let document = Document(parsing: text, path: folder.path("guide.md"))
    diagnostics += document.diagnostics
    return document
  }
}
