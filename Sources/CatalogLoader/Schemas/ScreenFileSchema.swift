import JSONTree

/// What `ScreenLoader` reads.
enum ScreenFileSchema {
  static var schema: JSONSchema {
    .object(
      [
        ("name", .requiredText("What the screen is called.")),
        ("description", .text("What it shows.")),
        ("order", .number("Its place among the screens; last when left out.")),
        ("agent", .reference(to: "node")),
      ], required: ["name", "agent"])
  }
}
