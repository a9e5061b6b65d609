/// The namespace with its groups as nested types and its tokens as members.
struct SwiftScope {
  private struct Node {
    var name: String
    var description: String?
    var items: [Item] = []
    var childrenByName: [String: Int] = [:]
  }

  private enum Item {
    case scope(Int)
    case member(Int)
  }

  private let tokens: ResolvedTokens
  private let naming: SwiftNaming
  private let members: SwiftMembers
  private let usesRem: Bool
  private var nodes: [Node]

  init(_ tokens: ResolvedTokens, _ naming: SwiftNaming, _ members: SwiftMembers, rem: Bool) {
    self.tokens = tokens
    self.naming = naming
    self.members = members
    usesRem = rem
    nodes = [Node(name: naming.namespace, description: tokens.group("")?.description)]
    for (index, token) in tokens.enumerated() where !members.branches[index].isEmpty {
      add(index, token)
    }
  }

  private mutating func add(_ index: Int, _ token: Token) {
    guard let name = naming.names[index] else { return }
    let groups = token.path.displayNames.dropLast()
    var scope = 0
    for (depth, type) in name.dropLast().enumerated() {
      if let child = nodes[scope].childrenByName[type] {
        scope = child
        continue
      }
      // A name that the metadata states need not follow the groups.
      let path = groups.count == name.count - 1 ? TokenPath(names: groups.prefix(depth + 1)) : nil
      nodes.append(Node(name: type, description: path.flatMap(tokens.group)?.description))
      nodes[scope].items.append(.scope(nodes.count - 1))
      nodes[scope].childrenByName[type] = nodes.count - 1
      scope = nodes.count - 1
    }
    nodes[scope].items.append(.member(index))
  }

  /// The whole declaration.
  var lines: [String] { lines(of: 0, indentation: 0) }

  // Groups nest no deeper than the parser lets them, so recursion is bounded.
  private func lines(of node: Int, indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    var blocks: [[String]] = []
    if node == 0, usesRem { blocks.append(Self.remLines) }
    for item in nodes[node].items {
      switch item {
      case .scope(let child): blocks.append(lines(of: child, indentation: indentation + 2))
      case .member(let token): blocks.append(memberLines(token, indentation + 2))
      }
    }
    var result = Self.comment(nodes[node].description, space)
    result.append(space + "public enum \(nodes[node].name) {")
    for (index, block) in blocks.enumerated() {
      // Members of one line stand together.
      if index > 0, block.count > 1 || blocks[index - 1].count > 1 { result.append("") }
      result += block
    }
    return result + [space + "}"]
  }

  private static let remLines = [
    "  /// What one rem is: the default size of text, in points.",
    "  public static let \(ExportedSwift.rem): CGFloat = 16",
  ]

  private static func comment(_ text: String?, _ space: String) -> [String] {
    guard let text else { return [] }
    return SwiftText.commentLines(text).map { space + ($0.isEmpty ? "///" : "/// " + $0) }
  }

  // MARK: - Members

  private func memberLines(_ index: Int, _ indentation: Int) -> [String] {
    let branches = members.branches[index]
    let space = String(repeating: " ", count: indentation)
    if let only = branches.first, only.systems == nil {
      return declaration(index, only.body, indentation)
    }
    var result: [String] = []
    for (position, branch) in branches.enumerated() {
      let systems = (branch.systems ?? []).map { "os(\($0))" }.joined(separator: " || ")
      let keyword = position == 0 ? "#if " : "#elseif "
      result.append(space + (systems.isEmpty ? "#else" : keyword + systems))
      result += declaration(index, branch.body, indentation + 2)
    }
    return result + [space + "#endif"]
  }

  private func declaration(_ index: Int, _ body: SwiftBody, _ indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    let token = tokens[index]
    let name = naming.names[index]?.last ?? ""
    var lines = Self.comment(documentation(token, index), space)
    switch token.deprecation {
    case .active: break
    case .deprecated(nil): lines.append(space + "@available(*, deprecated)")
    case .deprecated(let reason?):
      let message = ExportedExpression.literal(SwiftText.quoted(reason))
      let arguments: [ExportedExpression.Argument] = [
        .init(label: nil, value: .literal("*")), .init(label: nil, value: .literal("deprecated")),
        .init(label: "message", value: message),
      ]
      lines += ExportedExpression.call("@available", arguments)
        .lines(indentation: indentation, prefix: "")
    }
    let type = body.type.map { ": " + naming.qualified($0) } ?? ""
    return lines
      + body.expression.lines(
        indentation: indentation, prefix: "public static let \(name)\(type) = ")
  }

  /// The description, and the path where the name in Swift does not give it.
  private func documentation(_ token: Token, _ index: Int) -> String? {
    let name = naming.fullName(index) ?? ""
    let isPlain = TokenPath(swiftName: name, namespace: naming.namespace) == token.path
    let field = ExportedSwift.tokenField
    let isMistakable = token.description?.contains(field) ?? false
    guard !isPlain || isMistakable else { return token.description }
    return (token.description.map { $0 + "\n\n" } ?? "") + field + " " + token.path.text
  }
}
