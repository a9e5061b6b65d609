import CatalogModel
import DesignTokens
import DocumentationCoverage
import SwiftSymbols

/// Makes what pages show of public declarations.
struct SymbolItemBuilder {
  let site: SystemSite
  let page: String
  /// The level of the headings of the declarations.
  var level = 3

  /// - Parameter known: Availability that the page says of all it shows.
  func item(
    _ symbol: Symbol, named name: String, without known: [Availability] = [],
    _ texts: inout TextBuilder
  ) -> SymbolItem {
    let availability = symbol.availability.filter { !known.contains($0) }
    let scope = SymbolScope(declarationOf: symbol, site.references.symbols)
    let component = component(of: symbol)
    var documentation = SymbolDocumentationBuilder(site: site, page: page, level: level)
      .item(symbol, &texts)
    // Once is enough: a component is where its Swift form is described.
    if documentation.documentedIn == component { documentation.documentedIn = nil }
    return SymbolItem(
      name: name, anchor: site.references.symbols.anchor(of: symbol),
      kindLabel: site.words.noun(of: symbol.kind),
      declaration: CodeMarkup.swift(symbol.declaration) { href(ofType: $0, in: scope) },
      availability: availability.compactMap { AvailabilityText.text($0, site.words) },
      documentation: documentation,
      source: SourcePlace.text(symbol.location),
      deprecation: AvailabilityText.deprecation(availability, site.words).map {
        texts.line($0, at: symbol.location, in: SymbolScope(documentationOf: symbol))
      },
      token: token(of: symbol), component: component)
  }

  /// Where the name of a type leads to; `nil` for one that has no page, or this page.
  private func href(ofType name: String, in scope: SymbolScope) -> String? {
    guard let target = site.references.symbols.type(name, in: scope),
      target.anchor != nil || site.path(target.route) != page
    else { return nil }
    return site.href(from: page, to: target.route, anchor: target.anchor)
  }

  private func token(of symbol: Symbol) -> ComponentContext.TokenUse? {
    site.references.token(ofSwiftName: symbol.dottedPath).flatMap { path in
      TokenUseBuilder.item(path, site: site, page: page)
    }
  }

  /// The component that a type or a modifier's method is the Swift form of.
  private func component(of symbol: Symbol) -> LinkItem? {
    guard let component = site.declarations.component(of: symbol) else { return nil }
    let route = Route.component(component.slug, system: site.system.slug)
    guard site.path(route) != page else { return nil }
    return LinkItem(title: component.name, href: site.href(from: page, to: route))
  }
}
