import AgentUI
import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Makes the part of a component's page that shows its declarations.
struct ComponentAPI {
  let scope: PageScope
  let index: SystemIndex

  /// The declarations a component consists of: its type with its members, and for a modifier the
  /// method that applies it. What is wrong with their texts is said where the API's own pages are
  /// made.
  func item(for component: Component) -> ComponentAPIItem {
    let builder = SymbolItemBuilder(scope: scope, index: index)
    var texts = TextBuilder(scope)
    var api = ComponentAPIItem()
    for symbol in ordered(component) {
      var item = builder.item(symbol, named: symbol.dottedPath, &texts)
      item.page = link(to: symbol, named: item.name)
      api.symbols.append(item)
      if isSignature(symbol, of: component) { api.signature.append(item.declaration) }
    }
    api.count = scope.words(APIPhrase.declarations, count: api.symbols.count)
    api.page = api.symbols.lazy.compactMap(\.page).first
    return api
  }

  /// Whether it is what callers write: the type, how it is made, and what applies it to a view.
  private func isSignature(_ symbol: Symbol, of component: Component) -> Bool {
    let type = [component.contract.swift.type]
    if symbol.path == type || symbol.externalType != nil { return true }
    return symbol.kind == .initializer && Array(symbol.path.dropLast()) == type
  }

  /// The type itself comes first, then what its own file says of it, then the rest.
  private func ordered(_ component: Component) -> [Symbol] {
    let type = component.contract.swift.type
    let symbols = index.declarations.symbols(of: component)
    let home = symbols.first { $0.path == [type] }?.location.path
    return symbols.enumerated().sorted { left, right in
      func rank(_ symbol: Symbol) -> Int {
        symbol.path == [type] ? 0 : symbol.location.path == home ? 1 : 2
      }
      return (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }.map(\.element)
  }

  /// Types have pages of their own, and a method of a modifier stands on the page of another type.
  private func link(to symbol: Symbol, named name: String) -> LinkItem? {
    guard symbol.kind.isType || symbol.externalType != nil,
      let target = index.references.symbols.target(of: symbol)
    else { return nil }
    return LinkItem(
      title: name, href: scope.href(to: target.route, anchor: target.anchor))
  }
}
