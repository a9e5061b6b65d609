import CatalogModel
import DesignTokens

/// Makes the pages of the tokens: one that leads to the groups, and one for each group.
struct TokenPages {
  let site: SystemSite
  /// The tokens that are shown, by the first name of their paths.
  private let tokensByGroup: [String: [Token]]

  init(site: SystemSite) {
    self.site = site
    tokensByGroup = Dictionary(grouping: site.system.tokens.filter { !$0.isInternal }) {
      $0.path.names.first ?? ""
    }
  }

  private var system: System { site.system }
  private var route: Route { .tokens(system: system.slug) }

  func overview() -> TokensContext {
    let page = site.path(route)
    let builder = TokenItemBuilder(site: site, page: page)
    let sections = site.outline.tokenGroups.map { group in
      TokenListSection(
        title: TokenGroupTitle.of(group), anchor: "all-\(Slug.of(group))",
        items: tokens(in: group).map(builder.listItem))
    }
    let deprecated = sections.flatMap(\.items).filter { $0.deprecation != nil }
    let modifiers = TokenModifiers.items(system.tokens)
    let unevaluated = TokenSourceBuilder(site: site).unevaluated
    return TokensContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "tokens", title: "Tokens", description: summary,
        contents: contents([
          "contexts": !modifiers.isEmpty, "deprecated": !deprecated.isEmpty,
          "not-evaluated": !unevaluated.isEmpty, "files": !site.downloads.files.isEmpty,
        ]),
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: summary, types: types, modifiers: modifiers, groups: groupCards(from: page),
      unevaluated: unevaluated, sections: sections, deprecated: deprecated,
      downloads: downloads(from: page))
  }

  func groupCards(from page: String) -> [LinkCard] {
    site.outline.tokenGroups.map { group in
      LinkCard(
        title: TokenGroupTitle.of(group),
        href: site.href(from: page, to: .tokenGroup(group, system: system.slug)),
        summary: description(of: group), count: Plural.text(tokens(in: group).count, "token"))
    }
  }

  func group(_ name: String) -> TokenGroupContext {
    let route = Route.tokenGroup(name, system: system.slug)
    let page = site.path(route)
    let builder = TokenItemBuilder(site: site, page: page)
    let tokens = tokens(in: name)
    let title = TokenGroupTitle.of(name)
    return TokenGroupContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "token-group", title: title, description: description(of: name),
        contents: tokens.map {
          ContentsItem(title: $0.path.text, href: "#\(ReferenceIndex.anchor(of: $0.path))")
        },
        breadcrumbs: [
          SiteOutline.Entry(title: system.name, route: .system(system.slug)),
          SiteOutline.Entry(title: "Tokens", route: self.route),
        ]),
      summary: description(of: name),
      hasOverview: tokens.count >= 4 && !tokens.contains { SwatchShape($0)?.isMotion == true },
      tokens: tokens.map(builder.item))
  }

  func tokens(in group: String) -> [Token] { tokensByGroup[group] ?? [] }

  private func description(of group: String) -> String { system.description(ofTokens: group) }
}

// MARK: - Parts of the overview

extension TokenPages {
  var summary: String {
    switch system.tokenOrigin {
    case .files:
      "The named values of \(system.name), in the format of the Design Tokens Community Group."
    case .swift: "The named values of \(system.name), read from its Swift source."
    }
  }

  /// - Parameter isShown: Of the sections that are not always there, by their anchors.
  private func contents(_ isShown: [String: Bool]) -> [ContentsItem] {
    let sections = [
      ("Groups", "groups"), ("Contexts", "contexts"), ("Deprecated", "deprecated"),
      ("Not evaluated", "not-evaluated"), ("Files", "files"), ("All tokens", "all"),
    ]
    return sections.filter { isShown[$0.1] ?? true }
      .map { ContentsItem(title: $0.0, href: "#\($0.1)") }
  }

  /// The types in the order of the format, those without tokens left out.
  private var types: [TokenTypeItem] {
    let counts = Dictionary(
      system.tokens.filter { !$0.isInternal }.compactMap(\.type).map { ($0, 1) },
      uniquingKeysWith: +)
    return TokenType.allCases.compactMap { type in
      counts[type].map { TokenTypeItem(label: type.label, count: $0) }
    }
  }

  private func downloads(from page: String) -> [LinkCard] {
    site.downloads.files.map { file in
      LinkCard(
        title: file.name, href: RelativeURL.from(page, to: file.path), summary: file.summary)
    }
  }
}

/// Says of each modifier what its contexts are and which of them holds.
enum TokenModifiers {
  static func items(_ tokens: ResolvedTokens) -> [TokenModifierItem] {
    var reach: [String: Int] = [:]
    for token in tokens where !token.isInternal {
      for axis in token.axes { reach[axis, default: 0] += 1 }
    }
    return tokens.modifiers.map { modifier in
      let contexts = modifier.contexts.map { context in
        context == modifier.defaultContext ? "\(context) (default)" : context
      }
      return TokenModifierItem(
        name: FrameBuilder.label(modifier.name), description: modifier.description ?? "",
        contexts: contexts.joined(separator: ", "), rule: rule(modifier),
        reach: "Changes \(Plural.text(reach[modifier.name] ?? 0, "token")).")
    }
  }

  /// The stylesheets ask the reader's system for some modifiers, unless an attribute decides.
  private static func rule(_ modifier: TokenModifier) -> String {
    let queries = CSSExporter.defaultMediaQueries[modifier.name.lowercased()] ?? [:]
    return modifier.contexts.contains { queries[$0.lowercased()] != nil }
      ? "Follows the reader's system unless it is chosen at the top of the page."
      : "Is chosen at the top of the page."
  }
}

extension System {
  /// What a group of tokens is for; empty where it does not say.
  func description(ofTokens group: String) -> String {
    tokens.group(TokenPath(group))?.description ?? ""
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
