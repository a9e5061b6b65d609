import CatalogModel
import DesignTokens

/// The tokens that say what they are for.
enum TokenDescriptions: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let tokens = subject.system.tokens.filter { !$0.isInternal }
    return CoverageFacet(
      .tokenDescriptions, of: tokens.count,
      missing: tokens.filter { $0.description == nil }.map { token in
        CoverageFacet.Item(name: token.path.text, location: token.location)
      })
  }
}
