import CatalogModel
import DesignTokens

/// A token beside what uses or names it.
enum TokenUseBuilder {
  static func item(_ path: TokenPath, _ scope: PageScope) -> ComponentContext.TokenUse? {
    guard let token = scope.system.tokens[path] else { return nil }
    let swatches = SwatchMarkup(system: scope.system.slug, words: scope.words)
    return ComponentContext.TokenUse(
      path: path.text, href: scope.href(toName: path.text) ?? "",
      typeLabel: scope.words.tokenType(token.type),
      swatch: swatches.swatch(token, isInteractive: false),
      value: TokenValueText.all(of: token, in: scope.system, scope.words)
        .markup(system: scope.system.slug))
  }
}
