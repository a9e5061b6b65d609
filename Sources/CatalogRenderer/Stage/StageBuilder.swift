import AgentUI
import CatalogModel
import DesignTokens
import InterfaceStrings

/// Makes the stage of a component's page.
struct StageBuilder {
  let scope: PageScope
  let component: Component

  private var system: System { scope.system }

  /// Values that stand side by side; more are a menu.
  private static let segmentLimit = 4
  private static let tokenLimit = 12
  private static let backdropLimit = 8

  /// `nil` for a component without an example of itself, which has nothing to begin with.
  func item() -> StageItem? {
    let examples = component.examples.filter { $0.root.componentNames.contains(component.name) }
    guard let first = examples.first else { return nil }
    let isLive = scope.outline(ofPreview: component.name) != nil
    let offers = StageOffers(component, in: system)
    let contexts = StageContexts(component, scope: scope)
    let data = StageData(
      scope: scope, component: component, examples: examples, offers: offers, contexts: contexts)
    return StageItem(
      example: ExampleBuilder(scope: scope).item(first, anchor: "stage"),
      data: isLive ? data.text : "", isLive: isLive,
      controls: isLive ? component.contract.props.enumerated().map(control) : [],
      offers: isLive ? offers.nodes.map(\.component) : [],
      axes: AxisItem.items(
        of: contexts.modifiers.filter { !$0.isAppearance }, scope.words), backdrops: backdrops,
      tokenFacts: isLive && !system.tokens.isEmpty ? scope.tokenFactsHref : "",
      hasLabel: component.accessibility.label != nil,
      hasContexts: isLive && !contexts.groups.isEmpty)
  }

  private func control(_ index: Int, _ prop: PropContract) -> StageControl {
    let id = "stage-prop-\(index + 1)"
    let choices = prop.choices.map { choice in
      StageControl.Choice(
        value: choice.name, swatch: prop.kind == .token ? swatch(choice.name) : "")
    }
    return StageControl(
      name: prop.name, id: id, form: form(prop), choices: choices,
      step: prop.kind == .integer ? "1" : "any",
      mayBeMissing: !prop.isRequired && prop.defaultValue == nil)
  }

  private func form(_ prop: PropContract) -> StageControl.Form {
    switch prop.kind {
    case .enum: prop.choices.count <= Self.segmentLimit ? .segments : .menu
    case .token where prop.choices.isEmpty: .text
    case .token: prop.choices.count <= Self.tokenLimit ? .tokens : .menu
    case .boolean: .toggle
    case .integer, .number: .number
    case .string, .action: .text
    }
  }

  private func swatch(_ path: String) -> String {
    system.tokens[TokenPath(path)].map {
      SwatchMarkup(system: system.slug, words: scope.words).swatch($0, isInteractive: false)
    } ?? ""
  }

  /// Gradients, and what colour pairs of the system are measured over: a preview that lets something
  /// through shows it on them.
  private var backdrops: [AxisItem.Option] {
    let over = Set(
      system.components.flatMap(\.contrast).flatMap(\.over).map { TokenPath($0.name) })
    let tokens = system.tokens.filter { token in
      !token.isInternal && (token.type == .gradient || over.contains(token.path))
    }
    return tokens.prefix(Self.backdropLimit).map {
      AxisItem.Option(value: $0.path.cssProperty, label: $0.path.text, isDefault: false)
    }
  }
}
