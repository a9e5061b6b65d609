import JSONTree

/// What `CatalogManifest` reads.
enum CatalogFileSchema {
  static var schema: JSONSchema {
    .object(
      [
        ("title", .requiredText("The title of the site.")),
        ("summary", .text("What the site is about, in a sentence.")),
        (
          "baseURL",
          .text("The address it is published at: https://example.org/design/.")
            .adding("pattern", "^[Hh][Tt][Tt][Pp][Ss]?://[^?#]+$")
        ),
        ("language", SharedFieldSchema.language),
        ("systems", systems),
        ("agents", SharedFieldSchema.agents),
      ], required: ["title", "systems"])
  }

  private static var systems: JSONSchema {
    ([
      "type": "array", "items": JSONSchema.plainText.value, "minItems": 1, "uniqueItems": true,
    ] as JSONSchema).described("The folders of its systems, in order.")
  }
}
