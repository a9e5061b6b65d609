import Files

/// SwiftUI's text view, for the examples of components that take children.
enum TextPrimitive {
  static let tree: FileTree = [
    "primitives/text/component.yaml": """
    # A view of SwiftUI that examples use beside the components.
    name: Text
    layer: primitive
    summary: SwiftUI's text view.
    status: stable
    swift:
      module: SwiftUI
      type: Text
      form: view
    props:
      - name: text
        type: string
        label: "_"
        required: true
        description: The text. It wraps where it does not fit.
    children: none
    semantics: text
    accessibility:
      label: "{text}"
      role: staticText
    examples:
      - name: Text
        agent:
          component: Text
          props: { text: "Content" }

    """,
    "primitives/text/preview.mustache": """
    <span class="text"><slot name="text"></slot></span>

    """,
    "primitives/text/preview.css": """
    :host {
      display: inline-block;
      max-inline-size: 100%;
    }

    .text {
      overflow-wrap: anywhere;
    }

    """,
  ]
}
