import Diagnostics
import YAMLTree

extension YAMLFields {
  /// A name that must be there, with its place.
  mutating func requiredReference(_ key: String) -> Reference? {
    requiredText(key).map { Reference($0, at: node(key)?.location ?? location) }
  }

  /// A name with its place; `nil` when the key is missing.
  mutating func reference(_ key: String) -> Reference? {
    text(key).map { Reference($0, at: node(key)?.location ?? location) }
  }

  /// A list of names, each with its place; empty when the key is missing.
  mutating func references(_ key: String) -> [Reference] {
    texts(key).map { Reference($0.text, at: $0.location) }
  }
}
