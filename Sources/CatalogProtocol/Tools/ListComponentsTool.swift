import CatalogModel
import JSONTree
import ModelContextProtocol

/// `list_components`: what screens are made of.
struct ListComponentsTool: CatalogTool {
  let declaration = Tool(
    name: "list_components", title: "List components",
    description: "Lists components with a sentence each; 'query' keeps those whose name or summary "
      + "has all its words. Primitives are views of the platform that agent YAML may use.",
    parameters: [
      .system,
      ToolParameter("query", .text, "Words to look for, such as 'badge' or 'key value'."),
      ToolParameter(
        "layer", .choice(Layer.allCases.map(\.rawValue)), "Only components of this layer."),
      ToolParameter(
        "status", .choice(Status.allCases.map(\.rawValue)), "Only components of this status."),
    ] + Paging.parameters,
    output: .object(
      [
        .init(
          "components",
          .list(
            .object([
              .init("system", .text), .init("component", .text, "The name in agent YAML."),
              .init("layer", .text), .init("status", .text), .init("summary", .text),
            ])))
      ] + Paging.fields))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let filter = WordFilter(arguments.text("query"))
    var found: [(system: String, component: Component)] = []
    for system in try library.systems(arguments.text("system")) {
      for component in system.components + system.primitives {
        if let layer = arguments.text("layer"), component.layer.rawValue != layer { continue }
        if let status = arguments.text("status"), component.status.rawValue != status { continue }
        if filter.accepts(Self.text(of: component)) { found.append((system.slug, component)) }
      }
    }
    return Paging(arguments).page("components", found) { system, component in
      [
        "system": .string(system), "component": .string(component.name),
        "layer": .string(component.layer.rawValue), "status": .string(component.status.rawValue),
        "summary": .string(component.summary),
      ]
    }
  }

  private static func text(of component: Component) -> String {
    "\(component.name) \(component.slug) \(component.summary)"
  }
}
