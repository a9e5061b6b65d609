import AgentUI
import CatalogDriver
import CatalogModel
import JSONTree
import ModelContextProtocol

/// `get_component`: all that is needed to use a component.
struct GetComponentTool: CatalogTool {
  let declaration = Tool(
    name: "get_component", title: "Read a component",
    description: "Reads what a component takes and means: its props with types, values and "
      + "defaults, which children it allows, whether it needs 'semantics', its accessibility, and "
      + "examples as agent YAML and SwiftUI code. Read it before you use the component.",
    parameters: [
      ToolParameter(
        "component", .text, "Name of the component, such as 'Badge'.", isRequired: true),
      .ownSystem,
    ],
    output: shape)

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let name = arguments.text("component") ?? ""
    let systems = try library.systems(arguments.text("system"))
    let found = try library.only(
      "component", name, in: systems, names: { $0.everyComponent.map(\.name) },
      find: { $0.component(named: name) })
    return json(found.value, found.system, library)
  }

  private func json(
    _ component: Component, _ system: System, _ library: CatalogLibrary
  ) -> JSONValue {
    let form = component.contract.swift
    return .present([
      "system": .string(system.slug), "component": .string(component.name),
      "layer": .string(component.layer.rawValue), "status": .string(component.status.rawValue),
      "summary": .string(component.summary),
      "platforms": .strings(component.platforms.map(\.text)),
      "swift": ["module": .string(form.module), "type": .string(form.type)],
      "props": .array(component.contract.props.map(Self.json)),
      "children": children(component.contract.children),
      "requiresSemantics": .bool(component.contract.requiresSemantics),
      "meaning": .text(component.semantics),
      "accessibility": Self.json(component.accessibility),
      "examples": .array(
        component.examples.map { json($0, system, library.workbench) }),
      "related": .strings(component.related.map(\.name)),
      "guide": component.guide.map { _ in .string("components/\(component.slug)") },
      "page": component.layer == .primitive
        ? nil : .string(library.page(.component(component.slug, system: system.slug))),
    ])
  }

  private func children(_ rule: ChildrenRule) -> JSONValue {
    switch rule {
    case .none: ["allowed": "none"]
    case .any: ["allowed": "any"]
    case .only(let names): ["allowed": "listed", "components": .strings(names)]
    }
  }

  private func json(
    _ example: Example, _ system: System, _ workbench: AgentWorkbench
  ) -> JSONValue {
    .present([
      "name": .string(example.name), "description": .text(example.description),
      "yaml": .string(workbench.yaml(example.root, system: system.slug)),
      "swift": .string(
        example.swiftCode ?? workbench.swift(example.root, system: system.slug)),
    ])
  }

  private static func json(_ prop: PropContract) -> JSONValue {
    .present([
      "name": .string(prop.name), "type": .string(prop.kind.rawValue),
      "required": .bool(prop.isRequired), "default": prop.defaultValue.map(JSONValue.string),
      "values": prop.choices.isEmpty
        ? nil
        : .array(
          prop.choices.map {
            .present(["name": .string($0.name), "description": .text($0.description)])
          }),
      "minimum": prop.bounds.minimum.map(JSONValue.double),
      "maximum": prop.bounds.maximum.map(JSONValue.double),
      "step": prop.bounds.step.map(JSONValue.double),
      "description": .string(prop.description),
    ])
  }

  private static func json(_ accessibility: Accessibility) -> JSONValue {
    .present([
      "label": .text(accessibility.label), "role": .text(accessibility.role),
      "minimumTarget": accessibility.minimumTarget.map(JSONValue.double),
      "notes": .strings(accessibility.notes),
    ])
  }
}

extension GetComponentTool {
  private static let shape = OutputShape.object([
    .init("system", .text), .init("component", .text), .init("layer", .text),
    .init("status", .text), .init("summary", .text), .init("platforms", .list(.text)),
    .init("swift", .object([.init("module", .text), .init("type", .text)])),
    .init("props", .list(prop)),
    .init(
      "children",
      .object([
        .init("allowed", .text, "'none', 'any' or 'listed'."),
        .init("components", .list(.text), "The components allowed.", optional: true),
      ])),
    .init("requiresSemantics", .flag, "Whether every node of it must have 'semantics'."),
    .init("meaning", .text, "What it means to a reader.", optional: true),
    .init(
      "accessibility",
      .object([
        .init("label", .text, "{prop} stands for its value.", optional: true),
        .init("role", .text, optional: true),
        .init("minimumTarget", .number, "Smallest side in points.", optional: true),
        .init("notes", .list(.text)),
      ])),
    .init("examples", .list(example)), .init("related", .list(.text)),
    .init("guide", .text, "Name of its guide for get_guide.", optional: true),
    .init("page", .text, "Its page on the site.", optional: true),
  ])

  private static let prop = OutputShape.object([
    .init("name", .text), .init("type", .text), .init("required", .flag),
    .init("default", .text, optional: true),
    .init(
      "values",
      .list(.object([.init("name", .text), .init("description", .text, optional: true)])),
      "The values allowed.", optional: true),
    .init("minimum", .number, "The lowest number allowed.", optional: true),
    .init("maximum", .number, "The highest number allowed.", optional: true),
    .init(
      "step", .number, "How far allowed numbers are apart, from the minimum or 0.",
      optional: true),
    .init("description", .text),
  ])

  private static let example = OutputShape.object([
    .init("name", .text), .init("description", .text, optional: true),
    .init("yaml", .text, "Agent YAML."), .init("swift", .text, "SwiftUI code."),
  ])
}

extension System {
  /// The components, then the views of the platform.
  var everyComponent: [Component] { components + primitives }

  /// A component by its name, its folder's name, or its name in another letter case.
  func component(named name: String) -> Component? {
    everyComponent.first { $0.name == name }
      ?? everyComponent.first { $0.slug == name || $0.name.lowercased() == name.lowercased() }
  }
}
