import CatalogChecks
import Files

/// A view of SwiftUI for the examples of components that apply to one, or take children.
struct Primitive: Hashable {
  /// A prop of it.
  struct Prop: Hashable {
    let name: String
    let kind: String
    /// The type, where it does not follow from the kind.
    var type: String?
    var hasLabel = true
    /// The value in examples.
    let value: String
  }

  let name: String
  /// The name of its folder.
  let folder: String
  let summary: String
  var props: [Prop] = []
  var takesChildren = false

  /// The props of an example.
  var values: String { props.map { "\($0.name): \($0.value)" }.joined(separator: ", ") }

  /// Its files by their paths in a catalog.
  var tree: FileTree {
    let texts = props.filter { $0.kind == "string" }.map(\.name)
    var preview = StandInPreview(name: name, takesChildren: takesChildren)
    // The name of a symbol is not shown.
    preview.slots = texts.filter { $0 != "systemImage" && $0 != "systemName" }
    let isText = self == .text
    let tree: FileTree = [
      "component.yaml": manifest,
      "preview.mustache": isText ? Self.plainTemplate : preview.template,
      "preview.css": isText ? Self.plainStylesheet : preview.stylesheet,
    ]
    return tree.moved(into: "primitives/" + folder)
  }

  private var manifest: String {
    var lines = [
      "# A view of SwiftUI that examples use beside the components.",
      "name: \(name)", "layer: primitive", "summary: \(summary)", "status: stable",
      "swift:", "  module: SwiftUI", "  type: \(name)", "  form: view",
      props.isEmpty ? "props: []" : "props:",
    ]
    for prop in props {
      lines += ["  - name: \(prop.name)", "    type: \(prop.kind)"]
      if !prop.hasLabel { lines.append("    label: \"_\"") }
      if let type = prop.type { lines.append("    swift: \(YAMLText.scalar(type))") }
      lines.append("    required: true")
    }
    lines += [
      "children: \(takesChildren ? "any" : "none")", "examples:", "  - name: \(name)",
      "    agent:", "      component: \(name)",
    ]
    if !props.isEmpty { lines.append("      props: { \(values) }") }
    if takesChildren {
      lines += [
        "      children:", "        - component: Text",
        "          props: { \(Self.text.values) }",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let plainTemplate = """
    <span class="text"><slot name="text"></slot></span>

    """

  private static let plainStylesheet = """
    :host {
      display: inline-block;
      max-inline-size: 100%;
    }

    .text {
      overflow-wrap: anywhere;
    }

    """
}

extension Primitive {
  /// SwiftUI's text view, which stands for any content.
  static let text = Primitive(
    name: "Text", folder: "text", summary: "SwiftUI's text view.",
    props: [Prop(name: "text", kind: "string", hasLabel: false, value: "\"Content\"")])

  /// The views that styles and modifiers of one view are shown on.
  static let all = controls + containers

  private static let controls: [Primitive] = [
    text,
    Primitive(
      name: "Button", folder: "button", summary: "SwiftUI's button.",
      props: [title, Prop(name: "action", kind: "action", value: "action")]),
    Primitive(
      name: "Toggle", folder: "toggle", summary: "SwiftUI's switch with a label.",
      props: [title, Prop(name: "isOn", kind: "boolean", type: "Binding<Bool>", value: "true")]),
    Primitive(
      name: "TextField", folder: "text-field", summary: "SwiftUI's field for a line of text.",
      props: [
        title, Prop(name: "text", kind: "string", type: "Binding<String>", value: "\"Content\""),
      ]),
    Primitive(
      name: "SecureField", folder: "secure-field", summary: "SwiftUI's field for a secret.",
      props: [
        title, Prop(name: "text", kind: "string", type: "Binding<String>", value: "\"Content\""),
      ]),
    Primitive(
      name: "TextEditor", folder: "text-editor", summary: "SwiftUI's field for lines of text.",
      props: [Prop(name: "text", kind: "string", type: "Binding<String>", value: "\"Content\"")]),
    Primitive(
      name: "Slider", folder: "slider", summary: "SwiftUI's slider.",
      props: [Prop(name: "value", kind: "number", type: "Binding<Double>", value: "0.5")]),
    Primitive(
      name: "Label", folder: "label", summary: "SwiftUI's text with a symbol.",
      props: [title, Prop(name: "systemImage", kind: "string", value: "star")]),
    Primitive(
      name: "Image", folder: "image", summary: "SwiftUI's image, here one of its symbols.",
      props: [Prop(name: "systemName", kind: "string", value: "star")]),
    Primitive(
      name: "ProgressView", folder: "progress-view", summary: "SwiftUI's progress indicator.",
      props: [Prop(name: "value", kind: "number", value: "0.5")]),
    Primitive(
      name: "GroupBox", folder: "group-box", summary: "SwiftUI's box with a title.",
      props: [title], takesChildren: true),
    Primitive(
      name: "Menu", folder: "menu", summary: "SwiftUI's button with a list of actions.",
      props: [title], takesChildren: true),
  ]

  /// The views that only hold others, without those that code of several views is written with.
  private static let containers = [
    ("Form", "form", "SwiftUI's list of settings."),
    ("HStack", "h-stack", "SwiftUI's row of views."),
    ("List", "list", "SwiftUI's list of rows."),
    ("ScrollView", "scroll-view", "SwiftUI's view that scrolls."),
    ("Section", "section", "SwiftUI's part of a list."),
    ("ZStack", "z-stack", "SwiftUI's views on each other."),
  ].map { Primitive(name: $0.0, folder: $0.1, summary: $0.2, takesChildren: true) }

  private static let title = Prop(
    name: "title", kind: "string", hasLabel: false, value: "\"Content\"")

  /// The one called so; text where there is none, as of styles of a view that has no stand-in.
  static func named(_ name: String) -> Primitive { all.first { $0.name == name } ?? text }
}
