import CatalogDriver
import JSONTree
import ModelContextProtocol

/// The tools and texts of a catalog, as the protocol asks for them.
struct CatalogProvider: ContextProvider {
  /// The longest answer, in bytes of JSON: about 20,000 tokens of four bytes each. Clients commonly
  /// cut at 25,000.
  static let answerLimit = 80_000

  private static let all: [any CatalogTool] = [
    ListSystemsTool(), ListComponentsTool(), GetComponentTool(), ListTokensTool(), GetTokenTool(),
    SearchGuidesTool(), GetGuideTool(), ValidateTool(), RenderTool(), ContrastTool(),
  ]

  private var content: ReloadingLibrary

  init(_ content: ReloadingLibrary) { self.content = content }

  let identity = ServerIdentity(
    name: "catalog", title: "Design system catalog", version: ToolVersion.current)

  let tools = Self.all.map(\.declaration)

  let instructions = """
    Design systems for SwiftUI: their components, tokens and guides. To build a screen, find \
    components with list_components, read each with get_component before you use it, and write \
    agent YAML: a node has 'component', 'props', 'children' and 'semantics'. Then repeat \
    validate_agent_yaml and repair what it finds until it is valid, and take the SwiftUI code from \
    render_agent_yaml. Never invent components, props or tokens; every finding has a suggestion. \
    Answers are taken from the files as they are now.
    """

  mutating func call(_ tool: String, _ arguments: ToolArguments) -> ToolResult {
    guard let tool = Self.all.first(where: { $0.declaration.name == tool }) else {
      return .failure("there is no tool '\(tool)'")
    }
    content.refresh()
    do throws(ToolFailure) {
      let answer = try tool.run(arguments, in: content.library)
      let size = JSONWriter(.compact).bytes(answer).count
      guard size <= Self.answerLimit else {
        return .failure(
          "the answer has \(size) bytes, and \(Self.answerLimit) is the limit; ask for less: a "
            + "smaller 'limit', one 'section', or a smaller document")
      }
      return .value(answer)
    } catch {
      return .failure(error.message)
    }
  }
}

// MARK: - Resources

extension CatalogProvider {
  var hasResources: Bool { true }

  mutating func resources() -> [Resource] {
    content.refresh()
    return CatalogResources(library: content.library).all
  }

  var resourceTemplates: [ResourceTemplate] { CatalogResources.templates }

  mutating func read(_ uri: String) -> ResourceText? {
    content.refresh()
    return CatalogResources(library: content.library).text(at: uri)
  }
}
