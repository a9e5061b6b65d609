import CatalogDriver
import JSONTree
import ModelContextProtocol

/// `validate_agent_yaml`: what is wrong with a document.
struct ValidateTool: CatalogTool {
  let declaration = Tool(
    name: "validate_agent_yaml", title: "Validate agent YAML",
    description: "Checks agent YAML and returns everything that is wrong with it at once: place, "
      + "what was understood, what to do, and a piece of text that is right. Repair and call again "
      + "until 'valid' is true. Warnings do not make a document invalid.",
    parameters: [.yaml, .documentSystem], output: AgentForm.shape)

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    AgentForm.json(try library.check(arguments))
  }
}

extension ToolParameter {
  static let yaml = ToolParameter(
    "yaml", .text,
    "The document: a node with 'component' (or 'view'), 'props', 'children' and 'semantics'.",
    isRequired: true)
  static let documentSystem = ToolParameter(
    "system", .text,
    "Folder name of the design system; found from the components of the document when left out.")
}

extension CatalogLibrary {
  /// What document text is called in places.
  private static let path = "document.yaml"

  /// Checks the document of a call against the system named, or the one it seems to be of.
  func check(_ arguments: ToolArguments) throws(ToolFailure) -> AgentCheck {
    let text = arguments.text("yaml") ?? ""
    if let name = arguments.text("system") {
      let system = try system(name)
      return workbench.check(text, path: Self.path, system: system.slug)
    }
    if let only = systems.first, systems.count == 1 {
      return workbench.check(text, path: Self.path, system: only.slug)
    }
    guard let first = systems.first else { throw ToolFailure("the catalog has no systems") }
    let check = workbench.check(text, path: Self.path, system: first.slug)
    // Without a tree the findings are those of YAML, and the same whatever the system.
    guard let root = check.root else { return check }
    guard let slug = workbench.checker.system(of: root) else {
      throw ToolFailure(
        "it is not clear of which design system the document is; give 'system', one of \(slugs)"
      )
    }
    return workbench.check(text, path: Self.path, system: slug)
  }
}
