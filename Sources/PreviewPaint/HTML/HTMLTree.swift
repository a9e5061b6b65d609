/// The elements and texts of a document with its shadow trees, by number in document order.
struct HTMLTree: Sendable {
  typealias NodeID = Int
  typealias ScopeID = Int

  struct Node: Sendable {
    /// In lower case; `nil` for a text.
    var name: String?
    var attributes: [MarkupToken.Attribute] = []
    var classes: Set<String> = []
    /// Within its own tree; `nil` at the top.
    var parent: NodeID?
    /// The element before it that has the same parent.
    var previous: NodeID?
    var isLastElement = true
    /// Whether it is SVG or MathML.
    var isForeign = false
    var scope: ScopeID
    var children: [NodeID] = []
    /// The shadow tree it is the host of.
    var shadow: ScopeID?
    /// The slot it stands in.
    var slot: NodeID?
    /// What stands in it, for a slot.
    var assigned: [NodeID] = []
    /// For a text: whether it paints anything.
    var isVisibleText = false
    /// Whether what was in it has been left out, as being too deep.
    var isCut = false

    func attribute(_ name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// A tree that stylesheets apply to: the document or a shadow tree.
  struct Scope: Sendable {
    var host: NodeID?
    var children: [NodeID] = []
    /// References of stylesheets, in order.
    var stylesheets: [String] = []
    /// Why its styles cannot be told, when they cannot.
    var unread: UnreadReason?
    /// The first slot of each name; the default slot has the name "".
    var slots: [String: NodeID] = [:]
  }

  static let document: ScopeID = 0

  var nodes: [Node] = []
  /// In the order in which their hosts begin, which is the order of style contexts.
  var scopes: [Scope] = [Scope()]

  init(_ html: String) {
    var builder = HTMLTreeBuilder()
    builder.build(html)
    self = builder.tree
    assignSlots()
  }

  init() {}

  /// What is laid out within a node.
  func flatChildren(_ id: NodeID) -> [NodeID] {
    let node = nodes[id]
    if let shadow = node.shadow { return scopes[shadow].children }
    return node.assigned.isEmpty ? node.children : node.assigned
  }

  /// The component whose shadow or light tree a node is in, or that it is the host of.
  func component(of id: NodeID) -> String? {
    var current: NodeID? = id
    while let node = current.map({ nodes[$0] }) {
      if let name = node.attribute("data-component") { return name }
      current = node.parent ?? scopes[node.scope].host
    }
    return nil
  }

  /// Puts the children of hosts into the slots of their shadow trees.
  private mutating func assignSlots() {
    for id in nodes.indices {
      guard let shadow = nodes[id].shadow else { continue }
      for child in nodes[id].children {
        let name = nodes[child].attribute("slot") ?? ""
        guard let slot = scopes[shadow].slots[name] else { continue }
        nodes[child].slot = slot
        nodes[slot].assigned.append(child)
      }
    }
  }
}
