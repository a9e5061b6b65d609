import AgentUI
import CatalogChecks
import CatalogLoader
import Files

/// The folder of a component while it is derived: `component.yaml` and the two files of the
/// preview.
struct ComponentDraft {
  let found: FoundComponents.Component
  /// The lines of `component.yaml` up to the examples.
  private var manifest: String
  /// The lines of the example; empty until the props are known, or where they cannot be stated.
  private var example = ""
  private var preview: StandInPreview
  /// Why there can be no example; `nil` where there is one, or it was taken out.
  private(set) var obstacle: String?
  /// Whether the example gives children.
  private var givesChildren = true
  /// The view that stands for content in the example.
  var content: Primitive
  /// Whether the picture of a snapshot test shows it, so that nothing stands in for a drawing.
  var isPictured = false

  var name: String { found.name }

  /// A component without props.
  init(_ found: FoundComponents.Component) {
    self.found = found
    content = found.content
    obstacle = found.obstacle
    manifest = Self.manifest(of: found)
    preview = StandInPreview(name: found.name, takesChildren: found.takesChildren)
  }

  /// Takes over the props that Swift declares.
  mutating func take(_ derived: DerivedProps?) {
    guard let derived else { return }
    let open = derived.open.map { "# Not derived: \($0).\n" }
    manifest = open.joined() + derived.manifest
    obstacle = obstacle ?? derived.obstacle ?? derived.open.first
    givesChildren = found.grammar != .view || derived.takesChildren
  }

  /// Draws the props, and gives an example with those that are required.
  mutating func illustrate(_ contract: ComponentContract, _ distances: PreviewDistances) {
    preview.slots = contract.props.filter { $0.kind == .string }.map(\.slotName)
    preview.distances = distances
    if obstacle == nil {
      example = ExampleLines.text(
        contract, content: givesChildren ? content : nil, tokens: distances.tokens)
    }
    if contract.children == .none, let action = contract.trailingAction,
      found.optionalActions.contains(action.name)
    {
      manifest = manifest.replacing(
        "  form: view\n", with: "  form: view\n  closureOptional: true\n")
    }
  }

  /// Shows the component on a text where the package has a type that is called as the view which
  /// the example needs.
  mutating func replaceContent() {
    if found.grammar == .modifier, content != .text {
      obstacle = "the package has a '\(content.name)' of its own"
    }
    content = .text
  }

  /// Takes the example out that cannot be right.
  mutating func dropExample() { example = "" }

  var hasExample: Bool { !example.isEmpty }

  /// The files by their paths in the catalog.
  var tree: FileTree {
    var tree: FileTree = ["component.yaml": manifest + example]
    if !isPictured {
      tree["preview.mustache"] = Array(preview.template.utf8)
      tree["preview.css"] = Array(preview.stylesheet.utf8)
    }
    return tree.moved(into: "components/" + found.folder)
  }

  private static func manifest(of found: FoundComponents.Component) -> String {
    var lines = [
      "# Made from the Swift declaration. It does not tell how the component looks (the preview is",
      "# a stand-in), what VoiceOver says ('accessibility') and when to use it (guide.md).",
      "name: \(YAMLText.scalar(found.name))",
      "layer: \(found.grammar == .view ? "component" : "modifier")",
    ]
    if !found.isDescribed { lines.append("summary: \(SwiftTexts.noComment)") }
    lines += [
      "status: \(found.isDeprecated ? "deprecated" : "stable")",
      "swift:",
      "  module: \(found.module)",
      "  type: \(YAMLText.scalar(found.type))",
      "  form: \(found.grammar.rawValue)",
    ]
    if let call = found.call { lines.append("  call: \(YAMLText.scalar(call))") }
    if let member = found.member { lines.append("  member: \(YAMLText.scalar(member))") }
    if found.canLeaveChildrenOut { lines.append("  closureOptional: true") }
    lines += ["props: []", "children: \(found.takesChildren ? "any" : "none")"]
    return lines.joined(separator: "\n") + "\n"
  }
}
