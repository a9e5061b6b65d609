import AgentUI
import CatalogModel
import DesignTokens

/// Puts together what agent YAML of a system may name.
enum VocabularyBuilder {
  /// - Parameter declared: What constants are called that the tokens were read from.
  static func vocabulary(
    _ components: [Component], _ tokens: ResolvedTokens, namespace: String,
    declared: [TokenPath: String]
  ) -> Vocabulary {
    var entries: [String: Vocabulary.Token] = [:]
    for token in tokens where !token.isInternal {
      let deprecation: String? =
        if case .deprecated(let reason) = token.deprecation { reason ?? "" } else { nil }
      entries[token.path.text] = Vocabulary.Token(
        swiftName: declared[token.path] ?? token.metadata.swift
          ?? token.path.swiftName(namespace: namespace),
        deprecation: deprecation)
    }
    return Vocabulary(components: components.map(\.contract), tokens: entries)
  }
}
