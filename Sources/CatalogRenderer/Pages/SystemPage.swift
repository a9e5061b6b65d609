import CatalogModel
import InterfaceStrings
import ReportFacts

/// Makes the start page of a system.
struct SystemPage {
  let scope: PageScope
  let index: SystemIndex

  private var system: System { scope.system }

  func content() -> SystemContext {
    var context = SystemContext(
      frame: scope.frame(kind: "system", title: system.name, description: system.summary),
      name: system.name, summary: system.summary, version: system.version,
      platforms: PlatformItem.items(system.platforms),
      health: HealthFigures(scope: scope, index: index).items,
      healthHref: scope.href(to: .health(system: system.slug)),
      face: system.emblem.map { scope.stage($0) } ?? "", firstGuide: firstGuide, colors: colors,
      layers: layers,
      guides: cards(.guide), moreGuides: more(.guides, .allGuides, count(.guide)),
      cases: cards(.case), moreCases: more(.cases, .allGuides, count(.case)),
      moreComponents: hasMoreComponents
        ? LinkItem(
          title: words(StartPhrase.allComponents, count: system.components.count),
          href: scope.href(to: .components(system: system.slug))) : nil,
      specifications: SpecificationsPage.cards(from: scope), rules: rules,
      tokenGroups: tokenGroups, modules: modules, outline: outline)
    context.frame.contents = contents(context)
    return context
  }

  /// What the navigation of the HTML leads to: the sections, then the system's own pages.
  private var outline: [LinkSection] {
    let sections = scope.outline.sections
    let own = sections.first?.entries.filter { !scope.isOwn($0.route) } ?? []
    return sections.dropFirst().map { section in
      LinkSection(title: section.title, cards: section.listed.map(scope.card))
    } + [LinkSection(title: words(StartPhrase.reports), cards: own.map(scope.card))]
  }

  private func contents(_ page: SystemContext) -> [ContentsItem] {
    var contents = page.layers.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    func add(_ title: OutlinePhrase, _ anchor: String, if cards: [LinkCard]) {
      if !cards.isEmpty { contents.append(ContentsItem(title: words(title), href: "#" + anchor)) }
    }
    add(.tokens, "tokens", if: page.tokenGroups)
    add(.guides, "guides", if: page.guides)
    add(.requirements, "requirements", if: page.specifications)
    add(.rules, "rules", if: page.rules)
    add(.api, "api", if: page.modules)
    add(.cases, "cases", if: page.cases)
    contents.append(ContentsItem(title: words(SystemPhrase.health), href: "#health"))
    return contents
  }

  private var words: Words { scope.words }

  private var layers: [SystemContext.Layer] {
    Layer.allCases.compactMap { layer in
      let components = system.components.filter { $0.layer == layer }
      guard !components.isEmpty else { return nil }
      return SystemContext.Layer(
        title: words.layer(layer), anchor: layer.anchor, summary: words.layerSummary(layer),
        components: components.prefix(Self.limit).map(card))
    }
  }

  private func card(_ component: Component) -> ComponentCard {
    ComponentCard(
      name: component.name, summary: component.summary,
      href: scope.href(to: .component(component.slug, system: system.slug)),
      status: component.status.rawValue, statusLabel: words.status(component.status),
      isStable: component.status == .stable,
      thumbnail: component.examples.first.map {
        scope.stage($0.root)
      } ?? "")
  }

  private func cards(_ kind: Guide.Kind) -> [LinkCard] {
    system.guidesFromTop(kind).prefix(Self.limit).map { guide in
      LinkCard(
        title: guide.title,
        href: scope.href(to: .guide(guide.slug, system: system.slug)),
        summary: guide.summary)
    }
  }

  /// How many pages of a section are shown, and components of a layer.
  private static let limit = 24

  private func count(_ kind: Guide.Kind) -> Int {
    system.guides.count { $0.kind == kind && !$0.isIntroduction }
  }

  /// The link to a whole section of which only the first pages are shown.
  private func more(
    _ section: SiteOutline.Section.Kind, _ phrase: StartPhrase, _ count: Int
  ) -> LinkItem? {
    guard count > Self.limit, let index = scope.outline.section(section)?.index else { return nil }
    return LinkItem(
      title: words(phrase, count: count),
      href: scope.href(to: index.route, anchor: index.anchor))
  }

  private var firstGuide: LinkItem? { scope.firstGuides(1).first }

  /// Colours that are neither internal nor deprecated, in the order of the files.
  private var colors: [ComponentContext.TokenUse] {
    system.tokens.lazy
      .filter { $0.type == .color && !$0.isInternal && !$0.deprecation.isDeprecated }
      .prefix(Self.limit).compactMap { TokenUseBuilder.item($0.path, scope) }
  }

  private var hasMoreComponents: Bool {
    Dictionary(grouping: system.components, by: \.layer).values.contains { $0.count > Self.limit }
  }

  private var rules: [LinkCard] {
    system.rules.map { rule in
      LinkCard(
        title: rule.title,
        href: scope.href(to: .rule(rule.slug, system: system.slug)),
        summary: rule.summary)
    }
  }

  private var modules: [LinkCard] {
    system.modules.map { module in
      LinkCard(
        title: module.name,
        href: scope.href(
          to: .api(system: system.slug),
          anchor: index.references.symbols.moduleAnchors[module.name]),
        summary: scope.figures(ofModule: module.name))
    }
  }

  private var tokenGroups: [LinkCard] {
    TokenPages(scope: scope, index: index).groupCards
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
