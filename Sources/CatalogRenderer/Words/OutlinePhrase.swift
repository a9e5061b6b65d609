import CatalogModel
import InterfaceStrings
import ReportFacts

/// Titles of pages in the navigation, and of the sections they stand in.
enum OutlinePhrase: String, Phrase {
  static let section = "outline"

  case overview, examples, contrast, contrastMatrix, api, coverage, agents, guides, cases
  case tokens, allTokens, allGuides, requirements, allRequirements, rules, allRules
}

/// Headings of layers.
enum LayerPhrase: String, Phrase {
  static let section = "layers"

  case token, modifier, component, pattern, context, utility, primitive
}

/// What a component of a layer is called.
enum LayerNamePhrase: String, Phrase {
  static let section = "layerNames"

  case token, modifier, component, pattern, context, utility, primitive
}

/// What layers are for.
enum LayerSummaryPhrase: String, Phrase {
  static let section = "layerSummaries"

  case token, modifier, component, pattern, context, utility, primitive
}

/// How far a component has come.
enum StatusPhrase: String, Phrase {
  static let section = "statuses"

  case stable, beta, planned, deprecated
}

extension Words {
  /// The heading of a layer's components: `Components`.
  func layer(_ layer: Layer) -> String { text("\(LayerPhrase.section).\(layer.rawValue)") }

  /// What one of them is: `Component`.
  func layerName(_ layer: Layer) -> String { text("\(LayerNamePhrase.section).\(layer.rawValue)") }

  /// What a layer is for, in a sentence.
  func layerSummary(_ layer: Layer) -> String {
    text("\(LayerSummaryPhrase.section).\(layer.rawValue)")
  }

  /// How far a component has come: `Stable`.
  func status(_ status: Status) -> String { text("\(StatusPhrase.section).\(status.rawValue)") }
}
