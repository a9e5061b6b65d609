import CatalogModel
import DesignTokens

/// Makes what a page shows of a token.
struct TokenItemBuilder {
  let site: SystemSite
  let page: String

  private var slug: String { site.system.slug }
  private var relations: TokenRelationsBuilder { TokenRelationsBuilder(site: site, page: page) }

  func item(_ token: Token) -> TokenItem {
    let rows = values(of: token)
    let isConstant = token.axes.isEmpty
    let current = token.value()
    return TokenItem(
      path: token.path.text, anchor: ReferenceIndex.anchor(of: token.path),
      typeLabel: token.type?.label ?? "", description: token.description ?? "",
      deprecation: deprecation(of: token),
      isUnknown: rows.contains(where: \.isUnknown), unknownReason: current?.unknownReason ?? "",
      swatch: SwatchMarkup.swatch(token, system: slug, isUnknown: current?.isUnknown ?? false),
      overviewSwatch: SwatchMarkup.swatch(
        token, system: slug, isInteractive: false, isUnknown: current?.isUnknown ?? false),
      constant: isConstant ? current.map { TokenValueText.of($0.value) } ?? "" : nil,
      values: isConstant ? [] : rows, gamutLabels: gamutLabels(rows),
      details: isConstant ? rows.first?.details ?? TokenDetails() : TokenDetails(),
      cssName: token.path.cssProperty, swiftName: swiftName(of: token),
      relations: relations.relations(of: token, isConstant: isConstant))
  }

  /// What a list of tokens shows.
  func listItem(_ token: Token) -> TokenListItem {
    let value = token.value()
    return TokenListItem(
      path: token.path.text, href: relations.link(token).href,
      swatch: SwatchMarkup.swatch(
        token, system: slug, isInteractive: false, isUnknown: value?.isUnknown ?? false),
      typeLabel: token.type?.label ?? "",
      value: value.map { $0.isUnknown ? "unknown" : TokenValueText.of($0.value) } ?? "none",
      names: "\(token.path.cssProperty) \(swiftName(of: token))",
      deprecation: deprecation(of: token))
  }

  /// Empty for a token that Swift needs no constant for.
  private func swiftName(of token: Token) -> String {
    if token.metadata.hasSwift == false { return "" }
    return token.metadata.swift ?? token.path.swiftName(namespace: site.system.swiftNamespace)
  }

  private func gamutLabels(_ rows: [TokenValueItem]) -> [String] {
    var seen: Set<String> = []
    return rows.flatMap(\.details.gamuts).map(\.reach.rawValue).filter { seen.insert($0).inserted }
  }
}

// MARK: - Values

extension TokenItemBuilder {
  /// One row for each group of contexts that share a value.
  private func values(of token: Token) -> [TokenValueItem] {
    let axes = token.axes
    let modifiers = site.system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers) { choice in
      let value = token.value(in: Context(choice))
      return Drawn(value, aliases: relations.aliases(of: value))
    }
    return groups.map { group, drawn in
      TokenValueItem(
        context: group.label, value: drawn.text,
        swatch: SwatchMarkup.swatch(
          token, system: slug, context: group.representative, isInteractive: false,
          isUnknown: drawn.unknownReason != nil),
        confidence: drawn.unknownReason ?? drawn.confidence,
        isUnknown: drawn.unknownReason != nil, details: drawn.details, aliases: drawn.aliases)
    }
  }

  /// What a row shows, by which rows are told apart.
  private struct Drawn: Equatable {
    var text: String
    var confidence: String
    /// `nil` when the value is known.
    var unknownReason: String?
    var details = TokenDetails()
    var aliases: [TokenLink]

    init(_ resolved: ResolvedToken?, aliases: [TokenLink]) {
      text = resolved.map { TokenValueText.of($0.value) } ?? "none"
      confidence = resolved?.confidence?.label ?? ""
      unknownReason =
        resolved?.isUnknown == true ? resolved?.unknownReason ?? "The value is not known." : nil
      self.aliases = aliases
      guard let value = resolved?.value, unknownReason == nil else { return }
      details = TokenDetails(
        conversions: TokenConversions.of(value), gamuts: TokenGamut.all(in: value),
        namesColors: value.type != .color)
    }
  }
}

// MARK: - Deprecation

extension TokenItemBuilder {
  private func deprecation(of token: Token) -> String? {
    guard case .deprecated(let reason) = token.deprecation else { return nil }
    return "<strong>Deprecated.</strong> " + mentions(in: reason ?? "No reason is given.")
  }

  /// Text in which `{color.tertiary}` leads to that token.
  private func mentions(in text: String) -> String {
    var html = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let mention = rest[open...close]
      html += HTML.escaped(String(rest[..<open]))
      if let token = site.system.tokens.token(alias: String(mention)), !token.isInternal {
        let link = relations.link(token)
        html +=
          "<a\(HTML.attributes([("href", link.href)]))><code>\(HTML.escaped(link.path))</code></a>"
      } else {
        html += HTML.escaped(String(mention))
      }
      rest = rest[rest.index(after: close)...]
    }
    return html + HTML.escaped(String(rest))
  }
}
