import AgentUI
import CatalogModel
import JSONTree
import Templates

/// What the scripts of a component's page redraw its preview and rewrite its code from, as JSON.
///
/// It holds the component and everything that may stand in it: props, templates, how each is
/// written in Swift. A component stands in it once, however often it is used, and what is offered
/// as a child is limited, so the size does not depend on that of the system.
struct StageData {
  let scope: PageScope
  let component: Component
  /// Those that the component is part of.
  let examples: [Example]
  let offers: StageOffers
  let contexts: StageContexts

  private var system: System { scope.system }
  private var vocabulary: Vocabulary { system.vocabulary }

  /// Can stand in a `script` element.
  var text: String { JSONWriter(isHTMLSafe: true).string(json) }

  private var json: JSONValue {
    let roots = examples.map(\.root) + offers.nodes
    let names = roots.reduce(into: [component.name]) { names, root in
      names += root.componentNames.filter { !names.contains($0) }
    }
    return .object(
      [
        .init("system", .string(system.slug)), .init("name", .string(component.name)),
        .init("label", component.accessibility.label.map { .string($0) } ?? .null),
        .init("components", .object(names.compactMap(member))),
        .init("tokens", .object(tokens(in: names))),
        .init("examples", .array(examples.map(example))),
        .init("offers", .array(offers.nodes.map(node))),
        .init("stack", .string(SwiftStack(vocabulary).spelling.rawValue)),
        .init("group", .bool(!vocabulary.components.values.contains { $0.swift.type == "Group" })),
        .init("fonts", .array(fonts.map { .string($0) })),
        .init("panel", TokenPanelData(scope: scope, component: component).json),
      ] + contexts.members)
  }

  private func example(_ example: Example) -> JSONValue {
    .object(
      [
        .init("anchor", .string(ComponentPage.anchor(of: example))),
        .init("name", .string(example.name)), .init("node", node(example.root)),
        .init("width", .string(scope.previewWidth(of: example.root).rawValue)),
      ] + [example.swiftCode.map { .init("swift", .string($0)) }].compactMap(\.self))
  }

  /// A node: keyword, component, props as name, kind, text and spelling, meaning, children.
  private func node(_ node: AgentNode) -> JSONValue {
    let props = node.props.map { prop -> JSONValue in
      [
        .string(prop.name), .string(prop.value.stageKind), .string(prop.value.text),
        .string(prop.spelling),
      ]
    }
    return .object(
      [
        .init("k", .string(node.keyword.rawValue)), .init("c", .string(node.component)),
        .init("p", .array(props)),
      ] + [node.semantics.map { JSONValue.Member("s", .string($0)) }].compactMap(\.self)
        + [.init("n", .array(node.children.map(self.node)))])
  }

  // MARK: Components

  private func member(_ name: String) -> JSONValue.Member? {
    guard let contract = vocabulary.component(name) else { return nil }
    let outline = scope.outline(ofPreview: name)
    return JSONValue.Member(
      name,
      .object([
        .init("props", .array(contract.props.map(prop))),
        .init("contexts", .array(contract.contexts.map(binding))),
        .init("takesChildren", .bool(contract.children != .none)),
        .init("needsChildren", .bool(contract.needsChildren)),
        .init("swift", swift(contract.swift)),
        .init("template", outline.map { .array($0.pieces.map(piece)) } ?? .null),
        .init(
          "styles",
          .array((outline?.stylesheets ?? []).map { .string(scope.href(toFile: $0)) })),
      ]))
  }

  private func binding(_ binding: ContextBinding) -> JSONValue {
    [
      .string(binding.modifier), .string(binding.prop),
      .string(PreviewScope.attributeName(of: binding.modifier)),
    ]
  }

  private func prop(_ prop: PropContract) -> JSONValue {
    let optional: [JSONValue.Member?] = [
      prop.defaultValue.map { .init("default", .string($0)) },
      prop.isRequired ? .init("required", true) : nil,
      prop.choices.isEmpty
        ? nil : .init("values", .array(prop.choices.map { .string($0.name) })),
      prop.isQuoted ? .init("quoted", true) : nil,
      prop.modifierName.map { .init("modifier", .string($0)) },
      prop.isBinding || prop.kind == .string
        ? prop.wrappingCase.map { .init("wrapper", .string($0)) } : nil,
      prop.isUnlabelled ? .init("unlabelled", true) : nil,
    ]
    return .object(
      [
        .init("name", .string(prop.name)), .init("kind", .string(prop.kind.rawValue)),
        .init("slot", .string(prop.slotName)),
      ] + prop.bounds.members.map { .init($0.name, .double($0.value)) }
        + optional.compactMap(\.self))
  }

  private func swift(_ form: SwiftForm) -> JSONValue {
    let optional: [JSONValue.Member?] = [
      form.grammar == .style ? .init("type", .string(form.implicitMember ?? form.type)) : nil,
      form.isMemberProperty ? .init("property", true) : nil,
      form.closure.label.map { .init("closure", .string($0)) },
      form.closure.isOptional ? .init("optional", true) : nil,
      form.slots.isEmpty
        ? nil
        : .init("slots", .array(form.slots.map { [.string($0.component), .string($0.label)] })),
    ]
    return .object(
      [
        .init("call", .string(form.call ?? form.type)),
        .init("grammar", .string(form.grammar.rawValue)),
      ] + optional.compactMap(\.self))
  }

  /// A text is itself, a value a list of its name, a section one of name, sign and content.
  private func piece(_ piece: TemplatePiece) -> JSONValue {
    switch piece {
    case .text(let text): .string(text)
    case .value(let name): [.string(name)]
    case .section(let name, let isInverted, let inner):
      [.string(name), .bool(!isInverted), .array(inner.map(self.piece))]
    }
  }

  // MARK: Tokens

  /// The custom properties of the text styles, where the system is for a platform whose readers set
  /// the size of text.
  var fonts: [String] {
    let names = Set(system.platforms.map(\.name))
    guard names.isEmpty || !names.isDisjoint(with: ["iOS", "iPadOS"]) else { return [] }
    return system.tokens.filter { $0.type == .typography }.map(\.path.cssProperty)
  }

  /// The Swift names of the tokens that props may name or do name.
  private func tokens(in names: [String]) -> [JSONValue.Member] {
    let choices = names.compactMap(vocabulary.component).flatMap(\.props)
      .filter { $0.kind == .token }.flatMap { $0.choices.map(\.name) + [$0.defaultValue ?? ""] }
    let given = (examples.map(\.root) + offers.nodes).flatMap(\.propTexts)
    return Set(choices + given).sorted().compactMap { path in
      vocabulary.tokens[path].map { .init(path, .string($0.swiftName)) }
    }
  }
}

extension AgentValue {
  /// What the value is, as one letter.
  fileprivate var stageKind: String {
    switch self {
    case .text: "t"
    case .integer: "i"
    case .number: "n"
    case .boolean: "b"
    case .structure: "x"
    }
  }
}

extension AgentNode {
  fileprivate var propTexts: [String] {
    props.map(\.value.text) + children.flatMap(\.propTexts)
  }
}
