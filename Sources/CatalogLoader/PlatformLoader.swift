import CatalogModel
import YAMLTree

/// Reads `platforms`, a mapping of platforms to their first supported version.
enum PlatformLoader {
  /// The platforms in source order, or `nil` when the key is missing.
  static func platforms(_ fields: inout YAMLFields) -> [PlatformSupport]? {
    fields.entries("platforms", suggestion: "write { iOS: \"17.0\", macOS: \"14.0\" }")?.map {
      PlatformSupport(name: $0.key, minimumVersion: $0.value.text ?? "")
    }
  }
}
