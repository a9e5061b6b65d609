import Templates

/// A token with its values and where it is used.
struct TokenItem: TemplateContext, Sendable {
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
  var values: [TokenValueItem]
  /// The gamuts that its colours need, in words; empty when sRGB is enough.
  var gamutLabels: [String]
  /// What a constant value is in other units, and on screens of less gamut.
  var details = TokenDetails()
  var cssName: String
  var swiftName: String
  var relations: TokenRelations

  static let fields: [ContextField<TokenItem>] =
    TokenDetails.fields(\.details) + TokenRelations.fields(\.relations) + [
      .text("path") { $0.path },
      .text("anchor") { $0.anchor },
      .text("typeLabel") { $0.typeLabel },
      .text("description") { $0.description },
      .flag("isDeprecated") { $0.deprecation != nil },
      .markup("deprecation") { $0.deprecation },
      .flag("isUnknown") { $0.isUnknown },
      .text("unknownReason") { $0.unknownReason },
      .list("gamutTags") { $0.gamutLabels.map(TextItem.init) },
      .markup("swatch") { $0.swatch },
      .markup("overviewSwatch") { $0.overviewSwatch },
      .flag("hasConfidence") { $0.values.contains { !$0.confidence.isEmpty } },
      .flag("hasSources") { $0.values.contains { !$0.aliases.isEmpty } },
      .flag("hasDetails") { $0.values.contains { !$0.details.isEmpty } },
      .flag("isConstant") { $0.constant != nil },
      .text("value") { $0.constant },
      .list("values") { $0.values },
      .text("cssName") { $0.cssName },
      .text("swiftName") { $0.swiftName },
    ]
}

/// A text of a list.
struct TextItem: TemplateContext, Sendable {
  var text: String

  static let fields: [ContextField<TextItem>] = [.text("text") { $0.text }]
}

/// What a token is in a group of contexts.
struct TokenValueItem: TemplateContext, Sendable {
  var context: String
  var value: String
  var swatch: String
  var confidence: String
  var isUnknown: Bool
  var details: TokenDetails
  /// The tokens the value is taken from, step by step.
  var aliases: [TokenLink]

  static let fields: [ContextField<TokenValueItem>] =
    TokenDetails.fields(\.details) + [
      .text("context") { $0.context },
      .text("value") { $0.value },
      .markup("swatch") { $0.swatch },
      .text("confidence") { $0.confidence },
      .flag("isUnknown") { $0.isUnknown },
      .list("aliases") { $0.aliases },
    ]
}

/// A value in other units and in a smaller gamut.
struct TokenDetails: Equatable, Sendable {
  var conversions: [TokenConversion] = []
  var gamuts: [TokenGamut] = []
  /// Whether the value is more than one colour, so that each must be named.
  var namesColors = false

  var isEmpty: Bool { conversions.isEmpty && gamuts.isEmpty }

  /// The fields of a context that has details.
  static func fields<Context>(
    _ details: KeyPath<Context, TokenDetails> & Sendable
  ) -> [ContextField<Context>] {
    [
      .list("conversions") { $0[keyPath: details].conversions.map(ConversionItem.init) },
      .flag("hasGamuts") { !$0[keyPath: details].gamuts.isEmpty },
      .list("gamuts") { context in
        let details = context[keyPath: details]
        return details.gamuts.map { GamutItem(gamut: $0, isNamed: details.namesColors) }
      },
    ]
  }
}

/// A row of the units of CSS and SwiftUI.
struct ConversionItem: TemplateContext, Sendable {
  var conversion: TokenConversion

  static let fields: [ContextField<ConversionItem>] = [
    .text("name") { $0.conversion.name },
    .text("css") { $0.conversion.css },
    .text("swift") { $0.conversion.swift },
  ]
}

/// A colour outside sRGB with what is shown in its place.
struct GamutItem: TemplateContext, Sendable {
  var gamut: TokenGamut
  var isNamed: Bool

  static let fields: [ContextField<GamutItem>] = [
    .text("color") { $0.isNamed ? $0.gamut.color : "" },
    .text("reach") { $0.gamut.reach.rawValue },
    .text("mapped") { $0.gamut.mapped },
    .text("clipped") { $0.gamut.clipped },
  ]
}

/// A token that leads to its place.
struct TokenLink: TemplateContext, Equatable, Sendable {
  var path: String
  var href: String

  static let fields: [ContextField<TokenLink>] = [
    .text("path") { $0.path },
    .text("href") { $0.href },
  ]
}
