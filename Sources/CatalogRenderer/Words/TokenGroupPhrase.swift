import InterfaceStrings
import ReportFacts

/// Headings of common groups of tokens, by the first name of their paths.
enum TokenGroupPhrase: String, Phrase {
  static let section = "groups"

  case accessibility, animation, border, breakpoint, color, duration, elevation, font, fontFamily
  case fontWeight, gradient, icon, layout, material, motion, opacity, palette, radius, shadow, size
  case space, spacing, system, target, text, typography, weight
}

extension Words {
  /// The heading of a group of tokens: one of the common ones, or made of the name.
  func tokenGroup(_ name: String) -> String {
    TokenGroupPhrase(rawValue: name).map { self($0) } ?? TokenGroupTitle.of(name)
  }
}
