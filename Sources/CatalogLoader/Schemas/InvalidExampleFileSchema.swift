import JSONTree

/// What `InvalidExampleLoader` reads.
enum InvalidExampleFileSchema {
  static var schema: JSONSchema {
    .object(
      [
        ("name", .requiredText("What the example is called.")),
        ("description", .text("What it shows.")),
        ("order", .number("Its place among the invalid examples; last when left out.")),
        ("expect", expected),
        ("source", .requiredText("The document, as a block of text.")),
      ], required: ["name", "expect", "source"])
  }

  private static var expected: JSONSchema {
    let rules: JSONSchema = [
      "type": "array", "items": JSONSchema.plainText.value, "minItems": 1,
    ]
    return rules.described("The rules that it breaks: [agent/unknown-component].")
  }
}
