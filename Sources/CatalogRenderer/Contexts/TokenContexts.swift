import Templates

/// The page that leads to the groups of tokens.
struct TokensContext: SitePage {
  struct Modifier: TemplateContext, Sendable {
    var name: String
    var description: String
    var contexts: String

    static let fields: [ContextField<Modifier>] = [
      .text("name") { $0.name },
      .text("description") { $0.description },
      .text("contexts") { $0.contexts },
    ]
  }

  var frame: PageFrame
  var summary: String
  var modifiers: [Modifier]
  var groups: [LinkCard]

  static let fields: [ContextField<TokensContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("modifiers") { $0.modifiers },
      .list("groups") { $0.groups },
    ]
}

/// The page of a group of tokens.
struct TokenGroupContext: SitePage {
  var frame: PageFrame
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
}

/// A token with its values and where it is used.
struct TokenItem: TemplateContext, Sendable {
  struct ValueRow: TemplateContext, Sendable {
    var context: String
    var value: String
    var swatch: String
    var confidence: String
    var isUnknown: Bool

    static let fields: [ContextField<ValueRow>] = [
      .text("context") { $0.context },
      .text("value") { $0.value },
      .markup("swatch") { $0.swatch },
      .text("confidence") { $0.confidence },
      .flag("isUnknown") { $0.isUnknown },
    ]
  }

  struct TokenLink: TemplateContext, Sendable {
    var path: String
    var href: String

    static let fields: [ContextField<TokenLink>] = [
      .text("path") { $0.path },
      .text("href") { $0.href },
    ]
  }

  var path: String
  var anchor: String
  var typeLabel: String
  var description: String
  /// Markup that says why it is deprecated; `nil` when it is not.
  var deprecation: String?
  var isUnknown: Bool
  var unknownReason: String
  var swatch: String
  /// The same without anything to try out, for the overview of a group.
  var overviewSwatch: String
  /// The value when it is the same in every context.
  var constant: String?
  var values: [ValueRow]
  var cssName: String
  var swiftName: String
  var aliases: [TokenLink]
  var usedByTokens: [TokenLink]
  var usedBy: [NamedLink]

  static let fields: [ContextField<TokenItem>] = [
    .text("path") { $0.path },
    .text("anchor") { $0.anchor },
    .text("typeLabel") { $0.typeLabel },
    .text("description") { $0.description },
    .flag("isDeprecated") { $0.deprecation != nil },
    .markup("deprecation") { $0.deprecation },
    .flag("isUnknown") { $0.isUnknown },
    .text("unknownReason") { $0.unknownReason },
    .markup("swatch") { $0.swatch },
    .markup("overviewSwatch") { $0.overviewSwatch },
    .flag("hasConfidence") { $0.values.contains { !$0.confidence.isEmpty } },
    .flag("isConstant") { $0.constant != nil },
    .text("value") { $0.constant },
    .list("values") { $0.values },
    .text("cssName") { $0.cssName },
    .text("swiftName") { $0.swiftName },
    .flag("hasAliases") { !$0.aliases.isEmpty },
    .list("aliases") { $0.aliases },
    .flag("isReferenced") { !$0.usedByTokens.isEmpty },
    .list("usedByTokens") { $0.usedByTokens },
    .flag("isUsed") { !$0.usedBy.isEmpty },
    .list("usedBy") { $0.usedBy },
  ]
}
