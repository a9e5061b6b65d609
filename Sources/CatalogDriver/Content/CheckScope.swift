import CatalogChecks
import CatalogLoader
import DiagnosticReports

extension CatalogLoader.Scope {
  /// What of the content the findings of some topics are made from; everything for no topics, which
  /// stand for all.
  public init(for topics: Set<CheckTopic>) {
    self = topics.isEmpty ? .site : topics.reduce(into: []) { $0.formUnion($1.scope) }
  }
}

extension CheckTopic {
  /// What of the content the findings of this topic are made from.
  fileprivate var scope: CatalogLoader.Scope {
    switch self {
    case .tokens: .tokens
    case .drift, .swift: .sources
    // Fences of texts state pairs, and previews draw them.
    case .contrast: [.previews, .guides]
    case .agent: [.previews, .guides, .screens]
    case .previews: .previews
    // Guides document symbols, as components do.
    case .coverage: [.sources, .guides]
    // A link may lead anywhere, and anything may be in the wrong place.
    case .links, .content: .site
    }
  }
}

extension RuleSet {
  /// The rules that may have findings of some topics; all for no topics.
  init(for topics: Set<CheckTopic>) {
    self = topics.isEmpty ? .all : topics.reduce(into: []) { $0.formUnion($1.rules) }
  }
}

extension CheckTopic {
  /// The rules whose findings may be of this topic.
  fileprivate var rules: RuleSet {
    switch self {
    case .tokens: .tokens
    case .drift: .drift
    case .contrast: .contrast
    case .agent: .agent
    case .previews: .previews
    case .swift: []
    case .coverage: .sources
    case .links, .content: .all
    }
  }

  /// Whether findings of some topics need the list of pages: what texts link to, and what previews
  /// and templates are made of.
  static func needsPages(_ topics: Set<CheckTopic>) -> Bool {
    topics.isEmpty || !topics.isDisjoint(with: [.links, .content, .previews])
  }
}
