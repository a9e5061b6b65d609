import ColorScience
import JSONTree
import TokenContrast

/// What `ContrastPairLoader` and `ContrastSettingsLoader` read.
enum ContrastFileSchema {
  /// A pair of a component.
  static var pair: JSONSchema {
    .object(
      [
        ("name", .text("What the pair is called; its two tokens when left out.")),
        ("foreground", .requiredText("The token of the text or mark.")),
        ("background", .requiredText("The token of what is behind it.")),
        ("over", .texts("The tokens below a translucent background, the upper first.")),
        ("text", .text("The token of the type, which says how large the text is.")),
        (
          "use",
          .oneOf(ContrastPairLoader.UseName.self, "What the foreground is; text when left out.")
        ),
        ("contexts", contexts),
        ("claimed", claim),
      ], required: ["foreground", "background"])
  }

  private static var claim: JSONSchema {
    let ratio = JSONSchema.number("The ratio as stated.", from: 1, to: 21)
    return
      ([
        "if": ["type": "object"],
        "then": JSONSchema.object([
          ("ratio", ratio), ("level", .oneOf(ContrastLevel.self, "The level as stated.")),
        ]).adding("minProperties", 1).value,
        "else": ratio.value,
      ] as JSONSchema)
      .described("What a document states of the pair: a ratio, a level, or both.")
  }

  private static var contexts: JSONSchema {
    let lone = JSONSchema.plainText
    let choice: JSONSchema = [
      "if": ["type": "array"],
      "then": ["items": lone.value, "minItems": 1],
      "else": lone.value,
    ]
    return .names("The contexts it is about, by modifier; all when left out.", to: choice)
  }

  /// The `contrast` of a system.
  static var settings: JSONSchema {
    .mapping(
      "Which contrast is required, and of which colours.",
      [
        ("level", .oneOf(ContrastLevel.self, "The level of WCAG 2.2; AA when left out.")),
        ("minimum", minimum),
        (
          "largeText",
          .oneOf(
            LargeTextRule.self,
            "Which 18 points, or 14 of bold type, make text large; css-points when left out.")
        ),
        ("backdrops", .texts("The tokens that a material may cover.")),
        ("over", underlays),
        ("matrix", matrix),
        ("exceptions", .list("Findings that are accepted, each with its reason.", of: exception)),
      ])
  }

  private static var minimum: JSONSchema {
    .mapping(
      "Ratios above those of the level.",
      [
        ("text", .number("For text.", from: 3, to: 21)),
        ("large-text", .number("For large text.", from: 3, to: 21)),
        ("non-text", .number("For marks and controls.", from: 3, to: 21)),
      ])
  }

  private static var underlays: JSONSchema {
    let layers: JSONSchema = ["type": "array", "items": JSONSchema.plainText.value, "minItems": 1]
    return .names("What lies below a translucent token, the upper first.", to: layers)
  }

  private static var matrix: JSONSchema {
    .mapping(
      "The tokens that are held against each other, by path or by group: text.*.",
      [
        ("text", .texts("The tokens of text.")),
        ("backgrounds", .texts("The tokens of backgrounds.")),
      ])
  }

  private static var exception: JSONSchema {
    .object(
      [
        ("foreground", .requiredText("The token of the foreground.")),
        ("background", .requiredText("The token of the background.")),
        ("contexts", contexts),
        (
          "finding",
          .oneOf(ContrastException.Finding.self, "What is accepted; level when left out.")
        ),
        ("reason", .requiredText("Why it is accepted.")),
      ], required: ["foreground", "background", "reason"])
  }
}
