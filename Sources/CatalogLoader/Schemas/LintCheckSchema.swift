import JSONTree

/// What `LintCheckLoader` reads of a component.
enum LintCheckSchema {
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
