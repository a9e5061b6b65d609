import CatalogModel
import DesignTokens

/// A token beside what uses or names it.
enum TokenUseBuilder {
  static func item(
    _ path: TokenPath, site: SystemSite, page: String
  ) -> ComponentContext.TokenUse? {
    guard let token = site.system.tokens[path] else { return nil }
    let swatches = SwatchMarkup(system: site.system.slug, words: site.words)
    return ComponentContext.TokenUse(
      path: path.text, href: site.href(from: page, toName: path.text) ?? "",
      typeLabel: site.words.tokenType(token.type),
      swatch: swatches.swatch(token, isInteractive: false))
  }
}
