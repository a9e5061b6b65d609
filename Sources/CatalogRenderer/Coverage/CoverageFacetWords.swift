import CatalogModel
import InterfaceStrings

extension CoverageFacet.Kind {
  /// The id of its part of the page.
  var anchor: String { "facet-\(Slug.of(rawValue))" }

  /// What is counted, as a heading.
  func title(_ words: Words) -> String {
    switch self {
    case .pages: words(CoveragePhrase.facetPages)
    case .examples: words(CoveragePhrase.facetExamples)
    case .agentExamples: words(CoveragePhrase.facetAgentExamples)
    case .previews: words(CoveragePhrase.facetPreviews)
    case .tokenDescriptions: words(CoveragePhrase.facetTokenDescriptions)
    case .claimedViews: words(CoveragePhrase.facetClaimedViews)
    case .props: words(CoveragePhrase.facetProps)
    }
  }

  /// What is asked, as a sentence.
  func summary(_ words: Words) -> String {
    switch self {
    case .pages: words(CoveragePhrase.aboutPages)
    case .examples: words(CoveragePhrase.aboutExamples)
    case .agentExamples: words(CoveragePhrase.aboutAgentExamples)
    case .previews: words(CoveragePhrase.aboutPreviews)
    case .tokenDescriptions: words(CoveragePhrase.aboutTokenDescriptions)
    case .claimedViews: words(CoveragePhrase.aboutClaimedViews)
    case .props: words(CoveragePhrase.aboutProps)
    }
  }

  /// `5 of 6 components`: how many of what is counted have it.
  var tallyPhrase: CoveragePhrase {
    switch self {
    case .pages, .examples, .agentExamples, .previews, .props: .ofComponents
    case .tokenDescriptions: .ofTokens
    case .claimedViews: .ofViews
    }
  }

  /// What a part without it lacks, where that is the same of every part; what a check says of pages
  /// and props is a message of the tool.
  func detail(of item: CoverageFacet.Item, _ words: Words) -> String {
    switch self {
    case .examples: words(CoveragePhrase.lacksExample)
    case .agentExamples: words(CoveragePhrase.lacksAgentExample)
    case .previews: words(CoveragePhrase.lacksPreview)
    case .claimedViews: words(CoveragePhrase.lacksComponent)
    case .pages, .props, .tokenDescriptions: item.detail
    }
  }
}
