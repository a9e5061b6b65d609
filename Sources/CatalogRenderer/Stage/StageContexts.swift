import AgentUI
import CatalogModel
import DesignTokens
import InterfaceStrings
import JSONTree
import ReportFacts

/// The contexts that make a difference to a component: those that its tokens, and those of what its
/// examples hold, react to.
struct StageContexts {
  /// In the order of the system.
  let modifiers: [TokenModifier]
  /// Every combination, equal ones as one, each with its name; empty where there is one alone.
  let groups: [(label: String, context: [String: String])]
  /// The contexts of all modifiers that a node in the data may set.
  private let settable: [TokenModifier]

  /// How many combinations are compared and drawn.
  private static let combinationLimit = 256
  private static let drawingLimit = 48

  init(_ component: Component, scope: PageScope) {
    let system = scope.system
    let usage = scope.index.usage
    let names = Set([component.name] + component.examples.flatMap(\.root.componentNames))
    let stage = system.stage
    let behind = [stage.background, stage.foreground, stage.font].compactMap(\.self)
    let drawn =
      names.flatMap { usage.tokensByPreview[$0] ?? [] } + behind.map { TokenPath($0.name) }
    let tokens = Set(drawn).compactMap { system.tokens[$0] }
    let axes = Set(tokens.flatMap(\.axes))
    modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
    settable = system.tokens.modifiers
    groups = Self.groups(modifiers, tokens, scope.words)
  }

  private static func groups(
    _ modifiers: [TokenModifier], _ tokens: [Token], _ words: Words
  ) -> [(label: String, context: [String: String])] {
    var count = 1
    let compared = modifiers.prefix { modifier in
      count *= max(1, modifier.contexts.count)
      return count <= combinationLimit
    }
    let groups = ContextGroup.groups(of: compared.map { ($0.name, $0.contexts) }) { choice in
      tokens.map { $0.value(in: Context(choice))?.value }
    }
    guard groups.count > 1 else { return [] }
    return groups.prefix(drawingLimit).map { group, _ in
      (FrameBuilder.label(words.contexts(group)), group.representative)
    }
  }

  /// Its part of the page's data.
  var members: [JSONValue.Member] {
    [
      .init(
        "contexts",
        .object(
          settable.map { .init($0.name, .array($0.contexts.map { .string($0) })) })),
      .init(
        "groups",
        .array(
          groups.map { group in
            .array(
              StageMarkup.scope(system: "", context: group.context).dropFirst().map {
                [.string($0.name), .string($0.value)]
              })
          })),
    ]
  }
}
