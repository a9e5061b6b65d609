import AgentUI
import CatalogModel
import CommonMark
import DesignTokens
import PreviewPaint
import Workers

/// A place where a token is used.
struct TokenUse: Hashable, Sendable {
  var name: String
  /// The prop that uses it there; `nil` for what uses it as a whole.
  var prop: String?
  var route: Route
  var anchor: String?
}

/// Who uses which tokens: components in the stylesheets of their previews and in their props,
/// examples and screens in their agent YAML, components and rules in their texts, guides in theirs.
struct TokenUsage: Sendable {
  /// The uses of one token, each in the order of the system.
  struct Uses: Sendable {
    var components: [TokenUse] = []
    var examples: [TokenUse] = []
    var componentGuides: [TokenUse] = []
    var rules: [TokenUse] = []
  }

  /// Token paths in the order of the tokens that a component's preview draws with, by its name.
  private(set) var tokensByComponent: [String: [TokenPath]] = [:]
  /// The same, with those of the platform's views.
  private(set) var tokensByPreview: [String: [TokenPath]] = [:]
  private var usesByToken: [TokenPath: Uses] = [:]
  private let system: System
  private let references: ReferenceIndex
  private let guideCodes: Once<GuideCodes>

  /// - Parameter guideCodes: Asked only for the uses in guides, of which there may be thousands.
  init(_ system: System, _ references: ReferenceIndex, _ guideCodes: Once<GuideCodes>) {
    self.system = system
    self.references = references
    self.guideCodes = guideCodes
    addPreviews(system)
    for component in system.components {
      addProps(component, system)
      for example in component.examples {
        let use = TokenUse(
          name: "\(component.name), \(example.name)",
          route: .component(component.slug, system: system.slug),
          anchor: ComponentPage.anchor(of: example))
        add(use, for: tokens(in: example.root, system), to: \.examples)
      }
    }
    for screen in system.screens {
      let use = TokenUse(
        name: screen.name, route: .screens(system: system.slug),
        anchor: ScreensPage.anchor(of: screen))
      add(use, for: tokens(in: screen.root, system), to: \.examples)
    }
    addTexts(system, references)
  }

  /// Where a token is used, without the guides of the system.
  func uses(of token: TokenPath) -> Uses { usesByToken[token] ?? Uses() }

  /// The guides that use a token, components' first.
  ///
  /// - Parameter limit: How many are wanted.
  func guides(using token: Token, upTo limit: Int) -> [TokenUse] {
    let components = uses(of: token.path).componentGuides
    let places = guideCodes.value.guides(naming: token, of: system, references)
    return components
      + places.prefix(max(0, limit - components.count)).map { place in
        TokenUse(
          name: system.guides[place].title,
          route: .guide(system.guides[place].slug, system: system.slug))
      }
  }

  private mutating func add(
    _ use: TokenUse, for tokens: [TokenPath], to list: WritableKeyPath<Uses, [TokenUse]>
  ) {
    for token in tokens where usesByToken[token]?[keyPath: list].last != use {
      usesByToken[token, default: Uses()][keyPath: list].append(use)
    }
  }
}

// MARK: - Components

extension TokenUsage {
  private mutating func addPreviews(_ system: System) {
    var paths: [String: TokenPath] = [:]
    for token in system.tokens where !token.isInternal {
      for name in token.cssProperties { paths[name] = token.path }
    }
    let order = Dictionary(
      system.tokens.map(\.path).enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for component in system.components + system.primitives {
      let names = component.preview.stylesheets.flatMap { StylesheetScan($0.text).uses.map(\.text) }
      let used = Set(names.compactMap { paths[$0] })
      tokensByPreview[component.name] = used.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
    }
    for component in system.components {
      let sorted = tokensByPreview[component.name] ?? []
      tokensByComponent[component.name] = sorted
      let use = TokenUse(
        name: component.name, route: .component(component.slug, system: system.slug))
      add(use, for: sorted, to: \.components)
    }
  }

  /// The tokens that a prop allows or has as its default.
  private mutating func addProps(_ component: Component, _ system: System) {
    for prop in component.contract.props where prop.kind == .token {
      let names = prop.choices.map(\.name) + [prop.defaultValue].compactMap(\.self)
      let use = TokenUse(
        name: component.name, prop: prop.name,
        route: .component(component.slug, system: system.slug),
        anchor: PropBuilder.anchor(of: prop))
      add(use, for: names.compactMap { system.tokens[TokenPath($0)]?.path }, to: \.components)
    }
  }
}

// MARK: - Examples and texts

extension TokenUsage {
  /// The tokens that the props of a tree name.
  private func tokens(in node: AgentNode, _ system: System) -> [TokenPath] {
    let contract = system.vocabulary.component(node.component)
    let own = node.props.compactMap { given -> TokenPath? in
      guard contract?.prop(given.name)?.kind == .token else { return nil }
      return system.tokens[TokenPath(given.value.text)]?.path
    }
    return own + node.children.flatMap { tokens(in: $0, system) }
  }

  private mutating func addTexts(_ system: System, _ references: ReferenceIndex) {
    for component in system.components {
      guard let guide = component.guide else { continue }
      let use = TokenUse(
        name: component.name, route: .component(component.slug, system: system.slug),
        anchor: "usage")
      add(use, for: tokens(in: guide, references), to: \.componentGuides)
    }
    for rule in system.rules {
      let use = TokenUse(name: rule.title, route: .rule(rule.slug, system: system.slug))
      add(use, for: tokens(in: rule.document, references), to: \.rules)
    }
  }

  /// The tokens that code in a text names.
  private func tokens(in text: Document, _ references: ReferenceIndex) -> [TokenPath] {
    MarkdownSource.Facts(text).codeSpans.compactMap { references.target(of: $0)?.token }
  }
}
