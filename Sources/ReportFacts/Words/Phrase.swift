import InterfaceStrings

/// The phrases of a section of the strings files that Swift code says; what templates say by
/// themselves, they name as `{{words.section.key}}`.
///
/// The name of a case is the key of its phrase.
package protocol Phrase: RawRepresentable<String>, CaseIterable, Sendable {
  /// The section of the strings files.
  static var section: String { get }
}

extension Phrase {
  /// The key of the phrase: `health.ofTotal`.
  package var key: String { "\(Self.section).\(rawValue)" }

  /// The key of the phrase about one of several things: `coverage.axisSummary`.
  package static func key(_ family: String, _ name: String) -> String {
    "\(section).\(family)\(name.capitalizedFirst)"
  }
}

extension Words {
  /// A phrase with its values.
  package func callAsFunction(_ phrase: some Phrase, _ values: [String: String] = [:]) -> String {
    text(phrase.key, values)
  }

  /// A phrase in the form that its number asks for, which it has as `{count}`.
  package func callAsFunction(
    _ phrase: some Phrase, count: Int, _ values: [String: String] = [:]
  ) -> String {
    text(phrase.key, count: count, values)
  }
}
