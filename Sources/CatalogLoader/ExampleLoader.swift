import AgentUI
import CatalogModel
import Diagnostics
import YAMLTree

/// Reads the `examples` of a component.
enum ExampleLoader {
  static func examples(_ fields: inout YAMLFields) -> [Example] {
    var names: Set<String> = []
    return fields.list("examples").compactMap { node in
      var inner = YAMLFields(node, subject: "an example")
      let example = example(&inner)
      if let example, !names.insert(example.name).inserted {
        inner.report(
          .init(
            .componentDuplicateExample, "two examples are called '\(example.name)'",
            at: inner.location(of: "name")))
      }
      fields.report(inner.finish())
      return example
    }
  }

  private static func example(_ fields: inout YAMLFields) -> Example? {
    let name = fields.requiredText("name")
    let description = fields.text("description")
    let swiftCode = fields.text("swiftCode")
    let swiftCodeLocation = fields.node("swiftCode")?.location
    let root = agent(&fields)
    guard let name, let root else { return nil }
    return Example(
      name: name, description: description, root: root, swiftCode: swiftCode,
      swiftCodeLocation: swiftCodeLocation)
  }

  /// The tree under the key `agent`.
  static func agent(_ fields: inout YAMLFields) -> AgentNode? {
    guard let node = fields.node("agent") else {
      fields.reportMissing(
        "agent", suggestion: "add 'agent:' with 'component:' and 'props:' below it")
      return nil
    }
    let parsed = AgentParser.parse(node)
    fields.report(parsed.diagnostics)
    return parsed.root
  }
}
