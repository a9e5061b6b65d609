import CatalogChecks
import CatalogLoader
import CatalogRenderer
import Diagnostics

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
    // The code of examples is held against the sources.
    case .agent: [.previews, .guides, .screens, .sources]
    case .previews: .previews
    // Guides document symbols, as components do; previews agree with the sources.
    case .coverage: [.sources, .guides, .previews]
    // A link may lead to any page, and to an image.
    case .links: [.guides, .screens, .sources, .images]
    // Anything may be in the wrong place.
    case .content: .site
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
    case .agent: [.agent, .code]
    case .previews: .previews
    case .swift: []
    case .coverage: .sources
    case .links: .twins
    case .content: .names
    }
  }
}

extension PageChecks {
  /// What findings of some topics need of the pages; everything for no topics.
  init(for topics: Set<CheckTopic>) {
    self = topics.isEmpty ? .all : topics.reduce(into: []) { $0.formUnion($1.pageChecks) }
  }
}

extension CheckTopic {
  /// What findings of this topic need of the pages.
  fileprivate var pageChecks: PageChecks {
    switch self {
    case .links: .texts
    case .previews: .previews
    case .content: .all
    case .tokens, .drift, .contrast, .agent, .swift, .coverage: []
    }
  }
}
