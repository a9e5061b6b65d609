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
    if component.picture != nil { return nil }
    let examples = examples
    guard let first = examples.first else { return nil }
    let isLive = scope.outline(ofPreview: component.name) != nil
    let offers = StageOffers(component, in: system)
    let contexts = StageContexts(component, scope: scope)
    let data = StageData(
      scope: scope, component: component, examples: examples, offers: offers, contexts: contexts)
    return StageItem(
      example: ExampleBuilder(scope: scope).item(first, anchor: "stage"),
      data: isLive ? data.text : "", isLive: isLive,
      controls: isLive ? controls(of: first) : [], children: isLive ? children(of: first) : [],
      offers: isLive ? offers.nodes.map(\.component) : [],
      axes: AxisItem.items(
        of: contexts.modifiers.filter { !$0.isAppearance }, in: system.tokens, scope.words),
      backdrops: backdrops,
      textSizes: data.fonts.isEmpty ? [] : Self.textSizes,
      tokenFacts: isLive && !system.tokens.isEmpty ? scope.tokenFactsHref : "",
      label: label(of: first),
      groups: contexts.groups.map { label, context in
        StageGroup(label: label, preview: scope.stage(first.root, context: context))
      })
  }

  /// The examples that the stage shows: those that the component is part of.
  private var examples: [Example] {
    component.examples.filter { $0.root.componentNames.contains(component.name) }
  }

  /// The anchors of the examples that a reader can put on the stage.
  var shownExamples: [String] {
    component.picture != nil || scope.outline(ofPreview: component.name) == nil
      ? [] : examples.map(ComponentPage.anchor)
  }

  // MARK: The first example

  private func node(of example: Example) -> AgentNode? {
    example.root.first(of: component.name)
  }

  /// What VoiceOver reads: the label of the component, in which each `{prop}` is its value.
  private func label(of example: Example) -> String? {
    component.accessibility.label.map { label in
      label.replacing(/\{([^{}]*)\}/) { match in
        let name = String(match.1)
        let given = node(of: example)?.props.first { $0.name == name }
        return given?.value.text ?? component.contract.prop(name)?.defaultValue ?? ""
      }
    }
  }

  private func children(of example: Example) -> [StageChild] {
    let names = node(of: example)?.children.map(\.component) ?? []
    let isNeeded = names.count == 1 && component.contract.needsChildren
    return names.map { name in
      StageChild(
        name: name, isNeeded: isNeeded,
        remove: scope.words(StagePhrase.remove).replacing("[name]", with: name))
    }
  }

  private func controls(of example: Example) -> [StageControl] {
    let given = node(of: example)?.props ?? []
    return component.contract.props.enumerated().map { index, prop in
      let value = given.first { $0.name == prop.name }?.spelling ?? prop.defaultValue ?? ""
      return control(prop, id: "stage-prop-\(index + 1)", value: value)
    }
  }

  private func control(_ prop: PropContract, id: String, value: String) -> StageControl {
    let choices = prop.choices.map { choice in
      StageControl.Choice(
        value: choice.name, isChosen: choice.name == value,
        swatch: prop.kind == .token ? swatch(choice.name) : "")
    }
    return StageControl(
      name: prop.name, id: id, form: form(prop), value: value, choices: choices,
      bounds: prop.bounds, isWhole: prop.kind == .integer,
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

  /// The settings of Dynamic Type by Apple's names; Large is the default.
  private static let textSizes = [
    "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ].map { name in
    let isDefault = name == "Large"
    return AxisItem.Option(value: isDefault ? "" : name, label: name, isDefault: isDefault)
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

extension AgentNode {
  /// The first node of a component in the tree.
  fileprivate func first(of name: String) -> AgentNode? {
    if component == name { return self }
    return children.lazy.compactMap { $0.first(of: name) }.first
  }
}
