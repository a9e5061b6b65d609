/// Common names of the modifiers of tokens and of their contexts.
package enum ContextPhrase: String, Phrase {
  package static let section = "contexts"

  // Modifiers.
  case appearance, contrast, platform, os, motion, theme, density, size
  case system = "OS"

  // Contexts.
  case light, dark, normal, standard, increased, high, full, reduced, compact, regular

  // Contexts that name a version.
  case before, from

  /// The choice that follows the reader's system.
  case automatic
}
