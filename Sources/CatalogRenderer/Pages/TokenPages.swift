import CatalogModel
import DesignTokens
import InterfaceStrings

/// Makes the pages of the tokens: one that leads to the groups, and one for each group.
struct TokenPages {
  let scope: PageScope
  let index: SystemIndex
  /// The tokens that are shown, by the first name of their paths.
  private let tokensByGroup: [String: [Token]]

  init(scope: PageScope, index: SystemIndex) {
    self.scope = scope
    self.index = index
    tokensByGroup = Dictionary(grouping: index.system.tokens.filter { !$0.isInternal }) {
      $0.path.names.first ?? ""
    }
  }

  private var system: System { index.system }
  private var words: Words { scope.words }

  func overview() -> TokensContext {
    let builder = TokenItemBuilder(scope: scope, index: index)
    let sections = system.tokenGroups.map { group in
      TokenListSection(
        title: words.tokenGroup(group), anchor: "all-\(Slug.of(group))",
        items: tokens(in: group).map(builder.listItem))
    }
    let deprecated = sections.flatMap(\.items).filter { $0.deprecation != nil }
    let modifiers = TokenModifiers(words).items(system.tokens)
    let unevaluated = TokenSourceBuilder(scope: scope, index: index).unevaluated
    return TokensContext(
      frame: scope.frame(
        kind: "tokens", title: words(TokensPhrase.title), description: summary,
        contents: contents([
          "contexts": !modifiers.isEmpty, "deprecated": !deprecated.isEmpty,
          "not-evaluated": !unevaluated.isEmpty, "files": !index.downloads.files.isEmpty,
        ])),
      summary: summary, types: types, modifiers: modifiers, groups: groupCards,
      unevaluated: unevaluated, sections: sections, deprecated: deprecated,
      downloads: downloads)
  }

  var groupCards: [LinkCard] {
    system.tokenGroups.map { group in
      LinkCard(
        title: words.tokenGroup(group),
        href: scope.href(to: .tokenGroup(group, system: system.slug)),
        summary: description(of: group),
        count: words(TokensPhrase.tokens, count: tokens(in: group).count))
    }
  }

  func group(_ name: String) -> TokenGroupContext {
    let builder = TokenItemBuilder(scope: scope, index: index)
    let tokens = tokens(in: name)
    let title = words.tokenGroup(name)
    return TokenGroupContext(
      frame: scope.frame(
        kind: "token-group", title: title, description: description(of: name),
        contents: tokens.map {
          ContentsItem(title: $0.path.text, href: "#\(ReferenceIndex.anchor(of: $0.path))")
        },
        trail: [
          SiteOutline.Entry(
            title: words(TokensPhrase.title), route: .tokens(system: system.slug))
        ]),
      summary: description(of: name),
      hasOverview: tokens.count >= 4 && !tokens.contains { SwatchShape($0)?.isMotion == true },
      tokens: tokens.map(builder.item))
  }

  private func tokens(in group: String) -> [Token] { tokensByGroup[group] ?? [] }

  private func description(of group: String) -> String { system.description(ofTokens: group) }
}

// MARK: - Parts of the overview

extension TokenPages {
  private var summary: String {
    let phrase =
      switch system.tokenOrigin {
      case .files: TokensPhrase.ofFiles
      case .swift: TokensPhrase.ofSwift
      }
    return words(phrase, ["system": system.name])
  }

  /// - Parameter isShown: Of the sections that are not always there, by their anchors.
  private func contents(_ isShown: [String: Bool]) -> [ContentsItem] {
    let sections: [(title: TokensPhrase, anchor: String)] = [
      (.groups, "groups"), (.contexts, "contexts"), (.deprecations, "deprecated"),
      (.notEvaluated, "not-evaluated"), (.files, "files"), (.all, "all"),
    ]
    return sections.filter { isShown[$0.anchor] ?? true }
      .map { ContentsItem(title: words($0.title), href: "#\($0.anchor)") }
  }

  /// The types in the order of the format, those without tokens left out.
  private var types: [TokenTypeItem] {
    let counts = Dictionary(
      system.tokens.filter { !$0.isInternal }.compactMap(\.type).map { ($0, 1) },
      uniquingKeysWith: +)
    return TokenType.allCases.compactMap { type in
      counts[type].map { TokenTypeItem(label: words.tokenType(type), count: $0) }
    }
  }

  private var downloads: [LinkCard] {
    index.downloads.files.map { file in
      LinkCard(
        title: file.name, href: scope.href(toFile: file.path), summary: words(file.summary))
    }
  }
}

/// Says of each modifier what its contexts are and which of them holds.
struct TokenModifiers {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func items(_ tokens: ResolvedTokens) -> [TokenModifierItem] {
    var reach: [String: Int] = [:]
    for token in tokens where !token.isInternal {
      for axis in token.axes { reach[axis, default: 0] += 1 }
    }
    let queries = MediaQueries(tokens.modifiers)
    return tokens.modifiers.map { modifier in
      let contexts = modifier.contexts.map { context in
        let name = words.context(context)
        return context == modifier.defaultContext
          ? words(TokensPhrase.isDefault, ["context": name]) : name
      }
      return TokenModifierItem(
        name: FrameBuilder.label(words.modifier(modifier.name)),
        description: modifier.description ?? "",
        contexts: contexts.joined(separator: ", "),
        // The stylesheets ask the reader's system, unless an attribute decides.
        rule: words(queries.follows(modifier.name) ? TokensPhrase.followsReader : .isChosen),
        reach: words(TokensPhrase.changes, count: reach[modifier.name] ?? 0))
    }
  }
}

extension System {
  /// What a group of tokens is for; empty where it does not say.
  func description(ofTokens group: String) -> String {
    tokens.group(TokenPath(group))?.description ?? ""
  }
}
