import CatalogModel
import DesignTokens
import JSONTree
import ModelContextProtocol

/// `get_token`: a token in all its contexts.
struct GetTokenTool: CatalogTool {
  /// How many tokens that refer to it are named.
  private static let dependentLimit = 50

  let declaration = Tool(
    name: "get_token", title: "Read a token",
    description: "Reads a design token: its value in every context (light, dark, contrast, "
      + "platform), what it refers to and which tokens refer to it. Takes the path, the CSS custom "
      + "property or the Swift name.",
    parameters: [
      ToolParameter(
        "token", .text, "Path such as 'color.accent', '--color-accent', or the Swift name.",
        isRequired: true),
      .ownSystem,
    ],
    output: .object(
      TokenForm.fields + [
        .init(
          "values",
          .list(
            .object([
              .init("context", .text, "'every context', or where the value holds."),
              .init("value", .text, "As CSS; absent when the value is unknown.", optional: true),
              .init("aliasOf", .text, "The token whose whole value it is.", optional: true),
              .init("unknown", .text, "Why the value is not known.", optional: true),
            ]))),
        .init("references", .list(.text), "Tokens it comes from in the default context."),
        .init("dependents", .list(.text), "Tokens that refer to it, 50 at most."),
        .init("page", .text, "Its group's page on the site."),
      ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let name = arguments.text("token") ?? ""
    let found = try library.only(
      "token", name, in: library.systems(arguments.text("system")), names: \.tokenNames,
      find: { $0.token(named: name) })
    let (system, token) = (found.system, found.value)
    let references = (token.value()?.references ?? []).filter(system.shows)
    let dependents = token.dependents.filter { !$0.isInternal }.prefix(Self.dependentLimit)
    let group = Route.tokenGroup(token.path.names.first ?? "", system: system.slug)
    let details: JSONValue = [
      "values": .array(values(of: token, in: system)),
      "references": .strings(references.map(\.text)),
      "dependents": .strings(dependents.map(\.path.text)),
      "page": .string(library.page(group)),
    ]
    return .object(TokenForm.json(token, in: system).members + details.members)
  }

  /// One entry for each group of contexts that share a value.
  private func values(of token: Token, in system: System) -> [JSONValue] {
    let modifiers = system.tokens.modifiers.filter { token.axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers, defaults: system.tokens.defaultContext) {
      TokenInContext(token.value(in: Context($0)), in: system)
    }
    return groups.map { group, value in
      .present([
        "context": .string(group.label), "value": .text(value.text), "aliasOf": .text(value.alias),
        "unknown": .text(value.unknown),
      ])
    }
  }

  /// By what contexts are told apart.
  private struct TokenInContext: Hashable {
    var text: String?
    var alias: String?
    var unknown: String?

    init(_ resolved: ResolvedToken?, in system: System) {
      text = TokenForm.text(of: resolved)
      alias = resolved?.aliasChain.first(where: system.shows)?.text
      if resolved?.isUnknown == true { unknown = resolved?.unknownReason ?? "the value is unknown" }
    }
  }
}

extension System {
  /// The paths of all tokens that are shown.
  var tokenNames: [String] { tokens.filter { !$0.isInternal }.map(\.path.text) }

  /// Whether there is a token that is no plumbing.
  fileprivate func shows(_ path: TokenPath) -> Bool { tokens[path]?.isInternal == false }

  /// A token by its path, its custom property, its name in Swift or as other tokens mention it.
  func token(named name: String) -> Token? {
    let found =
      tokens[TokenPath(name)] ?? tokens.token(alias: name)
      ?? tokens.first { $0.path.cssProperty == name || swiftName(of: $0) == name }
    return found.flatMap { $0.isInternal ? nil : $0 }
  }
}
