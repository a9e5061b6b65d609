import AgentUI
import CatalogModel
import CommonMark
import DesignTokens
import Diagnostics
import InterfaceStrings
import ReportFacts
import SwiftSymbols

/// Makes the page of a component.
struct ComponentPage {
  let scope: PageScope
  let index: SystemIndex
  let component: Component

  private var system: System { index.system }
  private var words: Words { scope.words }

  func content(_ texts: inout TextBuilder) -> ComponentContext {
    let guide = guide(&texts)
    let props = PropBuilder.items(component, index.marks, &texts, words)
    let api = ComponentAPI(scope: scope, index: index).item(for: component)
    let contrast = contrast
    let stage = StageBuilder(scope: scope, component: component).item()
    let requirements = RequirementLinks(scope: scope, trace: index.trace)
      .links(metBy: .component(component.name))
    var frame = frame(
      contents([
        "contexts": stage?.hasContexts == true, "contrast": contrast.isThere,
        "api": !api.symbols.isEmpty, "requirements": !requirements.isEmpty,
      ]))
    frame.hasStage = stage?.isLive == true
    return ComponentContext(
      frame: frame,
      name: component.name, summary: component.summary,
      status: component.status.rawValue, statusLabel: words.status(component.status),
      marks: words.marks(index.marks.mark(ofComponent: component.name)),
      layerLabel: words.layerName(component.layer), priority: component.priority,
      module: component.contract.swift.module, swiftType: component.contract.swift.type,
      swiftHref: swiftHref, semantics: component.semantics,
      platforms: platforms, stage: stage,
      picture: PictureItem(component, scope), examples: examples, screens: screens, guide: guide,
      props: props, propNotices: propNotices, childrenRule: childrenRule,
      allowedChildren: allowedChildren, requiresSemantics: component.contract.requiresSemantics,
      accessibilityLabel: component.accessibility.label,
      accessibilityRole: component.accessibility.role, minimumTarget: minimumTarget,
      accessibilityNotes: Self.notes(component, &texts), contrast: contrast, tokens: tokens,
      tokenCount: words(TokensPhrase.tokens, count: tokens.count), api: api, related: related,
      requirements: requirements,
      requirementCount: words(SpecsPhrase.requirements, count: requirements.count))
  }

  private func guide(_ texts: inout TextBuilder) -> [GuideSectionItem] {
    guard let guide = component.guide else { return [] }
    return TextPartBuilder(
      scope: scope, fences: component.fences, path: guide.path, headingOffset: 1,
      anchorPrefix: ComponentKind.guidePrefix
    ).sections(of: guide, &texts)
  }

  static func notes(
    _ component: Component, _ texts: inout TextBuilder
  ) -> [ComponentContext.Note] {
    component.accessibility.notes.map {
      ComponentContext.Note(
        text: texts.inline(
          $0, at: SourceLocation(component.location.path), of: "a note on accessibility"))
    }
  }

  private var swiftHref: String? {
    let swift = component.contract.swift
    return index.references.symbols.target(of: swift.type, inModule: swift.module).map {
      scope.href(to: $0.route, anchor: $0.anchor)
    }
  }

  private var contrast: ComponentContrastItem {
    let builder = scope.pairs
    let group = index.contrast.group(of: component)
    return ComponentContrastItem(
      declared: (group?.declared ?? []).map { builder.item($0, isOpen: false) },
      drawn: (group?.drawn ?? []).map { builder.item($0, isOpen: false) },
      unread: (group?.unread ?? []).map(words.unread),
      summary: ContrastText(words).standings(ContrastTally((group?.entries ?? []).map(\.table))),
      requirementsHref: index.contrast.isEmpty
        ? "" : scope.href(to: .contrast(system: system.slug), anchor: "settings")
    ) { [scope] writer in
      scope.write(group?.entries ?? [], to: &writer)
    }
  }

  /// - Parameter isShown: Of the sections that only their content can tell, by their anchors.
  private func contents(_ isShown: [String: Bool]) -> [ContentsItem] {
    var contents = [ContentsItem(title: words(ComponentPhrase.examples), href: "#examples")]
    contents += component.examples.map {
      ContentsItem(title: $0.name, href: "#\(Self.anchor(of: $0))", isNested: true)
    }
    let isShown = isShown.merging([
      "usage": component.guide != nil, "related": !related.isEmpty,
      "tokens": !(index.usage.tokensByComponent[component.name] ?? []).isEmpty,
    ]) { $1 }
    let sections: [(title: ComponentPhrase, anchor: String)] = [
      (.contexts, "contexts"), (.usage, "usage"), (.props, "props"),
      (.accessibility, "accessibility"), (.contrast, "contrast"), (.tokensUsed, "tokens"),
      (.api, "api"), (.requirements, "requirements"), (.related, "related"),
    ]
    return contents
      + sections.filter { isShown[$0.anchor] ?? true }
      .map { ContentsItem(title: words($0.title), href: "#\($0.anchor)") }
  }

  private func frame(_ contents: [ContentsItem]) -> PageFrame {
    scope.frame(
      kind: "component", title: component.name, description: component.summary,
      contents: contents,
      trail: [
        SiteOutline.Entry(
          title: words.layer(component.layer), route: .system(system.slug),
          anchor: component.layer.anchor)
      ])
  }

  /// The platforms of the system, with those marked that the component does not support.
  private var platforms: [PlatformItem] {
    let own = Dictionary(
      component.platforms.map { ($0.name, $0.versionText) }, uniquingKeysWith: { $1 })
    return system.platforms.map { platform in
      guard let version = own[platform.name] else {
        return PlatformItem(name: platform.name, version: "", isAvailable: false)
      }
      return PlatformItem(name: platform.name, version: version)
    }
  }

  static func anchor(of example: Example) -> String { "example-\(Slug.of(example.name))" }

  private var examples: [ExampleItem] {
    let builder = ExampleBuilder(scope: scope)
    let shown = StageBuilder(scope: scope, component: component).shownExamples
    return component.examples.map { example in
      var item = builder.item(example, anchor: Self.anchor(of: example))
      item.isOnStage = shown.contains(item.anchor)
      item.isFirstOnStage = shown.first == item.anchor
      return item
    }
  }

  private var screens: [NamedLink] {
    system.screens.filter { $0.componentNames.contains(component.name) }.map { screen in
      NamedLink(
        name: screen.name,
        href: scope.href(
          to: .screens(system: system.slug),
          anchor: ScreensPage.anchor(of: screen)))
    }
  }

  private var propNotices: [String] {
    let facet = index.report.facets.first { $0.kind == .props }
    return (facet?.missing ?? []).filter { $0.name == component.name }.map { item in
      item.detail.isEmpty ? words(ComponentPhrase.initialiserDiffers) : item.detail
    }
  }

  private var childrenRule: String {
    switch component.contract.children {
    case .none: words(ComponentPhrase.noChildren)
    case .any: words(ComponentPhrase.anyView)
    case .only: words(ComponentPhrase.onlyChildren)
    }
  }

  private var allowedChildren: [NamedLink] {
    guard case .only(let names) = component.contract.children else { return [] }
    return names.map { NamedLink(name: $0, href: scope.href(toName: $0) ?? "#props") }
  }

  private var minimumTarget: String? {
    component.accessibility.minimumTarget.map { side in
      let text = NumberText.of(side)
      return "\(text) × \(text) pt"
    }
  }

  private var tokens: [ComponentContext.TokenUse] {
    (index.usage.tokensByComponent[component.name] ?? []).compactMap {
      TokenUseBuilder.item($0, scope)
    }
  }

  private var related: [NamedLink] {
    component.related.compactMap { reference in
      guard let other = system.components.first(where: { $0.name == reference.name })
      else { return nil }
      return NamedLink(
        name: other.name,
        href: scope.href(to: .component(other.slug, system: system.slug)),
        summary: other.summary)
    }
  }
}
