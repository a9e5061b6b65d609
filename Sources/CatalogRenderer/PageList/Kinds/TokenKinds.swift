import CatalogModel
import InterfaceStrings

/// The page of all tokens.
enum TokensKind: PageKind {
  typealias Content = TokensContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.tokenGroups.isEmpty else { return [] }
    var entry = PageEntry(.tokens(system: index.system.slug)) { scope, _ in
      TokenPages(scope: scope, index: scope.index).overview()
    }
    entry.summary = words(StartPhrase.tokensSummary)
    entry.listing = .init(section: .tokens, title: words(OutlinePhrase.allTokens))
    return [entry]
  }
}

/// The pages of the top-level groups of tokens.
enum TokenGroupKind: PageKind {
  typealias Content = TokenGroupContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let system = index.system
    return system.tokenGroups.map { group in
      var entry = PageEntry(.tokenGroup(group, system: system.slug)) { scope, _ in
        TokenPages(scope: scope, index: scope.index).group(group)
      }
      entry.summary = system.description(ofTokens: group)
      entry.listing = .init(section: .tokens, title: words.tokenGroup(group))
      entry.madeFrom =
        system.tokens.first { !$0.isInternal && $0.path.names.first == group }?
        .location
      entry.data = (.tokens, { data in system.tokens(ofGroup: group).map(data.token) })
      entry.searchParts = { words in
        var page = SearchPart(.page, words.tokenGroup(group))
        page.text = system.description(ofTokens: group)
        return [page] + TokenSearch(system: system, words: words).parts(ofGroup: group)
      }
      entry.sizeAdvice = "divide the tokens into more top-level groups"
      return entry
    }
  }
}
