import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// Draws what documents a declaration, or says why nothing does.
struct SymbolDocumentationBuilder {
  let site: SystemSite
  let page: String
  /// The level of the heading that the documentation stands below.
  let level: Int

  func item(_ symbol: Symbol, _ texts: inout TextBuilder) -> SymbolDocumentationItem {
    let state = site.states.state(of: symbol)
    var item = SymbolDocumentationItem(state: state)
    item.documentedIn = link(to: site.states.covered(symbol)?.catalogueLocation)
    item.excuse = state == .excused ? site.states.covered(symbol)?.excuse?.reason : nil
    let origin = state == .inherited ? documentedOrigin(of: symbol) : nil
    item.requirement = origin.flatMap(link)
    if let (comment, owner) = documentation(of: symbol) {
      draw(comment, of: owner, into: &item, &texts)
    }
    return item
  }

  /// The comment that documents a declaration, and the declaration whose names it uses; `nil` when
  /// there is none.
  func documentation(
    of symbol: Symbol
  ) -> (comment: DocumentationComment, owner: Symbol)? {
    let isInherited = site.states.state(of: symbol) == .inherited
    let owner = (isInherited ? documentedOrigin(of: symbol) : nil) ?? symbol
    let comment = symbol.documentation.comment ?? owner.documentation.comment
    return comment.map { ($0, owner) }
  }

  private func draw(
    _ comment: DocumentationComment, of symbol: Symbol, into item: inout SymbolDocumentationItem,
    _ texts: inout TextBuilder
  ) {
    let scope = SymbolScope(documentationOf: symbol)
    let owner = "the documentation of \(symbol.dottedPath)"
    func inline(_ text: String, _ texts: inout TextBuilder) -> String {
      texts.inline(text, at: symbol.location, of: owner, in: scope)
    }
    item.text = [comment.summary, comment.discussion].compactMap { $0 }.map {
      texts.documentation($0, at: symbol.location, of: owner, in: scope, below: level)
    }.joined()
    item.parameters = comment.parameters.map {
      SymbolItem.Parameter(name: $0.name, text: inline($0.text, &texts))
    }
    item.returns = comment.returns.map { inline($0, &texts) }
    item.throws = comment.throws.map { inline($0, &texts) }
  }

  private func documentedOrigin(of symbol: Symbol) -> Symbol? {
    site.references.symbols.route(of: symbol).flatMap {
      site.relations.documentedOrigin(of: symbol, on: $0)
    }
  }

  private func link(_ symbol: Symbol) -> LinkItem? {
    site.references.symbols.target(of: symbol).map { target in
      LinkItem(
        title: symbol.dottedPath,
        href: site.href(from: page, to: target.route, anchor: target.anchor))
    }
  }

  /// The page that a file of the content becomes.
  private func link(to location: SourceLocation?) -> LinkItem? {
    guard let location, let route = site.index.route(ofContent: location.path),
      site.path(route) != page, let title = site.outline.title(of: route)
    else { return nil }
    return LinkItem(title: title, href: site.href(from: page, to: route))
  }
}
