import CatalogModel
import DesignTokens

/// Makes the links between a token, other tokens, and what uses it.
struct TokenRelationsBuilder {
  let scope: PageScope
  let index: SystemIndex

  /// How many links a list has: a colour at the root of thousands of others, or named by thousands
  /// of guides, would fill its page with them.
  private static let limit = 60

  /// - Parameter isConstant: Whether the chain is the same in every context; where it is not, the
  ///   rows of the values show it.
  func relations(of token: Token, isConstant: Bool) -> TokenRelations {
    let value = token.value()
    let chain = Set(value?.aliasChain ?? [])
    let parts = (value?.references ?? []).filter { !chain.contains($0) }
    let direct = visible(token.dependents)
    let uses = index.usage.uses(of: token.path)
    return TokenRelations(
      aliases: isConstant ? aliases(of: value) : [],
      parts: chain.isEmpty ? visible(parts.compactMap { index.system.tokens[$0] }).map(link) : [],
      dependents: list(direct, link), indirectDependents: list(indirect(beyond: direct), link),
      components: list(uses.components, link), examples: list(uses.examples, link),
      guides: list(index.usage.guides(using: token, upTo: Self.limit + 1), link),
      rules: list(uses.rules, link),
      requirements: requirements(metBy: token.path), contrast: comparisons(of: token.path))
  }

  /// By their names alone: what they say stands on their own pages.
  private func requirements(metBy token: TokenPath) -> [NamedLink] {
    RequirementLinks(scope: scope, trace: index.trace).links(metBy: .token(token)).map {
      NamedLink(name: $0.name, href: $0.href)
    }
  }

  private func comparisons(of token: TokenPath) -> [NamedLink] {
    let anchors = index.contrast.matrix.anchors(of: token)
    let sides: [(name: TokensPhrase, anchor: String?)] = [
      (.asText, anchors.text), (.asBackground, anchors.background),
    ]
    return sides.compactMap { side in
      side.anchor.map {
        NamedLink(
          name: scope.words(side.name),
          href: scope.href(
            to: .contrastMatrix("", system: index.system.slug), anchor: $0))
      }
    }
  }

  /// The tokens a value is taken from, leaving out plumbing.
  func aliases(of value: ResolvedToken?) -> [TokenLink] {
    visible((value?.aliasChain ?? []).compactMap { index.system.tokens[$0] }).map(link)
  }

  func link(_ token: Token) -> TokenLink {
    let place = ReferenceIndex.place(of: token, system: index.system.slug)
    return TokenLink(
      path: token.path.text, href: scope.href(to: place.route, anchor: place.anchor))
  }

  private func link(_ use: TokenUse) -> NamedLink {
    NamedLink(
      name: use.name, href: scope.href(to: use.route, anchor: use.anchor),
      summary: use.prop.map { scope.words(TokensPhrase.inProp, ["name": $0]) } ?? "")
  }

  private func list<Target, Link>(
    _ targets: [Target], _ link: (Target) -> Link
  ) -> ShortList<Link> {
    ShortList(
      links: targets.prefix(Self.limit).map(link),
      moreText: targets.count > Self.limit ? scope.words(TokensPhrase.andMore) : "")
  }

  /// Each token once; plumbing gives way to what stands behind it.
  private func visible(_ tokens: [Token]) -> [Token] {
    var seen: Set<TokenPath> = []
    return tokens.filter { !$0.isInternal && seen.insert($0.path).inserted }
  }

  /// The tokens that reach a token only through others, nearest first, as far as they are shown.
  private func indirect(beyond direct: [Token]) -> [Token] {
    var seen = Set(direct.map(\.path))
    var found: [Token] = []
    var queue = direct
    var position = 0
    while position < queue.count, found.count <= Self.limit, position < 10 * Self.limit {
      for token in queue[position].dependents where seen.insert(token.path).inserted {
        queue.append(token)
        if !token.isInternal { found.append(token) }
      }
      position += 1
    }
    return found
  }
}
