import CatalogModel
import InterfaceStrings

/// Makes the start page of a system.
struct SystemPage {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .system(system.slug) }
  private var page: String { site.path(route) }

  func context() -> SystemContext {
    var context = SystemContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "system", title: system.name, description: system.summary),
      name: system.name, summary: system.summary, version: system.version,
      platforms: PlatformItem.items(system.platforms),
      health: HealthFigures(site: site).items(from: page), layers: layers,
      guides: cards(.guide), cases: cards(.case),
      specifications: SpecificationsPage(site: site).cards(from: page), rules: rules,
      tokenGroups: tokenGroups, modules: modules)
    context.frame.contents = contents(context)
    return context
  }

  private func contents(_ page: SystemContext) -> [ContentsItem] {
    var contents = [ContentsItem(title: words(SystemPhrase.health), href: "#health")]
    func add(_ title: OutlinePhrase, _ anchor: String, if cards: [LinkCard]) {
      if !cards.isEmpty { contents.append(ContentsItem(title: words(title), href: "#" + anchor)) }
    }
    add(.guides, "guides", if: page.guides)
    add(.requirements, "requirements", if: page.specifications)
    add(.rules, "rules", if: page.rules)
    add(.tokens, "tokens", if: page.tokenGroups)
    contents += page.layers.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    add(.api, "api", if: page.modules)
    return contents
  }

  private var words: Words { site.words }

  private var layers: [SystemContext.Layer] {
    Layer.allCases.compactMap { layer in
      let components = system.components.filter { $0.layer == layer }
      guard !components.isEmpty else { return nil }
      return SystemContext.Layer(
        title: words.layer(layer), anchor: layer.anchor, summary: words.layerSummary(layer),
        components: components.map(card))
    }
  }

  private func card(_ component: Component) -> ComponentCard {
    ComponentCard(
      name: component.name, summary: component.summary,
      href: site.href(from: page, to: .component(component.slug, system: system.slug)),
      status: component.status.rawValue, statusLabel: words.status(component.status),
      isStable: component.status == .stable,
      thumbnail: component.examples.first.map {
        site.stage($0.root, from: page)
      } ?? "")
  }

  private func cards(_ kind: Guide.Kind) -> [LinkCard] {
    system.guides.filter { $0.kind == kind }.map { guide in
      LinkCard(
        title: guide.title,
        href: site.href(from: page, to: .guide(guide.slug, system: system.slug)),
        summary: guide.summary)
    }
  }

  private var rules: [LinkCard] {
    system.rules.map { rule in
      LinkCard(
        title: rule.title,
        href: site.href(from: page, to: .rule(rule.slug, system: system.slug)),
        summary: rule.summary)
    }
  }

  private var modules: [LinkCard] {
    system.modules.map { module in
      LinkCard(
        title: module.name,
        href: site.href(
          from: page, to: .api(system: system.slug),
          anchor: site.references.symbols.moduleAnchors[module.name]),
        summary: CoverageText.figures(of: module.name, in: site))
    }
  }

  private var tokenGroups: [LinkCard] {
    TokenPages(site: site).groupCards(from: page)
  }
}

extension Layer {
  /// Where the start page lists the layer.
  var anchor: String { "layer-\(rawValue)" }
}

extension Status {
  var label: String { FrameBuilder.label(rawValue) }
}

extension PlatformItem {
  static func items(_ platforms: [PlatformSupport]) -> [PlatformItem] {
    platforms.map { PlatformItem(name: $0.name, version: $0.versionText) }
  }
}
