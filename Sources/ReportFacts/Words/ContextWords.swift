import DesignTokens
import InterfaceStrings

extension Words {
  /// A group of contexts: `dark · increased · iOS and iPadOS`; `every context` when all are meant.
  package func contexts(_ group: ContextGroup) -> String {
    let named = group.parts.filter { !$0.isEvery }.map { part in
      list(part.contexts.map(context))
    }
    return named.isEmpty ? self(ContrastPhrase.everyContext) : named.joined(separator: " · ")
  }

  /// How well a value is established.
  package func confidence(_ confidence: CatalogMetadata.Confidence) -> String {
    switch confidence {
    case .confirmed: self(ContrastPhrase.twoSources)
    case .oneSource: self(ContrastPhrase.oneSource)
    case .inferred: self(ContrastPhrase.inferred)
    }
  }
}
