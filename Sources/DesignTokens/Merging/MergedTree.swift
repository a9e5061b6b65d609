import Diagnostics
import JSONTree

/// A tree of tokens and the contexts in which it applies.
struct TokenLayer: Sendable {
  var tree: ParsedGroup
  var condition: Condition
}

/// All layers laid over each other, before any context is chosen: at every path the definitions
/// of all layers in order, each with its condition.
///
/// Nodes live in one array and know each other by index; the root is node 0.
struct MergedTree {
  struct TokenEntry {
    var token: ParsedToken
    var condition: Condition
    /// Whether `$extends` put it here.
    var isInherited = false
  }

  struct GroupEntry {
    var location: SourceLocation
    var properties: GroupProperties
    var condition: Condition
  }

  struct Node {
    let name: String
    let parent: Int?
    var children: [Int] = []
    var childrenByName: [String: Int] = [:]
    var tokens: [TokenEntry] = []
    var groups: [GroupEntry] = []
    /// How many of the children are the group's own, once `$extends` has added others.
    var ownChildren: Int?
    /// Where the resolved tokens have it, once they are listed.
    var tokenIndex: Int?

    var isToken: Bool { !tokens.isEmpty }
  }

  private(set) var nodes = [Node(name: "", parent: nil)]
  var diagnostics: [Diagnostic] = []
  /// Whether tokens of some sources became the `$root` of groups of others.
  private(set) var hasMovedRoots = false
  /// By path, how closely a file must follow the standard.
  private var conformances: [String: TokenConformance]

  init(_ layers: [TokenLayer], conformances: [String: TokenConformance] = [:]) {
    self.conformances = conformances
    for layer in layers { add(layer.tree, to: 0, condition: layer.condition) }
    promoteGroupReferences()
    var extender = GroupExtender(tree: self)
    extender.run()
    self = extender.tree
  }

  subscript(index: Int) -> Node {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  func child(_ name: String, of index: Int) -> Int? { nodes[index].childrenByName[name] }

  /// The node at `names`, or `nil`.
  func node(at names: some Sequence<String>) -> Int? {
    var index = 0
    for name in names {
      guard let next = child(name, of: index) else { return nil }
      index = next
    }
    return index
  }

  /// The names from the root to a node, joined with dots.
  func path(of index: Int) -> String {
    var names: [String] = []
    var current = index
    while let parent = nodes[current].parent {
      names.append(nodes[current].name)
      current = parent
    }
    return names.reversed().joined(separator: ".")
  }

  mutating func childOrNew(_ name: String, of index: Int) -> Int {
    if let child = child(name, of: index) { return child }
    nodes.append(Node(name: name, parent: index))
    nodes[index].children.append(nodes.count - 1)
    nodes[index].childrenByName[name] = nodes.count - 1
    return nodes.count - 1
  }
}

// MARK: - Laying one tree over another

extension MergedTree {
  private mutating func add(_ group: ParsedGroup, to index: Int, condition: Condition) {
    var pending = [(group: group, index: index)]
    while let (group, index) = pending.popLast() {
      nodes[index].groups.append(
        GroupEntry(
          location: group.location, properties: group.properties, condition: condition))
      for member in group.members {
        switch member {
        case .group(let child):
          let childIndex = childOrNew(child.name, of: index)
          if nodes[childIndex].isToken, !makeGroup(childIndex, at: child.location) { continue }
          pending.append((child, childIndex))
        case .token(let token):
          addToken(token, to: childOrNew(token.name, of: index), condition: condition)
        }
      }
    }
  }

  private mutating func addToken(_ token: ParsedToken, to index: Int, condition: Condition) {
    guard let group = nodes[index].groups.first else {
      nodes[index].tokens.append(TokenEntry(token: token, condition: condition))
      return
    }
    let isKept = isTolerant(token.location)
    reportCollision(
      token.location, with: group.location, at: index, isToken: true, isKept: isKept)
    hasMovedRoots = hasMovedRoots || isKept
    if isKept { addToken(token, to: childOrNew("$root", of: index), condition: condition) }
  }

  /// Makes the `$root` of a group out of a token that an earlier source has in its place.
  ///
  /// - Returns: Whether the file at `location` may be read so.
  private mutating func makeGroup(_ index: Int, at location: SourceLocation) -> Bool {
    let isKept = isTolerant(location)
    reportCollision(
      location, with: nodes[index].tokens.first?.token.location, at: index, isToken: false,
      isKept: isKept)
    guard isKept else { return false }
    hasMovedRoots = true
    let root = childOrNew("$root", of: index)
    nodes[root].tokens = nodes[index].tokens
    nodes[index].tokens = []
    return true
  }

  private func isTolerant(_ location: SourceLocation) -> Bool {
    conformances[location.path] == .tolerant
  }

  private mutating func reportCollision(
    _ location: SourceLocation, with other: SourceLocation?, at index: Int, isToken: Bool,
    isKept: Bool
  ) {
    diagnostics.append(
      .init(
        .tokensTokenAndGroup, as: isKept ? .warning : nil,
        isToken
          ? "\(about: path(of: index)) is a token here, but a group in an earlier source"
          : "\(about: path(of: index)) is a group here, but a token in an earlier source",
        at: location, notes: [Diagnostic.Note("the earlier one", at: other)],
        suggestion: isKept ? "write the token as '$root' of the group" : "rename one of the two"))
  }
}

// MARK: - Objects with a `$ref` that points at a group

extension MergedTree {
  /// `{ "$ref": "#/button" }` is a token when its target is one and extends a group otherwise.
  /// With a `$type` beside it, it is meant as a token in any case.
  private mutating func promoteGroupReferences() {
    for index in nodes.indices where nodes[index].isToken && pointsAtGroup(index) {
      nodes[index].groups = nodes[index].tokens.map { entry in
        var properties = GroupProperties()
        properties.type = entry.token.type
        properties.description = entry.token.description
        properties.deprecation = entry.token.deprecation
        properties.extensions = entry.token.extensions
        properties.metadata = entry.token.metadata
        properties.mentions = entry.token.mentions
        if case .pointer(let node) = entry.token.body { properties.extends = node }
        return GroupEntry(
          location: entry.token.location, properties: properties, condition: entry.condition)
      }
      nodes[index].tokens = []
    }
  }

  private func pointsAtGroup(_ start: Int) -> Bool {
    var index = start
    // A chain of such references is followed for a while; a longer one is left to the checks.
    for _ in 0..<64 {
      var target: Int?
      for entry in nodes[index].tokens {
        guard entry.token.type == nil, !entry.token.isTypeBroken,
          case .pointer(let node) = entry.token.body,
          let text = node.string,
          let segments = TokenPointer.segments(text), let found = self.node(at: segments)
        else { return false }
        target = found
      }
      guard let target, target != start else { return false }
      if !nodes[target].isToken { return true }
      index = target
    }
    return false
  }
}
