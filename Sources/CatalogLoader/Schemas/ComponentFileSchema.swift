import AgentUI
import CatalogModel
import JSONTree

/// What `ComponentLoader` reads.
enum ComponentFileSchema {
  static var schema: JSONSchema {
    .object(
      [
        ("name", .requiredText("The name that agent YAML and other pages use: Badge.")),
        ("layer", .requiredOneOf(Layer.self, "The layer it belongs to.")),
        (
          "summary",
          .text("What it is, in a sentence; what its Swift comment says when left out.")
        ),
        ("status", .oneOf(Status.self, "How mature it is; stable when left out.")),
        ("priority", .text("How soon it is due, such as P0.")),
        ("platforms", SharedFieldSchema.platforms),
        ("swift", swift),
        ("props", .list("Its properties, in the order of the Swift initialiser.", of: prop)),
        ("children", children),
        (
          "contexts",
          .names(
            "The modifiers of the tokens that props choose, each with its prop.", to: .plainText)
        ),
        ("semantics", .text("What it means to a reader or an agent.")),
        (
          "requiresSemantics",
          .boolean("Whether each use of it has to say what it means; false when left out.")
        ),
        ("accessibility", accessibility),
        (
          "contrast",
          .list("Pairs of foreground and background colours.", of: ContrastFileSchema.pair)
        ),
        ("styles", .texts("Stylesheets of the folder previews, without their ending.")),
        ("image", image),
        ("previewWidth", .oneOf(PreviewWidth.self, "How wide it is drawn; fit when left out.")),
        (
          "previewDifferences",
          .list(
            "What the preview shows and its Swift does not, or the other way round.",
            of: previewDifference)
        ),
        ("examples", .list("Uses of it as agent YAML, each with a name.", of: example)),
        (
          "replaces",
          .list("Swift code that it should stand in the place of.", of: LintCheckSchema.pattern)
        ),
        ("related", .texts("Names of components to read next.")),
        ("twin", twin),
      ], required: ["name", "layer"])
  }

  private static var image: JSONSchema {
    ([
      "if": ["type": "object"],
      "then": JSONSchema.object(
        [
          ("light", .requiredText("The image, by its path from this folder.")),
          ("dark", .text("The image for dark pages.")),
        ], required: ["light"]
      ).value,
      "else": JSONSchema.plainText.value,
    ] as JSONSchema)
    .described("A picture that shows it until it is drawn: a path, or one for light and dark.")
  }

  private static var twin: JSONSchema {
    .text("The same component in another language, by its path in the content, or none.")
  }

  private static var swift: JSONSchema {
    .mapping(
      "How it is written in Swift.",
      [
        ("module", .text("The module to import.")),
        ("type", .text("The type, with those it is nested in.")),
        (
          "form",
          .oneOf(SwiftForm.Grammar.self, "In which form it is written; view when left out.")
        ),
        (
          "call",
          .text(
            "The method of a modifier or for a style, the key path, or the function's name. "
              + "A property may lead to the method: kit.headingStyle.")
        ),
        (
          "member",
          .text("The static member that gives a style, instead of its type: compact, or compact().")
        ),
        (
          "slots",
          .names(
            "The closure that takes the children of a component, by its label.", to: .plainText)
        ),
        ("closure", .text("The label of the closure that takes the children.")),
        ("closureOptional", .boolean("Whether Swift code may leave that closure out.")),
      ])
  }

  // MARK: - Props and children

  private static var prop: JSONSchema {
    .object(
      [
        ("name", .requiredText("The name in agent YAML and, as a rule, the label in Swift.")),
        ("type", .requiredOneOf(PropContract.Kind.self, "What values it takes.")),
        ("values", .list("The values of an enum, or the tokens that are allowed.", of: value)),
        ("minimum", .number("The lowest value of an integer or a number.")),
        ("maximum", .number("The highest value of an integer or a number.")),
        (
          "step",
          .number("How far the values of an integer or a number are apart, from the minimum or 0.")
        ),
        ("default", .text("The value of the Swift initialiser when it is left out.")),
        ("required", .boolean("Whether a node without it is wrong.")),
        ("description", .text("What it is for.")),
        ("swift", .text("The Swift type where it does not follow from 'type'.")),
        ("label", .text("_ for an argument without a label.")),
      ], required: ["name", "type"]
    )
    .adding("if", ["properties": ["type": ["const": "enum"]]])
    .adding("then", ["required": ["values"], "properties": ["values": ["minItems": 1]]])
  }

  private static var value: JSONSchema {
    [
      "if": ["type": "object"],
      "then": JSONSchema.object(
        [
          ("name", .requiredText("The value as agent YAML writes it.")),
          ("description", .text("What it means.")),
        ], required: ["name"]
      ).value,
      "else": JSONSchema.plainText.value,
    ]
  }

  private static var children: JSONSchema {
    let names: JSONSchema = ["type": "array", "items": JSONSchema.plainText.value]
    return
      ([
        "if": ["type": "array"],
        "then": names.value,
        "else": ["enum": ["none", "any", nil]],
      ] as JSONSchema)
      .described("Its children: any, a list of component names, or none, also when left out.")
  }

  // MARK: - What is told of it

  private static var accessibility: JSONSchema {
    .mapping(
      "What assistive technology announces, and what a designer must preserve.",
      [
        ("label", .text("The label that is spoken; {prop} is replaced by the value of a prop.")),
        ("role", .text("The role that is spoken.")),
        ("minimumTarget", .number("The smallest side of its target, in points.")),
        ("notes", .texts("What else is to be known, a sentence or two each.")),
      ])
  }

  private static var previewDifference: JSONSchema {
    .object(
      [
        (
          "of",
          .texts("Paths of tokens, and hover or press for a state; left out for all of them.")
        ),
        ("reason", .requiredText("Why the preview and its Swift differ.")),
      ], required: ["reason"])
  }

  private static var example: JSONSchema {
    .object(
      [
        ("name", .requiredText("What the example is called.")),
        ("description", .text("What it shows.")),
        ("agent", .reference(to: "node")),
        ("swiftCode", .text("Swift code that replaces the derived one.")),
      ], required: ["name", "agent"])
  }
}
