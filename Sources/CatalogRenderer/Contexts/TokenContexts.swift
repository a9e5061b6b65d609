import InterfaceStrings
import Templates

/// The page that leads to the groups of tokens.
struct TokensContext: PageContent {
  static let template = "pages/tokens"

  var frame: PageFrame
  var drawing: PageDrawing { .tokens }
  var summary: String
  /// How many tokens there are of each type.
  var types: [TokenTypeItem]
  var modifiers: [TokenModifierItem]
  var groups: [LinkCard]
  /// Constants of the Swift source without a value.
  var unevaluated: [UnevaluatedItem]
  /// All tokens by group, for the search.
  var sections: [TokenListSection]
  var deprecated: [TokenListItem]
  /// Files that hold the tokens for other tools.
  var downloads: [LinkCard]

  static let fields: [ContextField<TokensContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("types") { $0.types },
      .flag("hasModifiers") { !$0.modifiers.isEmpty },
      .list("modifiers") { $0.modifiers },
      .list("groups") { $0.groups },
      .flag("hasUnevaluated") { !$0.unevaluated.isEmpty },
      .list("unevaluated") { $0.unevaluated },
      .list("sections") { $0.sections },
      .flag("hasDeprecated") { !$0.deprecated.isEmpty },
      .list("deprecated") { $0.deprecated },
      .flag("hasDownloads") { !$0.downloads.isEmpty },
      .list("downloads") { $0.downloads },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    func columns(_ titles: TokensPhrase...) -> [String] { titles.map { words($0) } }
    writer.table(
      columns(.group, .title, .purpose),
      groups.map {
        [MarkdownText.pageLink($0.title, to: $0.href), $0.count, MarkdownText.escaped($0.summary)]
      })
    if !modifiers.isEmpty {
      writer.heading(2, words(TokensPhrase.contexts))
      writer.table(
        columns(.modifier, .contexts, .purpose),
        modifiers.map { [$0.name, $0.contexts, $0.description].map(MarkdownText.escaped) })
    }
    if !unevaluated.isEmpty {
      writer.heading(2, words(TokensPhrase.notEvaluated))
      writer.table(
        columns(.constant, .expression, .reason),
        unevaluated.map {
          [
            MarkdownText.code($0.path), MarkdownText.code($0.expression),
            MarkdownText.escaped($0.reason),
          ]
        })
    }
    guard !downloads.isEmpty else { return }
    writer.heading(2, words(TokensPhrase.files))
    writer.list(downloads.map(\.markdown))
  }
}

/// A type of token with how many there are.
struct TokenTypeItem: TemplateContext, Sendable {
  var label: String
  var count: Int

  static let fields: [ContextField<TokenTypeItem>] = [
    .text("label") { $0.label },
    .text("count") { String($0.count) },
  ]
}

/// A dimension in which tokens vary.
struct TokenModifierItem: TemplateContext, Sendable {
  var name: String
  var description: String
  /// The contexts in words, the default one named.
  var contexts: String
  /// What decides where nothing is chosen, in words.
  var rule: String
  /// How many tokens it makes a difference to, in words.
  var reach: String

  static let fields: [ContextField<TokenModifierItem>] = [
    .text("name") { $0.name },
    .text("description") { $0.description },
    .text("contexts") { $0.contexts },
    .text("rule") { $0.rule },
    .text("reach") { $0.reach },
  ]
}

/// The tokens of a group in the list of all tokens.
struct TokenListSection: TemplateContext, Sendable {
  var title: String
  var anchor: String
  var items: [TokenListItem]

  static let fields: [ContextField<TokenListSection>] = [
    .text("title") { $0.title },
    .text("anchor") { $0.anchor },
    .list("items") { $0.items },
  ]
}

/// A token in a list.
struct TokenListItem: TemplateContext, Sendable {
  var path: String
  var href: String
  var swatch: String
  var typeLabel: String
  /// Markup of the value in the chosen context.
  var value: String
  /// What else a search finds it by.
  var names: String
  /// Its colours, lengths and times in all contexts.
  var filterValues: String
  /// Why it is deprecated; `nil` when it is not.
  var deprecation: Prose?

  static let fields: [ContextField<TokenListItem>] = [
    .text("path") { $0.path },
    .text("href") { $0.href },
    .markup("swatch") { $0.swatch },
    .text("typeLabel") { $0.typeLabel },
    .markup("value") { $0.value },
    .text("names") { $0.names },
    .text("filterValues") { $0.filterValues },
    .flag("isDeprecated") { $0.deprecation != nil },
    .markup("deprecation") { $0.deprecation?.html },
  ]
}

/// The page of a group of tokens.
struct TokenGroupContext: PageContent {
  static let template = "pages/token-group"

  var frame: PageFrame
  var drawing: PageDrawing { .tokens }
  var summary: String
  /// Whether an overview of the tokens says more than the list below it.
  var hasOverview: Bool
  var tokens: [TokenItem]

  static let fields: [ContextField<TokenGroupContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .flag("hasOverview") { $0.hasOverview },
      .list("tokens") { $0.tokens },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    // How tokens are named, with one as the example.
    writer.add(
      tokens.first.map {
        words(
          TokensPhrase.namedByWithExample, ["property": MarkdownText.code($0.cssName)])
      } ?? words(TokensPhrase.namedBy))
    let isTyped = Set(tokens.map(\.typeLabel)).count > 1
    writer.table(
      [TokensPhrase.token, .type, .value].map { words($0) }
        + ["Swift", words(TokensPhrase.description)],
      tokens.map { $0.markdown(isTyped: isTyped, words) })
  }
}
