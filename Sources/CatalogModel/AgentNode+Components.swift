import AgentUI

extension AgentNode {
  /// How many nodes the tree has, this one included.
  public var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  /// The names of the components in the tree, each once, in the order in which they come.
  public var componentNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    collectNames(into: &names, &seen)
    return names
  }

  private func collectNames(into names: inout [String], _ seen: inout Set<String>) {
    if seen.insert(component).inserted { names.append(component) }
    for child in children { child.collectNames(into: &names, &seen) }
  }
}
