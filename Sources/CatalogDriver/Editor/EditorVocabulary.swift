import AgentUI
import CatalogModel
import CatalogRenderer
import JSONTree

/// What the editor's page knows of a system: what can be written at a place, what a drawing stands
/// on, and what there is to begin with.
struct EditorVocabulary {
  let system: System
  let surroundings: PreviewSurroundings

  /// Members: `version`, `system`, `name`, `stylesheet` (a path below the site's root), `axes`,
  /// `components`, `tokens` (those that are not deprecated, for props without `values`) and
  /// `examples`, screens first.
  var json: JSONValue {
    [
      "version": 1, "system": .string(system.slug), "name": .string(system.name),
      "stylesheet": .string(surroundings.stylesheet),
      "axes": .array(surroundings.axes.map(Self.axis)),
      "components": .array((system.components + system.primitives).map(Self.component)),
      "tokens": .array(
        system.vocabulary.tokens.filter { $0.value.deprecation == nil }.keys.sorted()
          .map(JSONValue.string)),
      "examples": .array(examples),
    ]
  }

  private static func axis(_ axis: PreviewSurroundings.Axis) -> JSONValue {
    let options = axis.options.map { option -> JSONValue in
      [
        "value": .string(option.value), "label": .string(option.label),
        "isDefault": .bool(option.isDefault),
      ]
    }
    return [
      "name": .string(axis.name), "attribute": .string(axis.attribute),
      "label": .string(axis.label), "options": .array(options),
    ]
  }

  private static func component(_ component: Component) -> JSONValue {
    [
      "name": .string(component.name), "summary": .string(component.summary),
      "children": children(component.contract.children),
      "props": .array(component.contract.props.map(prop)),
    ]
  }

  /// The names of the components that may be children; `null` where any may.
  private static func children(_ rule: ChildrenRule) -> JSONValue {
    switch rule {
    case .none: []
    case .any: .null
    case .only(let names): .array(names.map(JSONValue.string))
    }
  }

  private static func prop(_ prop: PropContract) -> JSONValue {
    let values = prop.choices.map { choice -> JSONValue in
      ["name": .string(choice.name), "description": .string(choice.description ?? "")]
    }
    return .object(
      [
        .init("name", .string(prop.name)), .init("type", .string(prop.kind.rawValue)),
        .init("isRequired", .bool(prop.isRequired)),
        .init("description", .string(prop.description)),
      ] + prop.bounds.members.map { .init($0.name, .double($0.value)) }
        + [.init("values", .array(values))])
  }

  private var examples: [JSONValue] {
    let screens = system.screens.map { example("Screens", $0.name, $0.root) }
    return screens
      + system.components.flatMap { component in
        component.examples.map { example(component.name, $0.name, $0.root) }
      }
  }

  private func example(_ group: String, _ name: String, _ root: AgentNode) -> JSONValue {
    let yaml = YAMLPrinter(system.vocabulary).print(root)
    return ["group": .string(group), "name": .string(name), "yaml": .string(yaml + "\n")]
  }
}
