import AgentUI
import CatalogDriver
import JSONTree
import ModelContextProtocol

/// `render_agent_yaml`: a valid document as code.
struct RenderTool: CatalogTool {
  private static let formats = ["swift", "yaml", "html"]
  /// The longest page that is sent, in bytes, which JSON makes somewhat longer.
  private static let pageLimit = 60_000

  let declaration = Tool(
    name: "render_agent_yaml", title: "Render agent YAML",
    description: "Writes valid agent YAML as SwiftUI code and as YAML in canonical layout; with "
      + "'html' among 'formats' also as a whole HTML page that shows it and needs no other file.",
    parameters: [
      .yaml, .documentSystem,
      ToolParameter(
        "formats", .texts(of: formats), "What to write.", default: ["swift", "yaml"]),
    ],
    output: .object([
      .init("system", .text), .init("swift", .text, "SwiftUI code.", optional: true),
      .init("yaml", .text, "The document in canonical layout.", optional: true),
      .init("html", .text, "A page that shows the drawing.", optional: true),
      .init("warnings", .integer, "How many findings validate_agent_yaml has for it."),
    ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let check = try library.check(arguments)
    guard let root = check.root, let system = check.system, check.isValid else {
      throw Self.refusal(of: check)
    }
    let formats = Set(arguments.texts("formats") ?? ["swift", "yaml"])
    let bench = library.workbench
    let html = formats.contains("html") ? try Self.page(root, check, system, bench) : nil
    return .present([
      "system": .string(system),
      "swift": formats.contains("swift") ? .string(bench.swift(root, system: system)) : nil,
      "yaml": formats.contains("yaml") ? .string(bench.yaml(root, system: system)) : nil,
      "html": html.map(JSONValue.string),
      "warnings": .integer(check.diagnostics.count),
    ])
  }

  private static func page(
    _ root: AgentNode, _ check: AgentCheck, _ system: String, _ bench: AgentWorkbench
  ) throws(ToolFailure) -> String {
    let page = bench.document(root, title: check.name ?? root.component, system: system)
    guard page.utf8.count <= pageLimit else {
      throw ToolFailure(
        "the HTML page has \(page.utf8.count) bytes, and \(pageLimit) is the limit; leave 'html' "
          + "out of 'formats', and run 'catalog render FILE' to get the page as a file")
    }
    return page
  }

  /// Says what is wrong, so that a model can repair it without a further call.
  private static func refusal(of check: AgentCheck) -> ToolFailure {
    let findings = JSONWriter(.compact).string(AgentForm.json(check))
    return ToolFailure(
      "the document is not valid, so it was not rendered; repair what validate_agent_yaml finds: "
        + findings)
  }
}
