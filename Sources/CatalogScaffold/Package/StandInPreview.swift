import CatalogModel
import DesignTokens

/// The preview of a component whose looks nobody has described: its name and its texts in a box.
struct StandInPreview: Hashable {
  let name: String
  let takesChildren: Bool
  /// The slots of its texts.
  var slots: [String] = []
  var distances = PreviewDistances()

  var template: String {
    let texts = slots.map { "  <span class=\"text\"><slot name=\"\($0)\"></slot></span>\n" }
    let children = takesChildren ? "  <slot></slot>\n" : ""
    return Preview.standInStart + "\n  <span class=\"name\">\(name)</span>\n"
      + texts.joined() + children + "</div>\n"
  }

  var stylesheet: String {
    let gap = distances.spacing.map { "  gap: var(\($0));\n  padding: var(\($0));\n" } ?? ""
    let radius = distances.radius.map { "  border-radius: var(\($0));\n" } ?? ""
    return """
      /* A stand-in: it shows what the component is called and given, and not how it looks. Draw the
         component here and in preview.mustache, with the tokens of the system: var(--…). */
      :host {
        display: inline-block;
        max-inline-size: 100%;
      }

      .stand-in {
        display: flex;
        flex-direction: column;
      \(gap)  border: 1px dashed currentcolor;
      \(radius)}

      .text {
        overflow-wrap: anywhere;
      }

      """
  }
}

/// The tokens from which a stand-in takes its distances and an example its values, where the system
/// has such.
struct PreviewDistances: Hashable {
  /// The custom property of a distance.
  var spacing: String?
  /// The custom property of a corner radius.
  var radius: String?

  /// The first token of each type, by its path.
  var tokens: [TokenType: String] = [:]

  init() {}

  /// The first token of each kind, by the words in its path.
  init(_ system: System) {
    spacing = Self.property(in: system, ["spac", "padding", "gap"])
    for token in system.tokens where !token.isInternal {
      if let type = token.type, tokens[type] == nil { tokens[type] = token.path.text }
    }
    radius = Self.property(in: system, ["radi", "corner"])
  }

  private static func property(in system: System, _ words: [String]) -> String? {
    let found = system.tokens.filter { token in
      let path = token.path.text.lowercased()
      return token.type == .dimension && !token.isInternal && words.contains { path.contains($0) }
    }
    return found.first?.cssProperties.first
  }
}
