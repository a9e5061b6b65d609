import DesignTokens
import InterfaceStrings
import ReportFacts
import Templates

/// A token with its values and where it is used.
struct TokenItem: TemplateContext, Sendable {
  /// The slug of its system.
  var system: String
  var path: String
  var anchor: String
  var typeLabel: String
  var description: String
  /// Why it is deprecated; `nil` when it is not.
  var deprecation: Prose?
  /// From when on it is there, in words; `nil` for what always was.
  var since: String?
  /// That it is deprecated, and from when on.
  var deprecationLabel = ""
  /// Says that the value is not known, everywhere or in some contexts; empty where it is.
  var unknownLabel: String
  var swatch: String
  /// The same without anything to try out, for the overview of a group.
  var overviewSwatch: String
  /// Whether the value is the same in every context.
  var isConstant: Bool
  /// Whether the value of the default context is known.
  var isKnown: Bool
  /// In the default context; an expression or a word where it is not known.
  var value: String
  /// Markup of the value in the chosen context.
  var chosenValue: String
  /// Its colours, lengths and times in all contexts, for filters.
  var filterValues: String
  /// The value in words, for each group of contexts that share it.
  var texts: [TokenContextText]
  /// For each group of contexts; empty for a constant.
  var values: [TokenValueItem]
  /// How many these are, in words.
  var valueCount: String
  /// How many of them the strip shows, in words; empty where it shows all.
  var stripCount: String
  /// Why values are not known.
  var notes: [TokenNoteItem]
  /// The gamuts that its colours need, in words; empty when sRGB is enough.
  var gamutLabels: [String]
  /// What a constant value is in other units, and on screens of less gamut.
  var details = TokenDetails()
  var cssName: String
  var swiftName: String
  var source: TokenSourceItem
  var relations: TokenRelations

  /// More rows than these are folded away, so that a page of tokens can be read as a list.
  private static let openRows = 4
  /// How many swatches stand for folded rows.
  static let stripLength = 12

  private var isFolded: Bool { values.count > Self.openRows }

  static let fields: [ContextField<TokenItem>] =
    TokenDetails.fields(\.details) + TokenRelations.fields(\.relations)
    + TokenSourceItem.fields(\.source) + [
      .text("system") { $0.system },
      .text("path") { $0.path },
      .text("anchor") { $0.anchor },
      .text("typeLabel") { $0.typeLabel },
      .text("description") { $0.description },
      .flag("isDeprecated") { $0.deprecation != nil },
      .markup("deprecation") { $0.deprecation?.html },
      .text("since") { $0.since },
      .text("deprecationLabel") { $0.deprecationLabel },
      .flag("isUnknown") { !$0.unknownLabel.isEmpty },
      .text("unknownLabel") { $0.unknownLabel },
      .list("notes") { $0.notes },
      .list("gamutTags") { $0.gamutLabels.map(TextItem.init) },
      .markup("swatch") { $0.swatch },
      .markup("overviewSwatch") { $0.overviewSwatch },
      .flag("hasConfidence") { $0.values.contains { !$0.confidence.isEmpty } },
      .flag("hasSources") { $0.values.contains { !$0.aliases.isEmpty } },
      .flag("hasDetails") { $0.values.contains { !$0.details.isEmpty } },
      .flag("isConstant") { $0.isConstant },
      .flag("isKnown") { $0.isKnown },
      .flag("showsValue") { $0.isConstant || $0.isFolded },
      .text("value") { $0.value },
      .markup("chosenValue") { $0.chosenValue },
      .text("filterWords") { $0.texts.words },
      .text("filterValues") { $0.filterValues },
      .flag("isFolded") { $0.isFolded },
      .text("valueCount") { $0.valueCount },
      .list("strip") { Array($0.values.prefix(stripLength)) },
      .text("stripCount") { $0.stripCount },
      .list("values") { $0.values },
      .text("cssName") { $0.cssName },
      .text("swiftName") { $0.swiftName },
    ]
}

/// What a token is in a group of contexts, in words.
struct TokenContextText: Sendable {
  var group: ContextGroup
  /// The group in words.
  var context: String
  var text: String
  var isKnown: Bool
}

extension [TokenContextText] {
  /// The value of the chosen context.
  func markup(system: String) -> String {
    ContextTexts.markup(
      map { text in
        let html = HTML.escaped(text.text)
        return (text.group, text.isKnown ? "<code>\(html)</code>" : html)
      }, system: system)
  }

  /// All of them, each once, for filters.
  var words: String {
    var seen: Set<String> = []
    return map(\.text).filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}

extension TokenItem {
  /// The cells of a table of tokens, behind the path.
  ///
  /// - Parameter isTyped: Whether the type is told.
  func markdown(isTyped: Bool, _ words: Words) -> [String] {
    [
      MarkdownText.code(path), isTyped ? typeLabel : "", valueMarkdown(words),
      MarkdownText.code(swiftName), descriptionMarkdown,
    ]
  }

  /// The value, or the values by their contexts: `light: #FFFFFF; dark: #000000`.
  private func valueMarkdown(_ words: Words) -> String {
    guard texts.count > 1 else {
      return MarkdownText.escaped(texts.first?.text ?? words(TokensPhrase.noValue))
    }
    return texts.map { MarkdownText.escaped("\($0.context): \($0.text)") }
      .joined(separator: "; ")
  }

  private var descriptionMarkdown: String {
    let about = [description, since.map { "\($0)." } ?? ""].filter { !$0.isEmpty }
      .map(MarkdownText.escaped).joined(separator: " ")
    guard let deprecation = deprecation?.markdown else { return about }
    return about.isEmpty ? deprecation : "\(ContrastText.sentence(deprecation)) \(about)"
  }
}

/// A text of a list.
struct TextItem: TemplateContext, Sendable {
  var text: String

  static let fields: [ContextField<TextItem>] = [.text("text") { $0.text }]
}

/// What a token is in a group of contexts.
struct TokenValueItem: TemplateContext, Sendable {
  var context: String
  /// Attributes of what is shown where one of its contexts is chosen.
  var contexts: String
  var value: String
  var swatch: String
  var confidence: String
  /// Markup of what stands for a value that is not known.
  var expression: String?
  /// `nil` when the value is known.
  var unknownReason: String?
  var details: TokenDetails
  /// The tokens the value is taken from, step by step.
  var aliases: [TokenLink]

  var isUnknown: Bool { unknownReason != nil }

  static let fields: [ContextField<TokenValueItem>] =
    TokenDetails.fields(\.details) + [
      .text("context") { $0.context },
      .markup("contexts") { $0.contexts },
      .text("value") { $0.value },
      .markup("swatch") { $0.swatch },
      .text("confidence") { $0.confidence },
      .flag("isUnknown") { $0.isUnknown },
      .flag("hasExpression") { $0.expression != nil },
      .markup("expression") { $0.expression },
      .list("aliases") { $0.aliases },
    ]
}

/// A value in other units and in a smaller gamut.
struct TokenDetails: Hashable, Sendable {
  var conversions: [TokenConversion] = []
  var gamuts: [GamutItem] = []

  var isEmpty: Bool { conversions.isEmpty && gamuts.isEmpty }

  /// Whether conversions take more than a short line.
  private var isLong: Bool {
    conversions.count > 1 || conversions.contains { $0.css.utf8.count + $0.swift.utf8.count > 50 }
  }

  /// The fields of a context that has details.
  static func fields<Context>(
    _ details: KeyPath<Context, TokenDetails> & Sendable
  ) -> [ContextField<Context>] {
    [
      .flag("hasSeveralConversions") { $0[keyPath: details].isLong },
      .list("conversions") { $0[keyPath: details].conversions.map(ConversionItem.init) },
      .flag("hasGamuts") { !$0[keyPath: details].gamuts.isEmpty },
      .list("gamuts") { $0[keyPath: details].gamuts },
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
struct GamutItem: TemplateContext, Hashable, Sendable {
  var gamut: TokenGamut
  /// The gamut that a screen needs, in words.
  var reach: String
  /// Whether the value is more than one colour, so that each must be named.
  var isNamed: Bool

  init(_ gamut: TokenGamut, isNamed: Bool, _ words: Words) {
    self.gamut = gamut
    self.isNamed = isNamed
    reach =
      switch gamut.reach {
      case .displayP3: words(TokensPhrase.displayP3)
      case .outsideP3: words(TokensPhrase.outsideP3)
      }
  }

  static let fields: [ContextField<GamutItem>] = [
    .text("color") { $0.isNamed ? $0.gamut.color : "" },
    .text("reach") { $0.reach },
    .text("mapped") { $0.gamut.mapped },
    .text("clipped") { $0.gamut.clipped },
  ]
}

/// A token that leads to its place.
struct TokenLink: TemplateContext, Hashable, Sendable {
  var path: String
  var href: String

  static let fields: [ContextField<TokenLink>] = [
    .text("path") { $0.path },
    .text("href") { $0.href },
  ]
}
