import CatalogModel
import InterfaceStrings

/// The page of all tokens.
enum TokensKind: PageKind {
  typealias Content = TokensContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.tokenGroups.isEmpty else { return [] }
    let making = PageMaking { site in
      TokenPages(site: site).overview()
    } markdown: { site in
      TokenTwins(site: site).overview()
    }
    var entry = PageEntry(.tokens(system: index.system.slug), making: making)
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
      let making = PageMaking { site in
        TokenPages(site: site).group(group)
      } markdown: { site in
        TokenTwins(site: site).group(group)
      }
      var entry = PageEntry(.tokenGroup(group, system: system.slug), making: making)
      entry.summary = system.description(ofTokens: group)
      entry.listing = .init(section: .tokens, title: words.tokenGroup(group))
      entry.origin =
        system.tokens.first { !$0.isInternal && $0.path.names.first == group }?
        .location
      entry.searchParts = { site in
        var page = SearchPart(.page, site.words.tokenGroup(group))
        page.text = system.description(ofTokens: group)
        return [page] + TokenSearch(site: site).parts(ofGroup: group)
      }
      entry.sizeAdvice = "divide the tokens into more top-level groups"
      return entry
    }
  }
}
