import CatalogModel
import DesignTokens

/// Makes the pages of the tokens: one that leads to the groups, and one for each group.
struct TokenPages {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .tokens(system: system.slug) }

  func overview() -> TokensContext {
    let summary =
      "The named values of \(system.name), in the format of the Design Tokens Community Group."
    return TokensContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "tokens", title: "Tokens", description: summary,
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: summary,
      modifiers: system.tokens.modifiers.map { modifier in
        TokensContext.Modifier(
          name: FrameBuilder.label(modifier.name), description: modifier.description ?? "",
          contexts: modifier.contexts.joined(separator: ", "))
      },
      groups: groupCards(from: site.path(route)))
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
      hasOverview: tokens.count >= 4 && !tokens.contains { $0.type == .transition },
      tokens: tokens.map(builder.item))
  }

  private func tokens(in group: String) -> [Token] {
    system.tokens.filter { !$0.isInternal && $0.path.names.first == group }
  }

  private func description(of group: String) -> String {
    system.tokens.group(TokenPath(group))?.description ?? ""
  }
}
