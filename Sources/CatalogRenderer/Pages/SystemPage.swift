import CatalogModel

/// Makes the start page of a system.
struct SystemPage {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .system(system.slug) }
  private var page: String { site.path(route) }

  func context() -> SystemContext {
    let layers = self.layers
    let guides = cards(.guide)
    let modules = self.modules
    var contents = [ContentsItem(title: "Health", href: "#health")]
    if !guides.isEmpty { contents.append(ContentsItem(title: "Guides", href: "#guides")) }
    if !tokenGroups.isEmpty { contents.append(ContentsItem(title: "Tokens", href: "#tokens")) }
    contents += layers.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    if !modules.isEmpty { contents.append(ContentsItem(title: "API", href: "#api")) }
    return SystemContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "system", title: system.name, description: system.summary, contents: contents),
      name: system.name, summary: system.summary, version: system.version,
      platforms: PlatformItem.items(system.platforms),
      health: HealthFigures(site: site).items(from: page), layers: layers,
      guides: guides, cases: cards(.case), tokenGroups: tokenGroups, modules: modules)
  }

  private var layers: [SystemContext.Layer] {
    Layer.allCases.compactMap { layer in
      let components = system.components.filter { $0.layer == layer }
      guard !components.isEmpty else { return nil }
      return SystemContext.Layer(
        title: layer.title, anchor: layer.anchor, summary: layer.summary,
        components: components.map(card))
    }
  }

  private func card(_ component: Component) -> ComponentCard {
    ComponentCard(
      name: component.name, summary: component.summary,
      href: site.href(from: page, to: .component(component.slug, system: system.slug)),
      status: component.status.rawValue, statusLabel: component.status.label,
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
