import CatalogModel
import DesignTokens
import InterfaceStrings

/// Makes what a page shows of a token.
struct TokenItemBuilder {
  let scope: PageScope
  let index: SystemIndex

  private var system: System { index.system }
  private var words: Words { scope.words }
  private var swatches: SwatchMarkup { SwatchMarkup(system: system.slug, words: words) }
  private var relations: TokenRelationsBuilder {
    TokenRelationsBuilder(scope: scope, index: index)
  }
  private var sources: TokenSourceBuilder { TokenSourceBuilder(scope: scope, index: index) }

  func item(_ token: Token) -> TokenItem {
    let rows = values(of: token)
    let mark = index.marks.mark(ofToken: token.path.text)
    let isConstant = token.axes.isEmpty
    let current = token.value()
    let isUnknown = current?.isUnknown ?? false
    let texts = TokenValueText.all(of: token, in: system, words)
    return TokenItem(
      system: system.slug, path: token.path.text, anchor: ReferenceIndex.anchor(of: token.path),
      typeLabel: words.tokenType(token.type), description: token.description ?? "",
      deprecation: deprecation(of: token), since: words.since(mark),
      deprecationLabel: words.deprecation(mark) ?? words(TokensPhrase.deprecated),
      unknownLabel: unknownLabel(rows),
      swatch: swatches.swatch(token, isUnknown: isUnknown),
      overviewSwatch: swatches.swatch(token, isInteractive: false, isUnknown: isUnknown),
      isConstant: isConstant, isKnown: !isUnknown,
      value: text(of: current), chosenValue: texts.markup(system: system.slug),
      filterValues: TokenFilterValues.text(of: token), texts: texts,
      values: isConstant ? [] : rows,
      valueCount: words(TokensPhrase.values, count: isConstant ? 0 : rows.count),
      stripCount: stripCount(rows.count),
      notes: notes(rows),
      gamutLabels: gamutLabels(rows),
      details: isConstant ? rows.first?.details ?? TokenDetails() : TokenDetails(),
      cssName: token.path.cssProperty, swiftName: swiftName(of: token),
      source: sources.source(of: token),
      relations: relations.relations(of: token, isConstant: isConstant))
  }

  /// What a list of tokens shows.
  func listItem(_ token: Token) -> TokenListItem {
    let value = token.value()
    let texts = TokenValueText.all(of: token, in: system, words)
    return TokenListItem(
      path: token.path.text, href: relations.link(token).href,
      swatch: swatches.swatch(
        token, isInteractive: false, isUnknown: value?.isUnknown ?? false),
      typeLabel: words.tokenType(token.type),
      value: texts.markup(system: system.slug),
      names: "\(token.path.cssProperty) \(swiftName(of: token)) \(texts.words)",
      filterValues: TokenFilterValues.text(of: token),
      deprecation: deprecation(of: token))
  }

  /// Empty for a token that Swift needs no constant for.
  private func swiftName(of token: Token) -> String {
    system.swiftName(of: token) ?? ""
  }

  /// The value in words, or the expression that stands for it.
  private func text(of value: ResolvedToken?) -> String {
    guard let value else { return words(TokensPhrase.noValue) }
    if value.isUnknown {
      return system.expression(of: value) ?? words(TokensPhrase.unknown)
    }
    return TokenValueText(words).text(of: value.value)
  }

  private func gamutLabels(_ rows: [TokenValueItem]) -> [String] {
    var seen: Set<String> = []
    return rows.flatMap(\.details.gamuts).map(\.reach).filter { seen.insert($0).inserted }
  }

  private func stripCount(_ count: Int) -> String {
    let shown = TokenItem.stripLength
    return count > shown
      ? words(TokensPhrase.someOfValues, count: count, ["shown": "\(shown)"]) : ""
  }

  /// Empty where all values are known.
  private func unknownLabel(_ rows: [TokenValueItem]) -> String {
    let count = rows.count(where: \.isUnknown)
    if count == 0 { return "" }
    return words(count == rows.count ? TokensPhrase.valueUnknown : .partlyUnknown)
  }
}

// MARK: - Values

extension TokenItemBuilder {
  /// One row for each group of contexts that share a value.
  private func values(of token: Token) -> [TokenValueItem] {
    let axes = token.axes
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let defaults = system.tokens.defaultContext
    let groups = ContextGroup.groups(of: modifiers, defaults: defaults) { choice in
      let value = token.value(in: Context(choice))
      return Drawn(
        value, expression: value.flatMap(sources.expression),
        aliases: relations.aliases(of: value), words)
    }
    return groups.map { group, drawn in
      TokenValueItem(
        context: words.contexts(group), contexts: ContextTexts.attributes(group),
        value: drawn.text,
        swatch: swatches.swatch(
          token, context: group.representative, isInteractive: false,
          isUnknown: drawn.unknownReason != nil),
        confidence: drawn.confidence, expression: drawn.expression,
        unknownReason: drawn.unknownReason, details: drawn.details, aliases: drawn.aliases)
    }
  }

  /// Why values are not known: each reason once, with the contexts that it holds in, unless it
  /// holds in all of them.
  private func notes(_ rows: [TokenValueItem]) -> [TokenNoteItem] {
    var contexts: [(reason: String, labels: [String])] = []
    for row in rows {
      guard let reason = row.unknownReason else { continue }
      if let index = contexts.firstIndex(where: { $0.reason == reason }) {
        contexts[index].labels.append(row.context)
      } else {
        contexts.append((reason, [row.context]))
      }
    }
    return contexts.map { reason, labels in
      TokenNoteItem(
        contexts: labels.count == rows.count ? "" : labels.joined(separator: ", "), text: reason)
    }
  }

  /// What a row shows, by which rows are told apart.
  private struct Drawn: Hashable {
    var text: String
    var confidence: String
    /// `nil` when the value is known.
    var unknownReason: String?
    /// Markup of what stands for a value that is not known.
    var expression: String?
    var details = TokenDetails()
    var aliases: [TokenLink]

    init(
      _ resolved: ResolvedToken?, expression: String?, aliases: [TokenLink], _ words: Words
    ) {
      text =
        resolved.map { TokenValueText(words).text(of: $0.value) } ?? words(TokensPhrase.noValue)
      unknownReason =
        resolved?.isUnknown == true
        ? resolved?.unknownReason ?? words(TokensPhrase.isNotKnown) : nil
      let confidence = unknownReason == nil ? resolved?.confidence : nil
      self.confidence = confidence.map(words.confidence) ?? ""
      self.expression = expression
      self.aliases = aliases
      guard let value = resolved?.value, unknownReason == nil else { return }
      details = TokenDetails(
        conversions: TokenConversions(words).of(value),
        gamuts: TokenGamut.all(in: value).map {
          GamutItem($0, isNamed: value.type != .color, words)
        })
    }
  }
}

// MARK: - Deprecation

extension TokenItemBuilder {
  private func deprecation(of token: Token) -> Prose? {
    guard case .deprecated(let reason) = token.deprecation else { return nil }
    let lead = HTML.escaped(words(TokensPhrase.deprecatedLead))
    let text = mentions(in: reason ?? words(TokensPhrase.noReason), plain: HTML.escaped) {
      "<a\(HTML.attributes([("href", $0.href)]))><code>\(HTML.escaped($0.path))</code></a>"
    }
    return Prose(html: "<strong>\(lead)</strong> \(text)") {
      let text = mentions(
        in: reason ?? words(TokensPhrase.noReasonShort), plain: MarkdownText.escaped
      ) {
        MarkdownText.link(MarkdownText.code($0.path), to: TwinAddress.ofPage($0.href))
      }
      return words(TokensPhrase.deprecatedBecause, ["reason": text])
    }
  }

  /// Text in which `{color.tertiary}` names that token.
  private func mentions(
    in text: String, plain: (String) -> String, link: (TokenLink) -> String
  ) -> String {
    var written = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let mention = String(rest[open...close])
      let token = system.tokens.token(alias: mention).flatMap { $0.isInternal ? nil : $0 }
      written += plain(String(rest[..<open]))
      written += token.map { link(relations.link($0)) } ?? plain(mention)
      rest = rest[rest.index(after: close)...]
    }
    return written + plain(String(rest))
  }
}
