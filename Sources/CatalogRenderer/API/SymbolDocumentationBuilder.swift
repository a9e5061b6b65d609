import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// Draws what documents a declaration, or says why nothing does.
struct SymbolDocumentationBuilder {
  let scope: PageScope
  let index: SystemIndex
  /// The level of the heading that the documentation stands below.
  let level: Int

  func item(_ symbol: Symbol, _ texts: inout TextBuilder) -> SymbolDocumentationItem {
    let state = index.states.state(of: symbol)
    var item = SymbolDocumentationItem(state: state)
    item.documentedIn = index.states.covered(symbol)?.catalogueLocation
      .flatMap { scope.link(toContent: $0.path) }
    item.excuse = state == .excused ? index.states.covered(symbol)?.excuse?.reason : nil
    let origin = state == .inherited ? documentedOrigin(of: symbol) : nil
    item.requirement = origin.flatMap(link)
    if let (comment, owner) = documentation(of: symbol) {
      draw(comment, of: owner, into: &item, &texts)
    }
    draw(index.references.symbols.article(of: symbol), of: symbol, into: &item, &texts)
    return item
  }

  /// Draws what a documentation catalog says, below the comment or instead of it.
  private func draw(
    _ article: SymbolArticle?, of symbol: Symbol, into item: inout SymbolDocumentationItem,
    _ texts: inout TextBuilder
  ) {
    guard let article, article.text.contains(where: { !$0.isWhitespace }) else { return }
    let text = texts.documentation(
      article.text, at: article.location, of: "the documentation of \(symbol.dottedPath)",
      in: SymbolScope(documentationOf: symbol), below: level)
    item.text = (article.replacesComment ? [] : item.text) + [text]
  }

  /// The comment that documents a declaration, and the declaration whose names it uses; `nil` when
  /// there is none.
  private func documentation(
    of symbol: Symbol
  ) -> (comment: DocumentationComment, owner: Symbol)? {
    let isInherited = index.states.state(of: symbol) == .inherited
    let owner = (isInherited ? documentedOrigin(of: symbol) : nil) ?? symbol
    let comment = symbol.documentation.comment ?? owner.documentation.comment
    return comment.map { ($0, owner) }
  }

  private func draw(
    _ comment: DocumentationComment, of symbol: Symbol, into item: inout SymbolDocumentationItem,
    _ texts: inout TextBuilder
  ) {
    let place = SymbolScope(documentationOf: symbol)
    let owner = "the documentation of \(symbol.dottedPath)"
    func inline(_ text: String, _ texts: inout TextBuilder) -> Prose {
      texts.inline(text, at: symbol.location, of: owner, in: place)
    }
    let discussion = comment.discussion.map { SymbolTopics($0).text }
    item.text = [comment.summary, discussion].compactMap { $0 }.filter { !$0.isEmpty }.map {
      texts.documentation($0, at: symbol.location, of: owner, in: place, below: level)
    }
    item.parameters = comment.parameters.map {
      SymbolItem.Parameter(name: $0.name, text: inline($0.text, &texts))
    }
    item.returns = comment.returns.map { inline($0, &texts) }
    item.throws = comment.throws.map { inline($0, &texts) }
  }

  private func documentedOrigin(of symbol: Symbol) -> Symbol? {
    index.references.symbols.route(of: symbol).flatMap {
      index.relations.documentedOrigin(of: symbol, on: $0)
    }
  }

  private func link(_ symbol: Symbol) -> LinkItem? {
    index.references.symbols.target(of: symbol).map { target in
      LinkItem(
        title: symbol.dottedPath,
        href: scope.href(to: target.route, anchor: target.anchor))
    }
  }
}
