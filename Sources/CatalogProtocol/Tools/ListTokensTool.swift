import CatalogModel
import DesignTokens
import JSONTree
import ModelContextProtocol

/// `list_tokens`: the tokens that props and code may name.
struct ListTokensTool: CatalogTool {
  let declaration = Tool(
    name: "list_tokens", title: "List tokens",
    description: "Lists design tokens with their value in the default context, their CSS custom "
      + "property and their Swift name. Agent YAML names a token by its path.",
    parameters: [
      .system,
      ToolParameter(
        "group", .text, "Only tokens below this path, such as 'color' or 'color.text'."),
      ToolParameter(
        "type", .choice(TokenType.allCases.map(\.rawValue)), "Only tokens of this type."),
      ToolParameter("query", .text, "Words to look for in paths and descriptions."),
    ] + Paging.parameters,
    output: .object([.init("tokens", .list(.object(TokenForm.fields)))] + Paging.fields))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let filter = WordFilter(arguments.text("query"))
    var found: [(system: System, token: Token)] = []
    for system in try library.systems(arguments.text("system")) {
      for token in system.tokens where !token.isInternal {
        if let group = arguments.text("group"), !token.path.lies(in: group) { continue }
        if let type = arguments.text("type"), token.type?.rawValue != type { continue }
        if filter.accepts(Self.text(of: token)) { found.append((system, token)) }
      }
    }
    return Paging(arguments).page("tokens", found) { TokenForm.json($1, in: $0) }
  }

  private static func text(of token: Token) -> String {
    "\(token.path) \(token.path.cssProperty) \(token.description ?? "")"
  }
}

extension TokenPath {
  /// Whether it is a group's own path or one below.
  fileprivate func lies(in group: String) -> Bool {
    text == group || text.hasPrefix(group + ".")
  }
}
