import CatalogModel
import YAMLTree

/// Reads `platforms`, a mapping of platforms to their first supported version.
enum PlatformLoader {
  /// The platforms in source order, or `nil` when the key is missing.
  static func platforms(_ fields: inout YAMLFields) -> [PlatformSupport]? {
    guard let node = fields.node("platforms") else { return nil }
    guard let entries = node.entries else {
      fields.report(
        .init(
          .yamlWrongKind, "'platforms' must be a mapping, not \(node.spokenKind)",
          at: node.location, suggestion: "write { iOS: \"17.0\", macOS: \"14.0\" }"))
      return nil
    }
    return entries.map { PlatformSupport(name: $0.key, minimumVersion: $0.value.text ?? "") }
  }
}
