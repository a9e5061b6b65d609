import CatalogModel
import DesignTokens

/// Makes what a page shows of a token.
struct TokenItemBuilder {
  let site: SystemSite
  let page: String

  private var slug: String { site.system.slug }

  func item(_ token: Token) -> TokenItem {
    let rows = values(of: token)
    let isConstant = token.axes.isEmpty
    let current = token.value()
    return TokenItem(
      path: token.path.text, anchor: ReferenceIndex.anchor(of: token.path),
      typeLabel: token.type?.label ?? "", description: token.description ?? "",
      deprecation: deprecation(token),
      isUnknown: rows.contains(where: \.isUnknown), unknownReason: current?.unknownReason ?? "",
      swatch: SwatchMarkup.swatch(token, system: slug, isUnknown: current?.isUnknown ?? false),
      overviewSwatch: SwatchMarkup.swatch(
        token, system: slug, isInteractive: false, isUnknown: current?.isUnknown ?? false),
      constant: isConstant ? current.map { TokenValueText.of($0.value) } ?? "" : nil,
      values: isConstant ? [] : rows, cssName: token.path.cssProperty,
      swiftName: token.metadata.swift ?? "",
      aliases: links(aliases(of: token)), usedByTokens: links(token.dependents),
      usedBy: usedBy(token))
  }

  /// One row for each group of contexts that share a value.
  private func values(of token: Token) -> [TokenItem.ValueRow] {
    let axes = token.axes
    let modifiers = site.system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers) { Drawn(token.value(in: Context($0))) }
    return groups.map { group, drawn in
      TokenItem.ValueRow(
        context: group.label, value: drawn.text,
        swatch: SwatchMarkup.swatch(
          token, system: slug, context: group.representative, isInteractive: false,
          isUnknown: drawn.unknownReason != nil),
        confidence: drawn.unknownReason ?? drawn.confidence,
        isUnknown: drawn.unknownReason != nil)
    }
  }

  /// What a row shows, by which rows are told apart.
  private struct Drawn: Equatable {
    var text: String
    var confidence: String
    /// `nil` when the value is known.
    var unknownReason: String?

    init(_ value: ResolvedToken?) {
      text = value.map { TokenValueText.of($0.value) } ?? "none"
      confidence = value?.confidence?.label ?? ""
      unknownReason =
        value?.isUnknown == true ? value?.unknownReason ?? "The value is not known." : nil
    }
  }

  private func deprecation(_ token: Token) -> String? {
    guard case .deprecated(let reason) = token.deprecation else { return nil }
    return "<strong>Deprecated.</strong> " + mentions(in: reason ?? "")
  }

  /// Text in which `{color.tertiary}` leads to that token.
  private func mentions(in text: String) -> String {
    var html = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let mention = rest[open...close]
      html += HTML.escaped(String(rest[..<open]))
      if let token = site.system.tokens.token(alias: String(mention)) {
        html +=
          "<a\(HTML.attributes([("href", href(token))]))><code>\(HTML.escaped(token.path.text))</code></a>"
      } else {
        html += HTML.escaped(String(mention))
      }
      rest = rest[rest.index(after: close)...]
    }
    return html + HTML.escaped(String(rest))
  }

  /// What the token refers to in its default context, leaving out plumbing.
  private func aliases(of token: Token) -> [Token] {
    (token.value()?.references ?? []).compactMap { site.system.tokens[$0] }
  }

  private func links(_ tokens: [Token]) -> [TokenItem.TokenLink] {
    var seen: Set<TokenPath> = []
    return tokens.filter { !$0.isInternal && seen.insert($0.path).inserted }.map { token in
      TokenItem.TokenLink(path: token.path.text, href: href(token))
    }
  }

  private func href(_ token: Token) -> String {
    let place = ReferenceIndex.place(of: token, system: slug)
    return site.href(from: page, to: place.route, anchor: place.anchor)
  }

  private func usedBy(_ token: Token) -> [NamedLink] {
    (site.usage.componentsByToken[token.path] ?? []).map { component in
      NamedLink(
        name: component.name,
        href: site.href(from: page, to: .component(component.slug, system: slug)))
    }
  }
}

extension TokenType {
  /// The type in words.
  var label: String {
    switch self {
    case .color: "colour"
    case .dimension: "dimension"
    case .fontFamily: "font family"
    case .fontWeight: "font weight"
    case .duration: "duration"
    case .cubicBezier: "cubic Bézier"
    case .number: "number"
    case .strokeStyle: "stroke style"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    }
  }
}
