import CatalogModel
import SwiftSymbols

/// Makes the entries of lists of API pages.
struct APIEntryBuilder {
  let scope: PageScope
  let index: SystemIndex

  /// An entry for a page of a type or of extensions.
  func entry(_ page: SymbolPage) -> APIContext.Entry {
    let nested = descendants(of: page)
    let members = (page.members + nested.flatMap(\.members)).map(\.baseName)
    return APIContext.Entry(
      name: page.title(in: scope.words), href: scope.href(to: page.route),
      summary: page.type.map(summary) ?? declarations(page.members.count),
      isDeprecated: page.type?.isDeprecated ?? false, nested: nested.map(link),
      words: Self.words(([page] + nested).map { $0.title(in: scope.words) } + members))
  }

  /// An entry for a part of a page.
  func entry(_ symbol: Symbol) -> APIContext.Entry? {
    index.references.symbols.target(of: symbol).map { target in
      APIContext.Entry(
        name: symbol.name,
        href: scope.href(to: target.route, anchor: target.anchor),
        summary: summary(symbol), isDeprecated: symbol.isDeprecated, nested: [],
        words: symbol.name)
    }
  }

  private func descendants(of page: SymbolPage) -> [SymbolPage] {
    index.relations.nestedTypes(of: page).flatMap { [$0] + descendants(of: $0) }
  }

  private func link(_ page: SymbolPage) -> LinkItem {
    LinkItem(title: page.title(in: scope.words), href: scope.href(to: page.route))
  }

  private func declarations(_ count: Int) -> Prose {
    let text = scope.words(APIPhrase.declarations, count: count)
    return Prose(html: text) { text }
  }

  /// What is wrong with the text is said where it is shown as a whole.
  private func summary(_ symbol: Symbol) -> Prose {
    guard let text = symbol.documentation.comment?.summary else { return .empty }
    var texts = TextBuilder(scope)
    return texts.inline(
      FirstSentence.of(text), at: symbol.location, of: "the documentation of \(symbol.name)",
      in: SymbolScope(documentationOf: symbol))
  }

  private static func words(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}
