import JSONTree

/// Groups and tokens on their way to becoming one JSON object.
struct JSONGroupTree {
  private struct Node {
    var name: String
    var properties: [JSONValue.Member] = []
    /// Nodes in the order in which they came.
    var children: [Int] = []
    var childrenByName: [String: Int] = [:]
    /// The type and the other members of a token; `nil` for a group.
    var token: (type: String?, members: [JSONValue.Member])?
  }

  private var nodes = [Node(name: "")]

  /// The members of the root.
  var members: [JSONValue.Member] { members(of: 0) }

  mutating func addToken(
    _ path: TokenPath, type: String?, members: [JSONValue.Member]
  ) {
    nodes[node(at: path.names)].token = (type, members)
  }

  mutating func addGroup(_ path: TokenPath, _ properties: [JSONValue.Member]) {
    nodes[node(at: path.text.isEmpty ? [] : path.names)].properties = properties
  }

  private mutating func node(at names: [String]) -> Int {
    var index = 0
    for name in names {
      if let child = nodes[index].childrenByName[name] {
        index = child
        continue
      }
      nodes.append(Node(name: name))
      nodes[index].children.append(nodes.count - 1)
      nodes[index].childrenByName[name] = nodes.count - 1
      index = nodes.count - 1
    }
    return index
  }

  // Groups nest no deeper than the parser lets them, so recursion is bounded.
  private func members(of index: Int) -> [JSONValue.Member] {
    let node = nodes[index]
    let common = commonType(of: index)
    let type = common.map { [JSONValue.Member("$type", .string($0))] } ?? []
    let children = node.children.map { child in
      JSONValue.Member(nodes[child].name, .object(form(of: child, in: common)))
    }
    return type + node.properties + children
  }

  private func form(of index: Int, in common: String?) -> [JSONValue.Member] {
    guard let token = nodes[index].token else { return members(of: index) }
    guard let type = token.type, type != common else { return token.members }
    return [.init("$type", .string(type))] + token.members
  }

  /// The type of all tokens directly in a group that state one, which the group states once. A
  /// token without is an alias and has the type of what it refers to.
  private func commonType(of index: Int) -> String? {
    let types = Set(nodes[index].children.compactMap { nodes[$0].token?.type })
    return types.count == 1 ? types.first : nil
  }
}
