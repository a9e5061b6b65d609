import CatalogModel
import DesignTokens
import DocumentationCoverage
import SwiftSymbols

/// Makes what pages show of public declarations.
struct SymbolItemBuilder {
  let scope: PageScope
  let index: SystemIndex
  /// The level of the headings of the declarations.
  var level = 3

  /// - Parameter known: Availability that the page says of all it shows.
  func item(
    _ symbol: Symbol, named name: String, without known: [Availability] = [],
    _ texts: inout TextBuilder
  ) -> SymbolItem {
    let availability = symbol.availability.filter { !known.contains($0) }
    let place = SymbolScope(declarationOf: symbol, index.references.symbols)
    let component = component(of: symbol)
    var documentation = SymbolDocumentationBuilder(scope: scope, index: index, level: level)
      .item(symbol, &texts)
    // Once is enough: a component is where its Swift form is described.
    if documentation.documentedIn == component { documentation.documentedIn = nil }
    return SymbolItem(
      name: name, anchor: index.references.symbols.anchor(of: symbol),
      kindLabel: scope.words.noun(of: symbol.kind),
      declaration: LinkedCode(code: symbol.declaration) { href(ofType: $0, in: place) },
      availability: availability.compactMap { AvailabilityText.text($0, scope.words) }
        + scope.words.marks(index.marks.mark(of: symbol)),
      documentation: documentation,
      source: SourcePlace.text(symbol.location),
      sourceHref: scope.sourceAddress(of: symbol.location),
      deprecation: AvailabilityText.deprecation(availability, scope.words).map {
        texts.line($0, at: symbol.location, in: SymbolScope(documentationOf: symbol))
      },
      token: token(of: symbol), component: component)
  }

  /// Where the name of a type leads to; `nil` for one that has no page, or this page.
  private func href(ofType name: String, in place: SymbolScope) -> String? {
    guard let target = index.references.symbols.type(name, in: place),
      target.anchor != nil || !scope.isOwn(target.route)
    else { return nil }
    return scope.href(to: target.route, anchor: target.anchor)
  }

  private func token(of symbol: Symbol) -> ComponentContext.TokenUse? {
    index.references.token(ofSwiftName: symbol.dottedPath).flatMap { path in
      TokenUseBuilder.item(path, scope)
    }
  }

  /// The component that a type or a modifier's method is the Swift form of.
  private func component(of symbol: Symbol) -> LinkItem? {
    guard let component = index.declarations.component(of: symbol) else { return nil }
    let route = Route.component(component.slug, system: index.system.slug)
    guard !scope.isOwn(route) else { return nil }
    return LinkItem(title: component.name, href: scope.href(to: route))
  }
}
