import DesignLint
import JSONTree

/// What `LintSettingsLoader` reads of a system, and `LintCheckLoader` of a component.
enum LintCheckSchema {
  /// The `lint` of a system.
  static var settings: JSONSchema {
    .mapping(
      "How its rules are held against Swift source.",
      [
        ("checks", .list("What is said of single rules.", of: check)),
        ("exclude", .texts("Parts of paths that no rule applies to.")),
        ("notes", .boolean("Whether notes are shown; true when left out.")),
        ("strict", .boolean("Whether warnings count as errors.")),
      ])
  }

  private static var check: JSONSchema {
    .object(
      [
        ("check", .requiredText("The rule: \(DesignLint.ruleNames.joined(separator: ", ")).")),
        ("severity", .oneOf(LintCheckLoader.Weight.self, "How much it weighs.")),
        ("exclude", .texts("Parts of paths that it does not apply to.")),
        ("minimum", .number("For small-target: the smallest side in points.", from: 0)),
        (
          "modules",
          .texts("For higher-layer: modules, from the lowest up.")
        ),
        ("names", .texts("For second-prominent-action: views of yours that are prominent.")),
      ], required: ["check"])
  }

  /// A name of a call, or a pattern.
  static var pattern: JSONSchema {
    [
      "if": ["type": "object"],
      "then": JSONSchema.object(
        [
          ("call", .text("What is called: a modifier, .frame, or a view, Button.")),
          ("name", .text("A name that is used and not called: Color.red.")),
          ("of", terms("What the chain of calls begins with: Image.")),
          ("argument", .text("The label of an argument; _ for one without a label.")),
          ("literal", .text("What is passed: any, a comparison such as < 44, or a text.")),
          ("with", terms("Calls that the same chain has, too.")),
          ("without", terms("Calls that the same chain does not have.")),
          ("inside", terms("Calls of which one is around it.")),
          ("unlessInside", terms("Calls of which none is around it.")),
          ("message", .text("What a finding says besides.")),
          ("suggestion", .text("What to write instead.")),
        ], required: []
      ).value,
      "else": JSONSchema.plainText.value,
    ]
  }

  private static func terms(_ description: String) -> JSONSchema {
    ([
      "if": ["type": "array"],
      "then": ["items": JSONSchema.plainText.value],
      "else": JSONSchema.plainText.value,
    ] as JSONSchema).described(description)
  }
}
