import Diagnostics
import YAMLTree

/// Turns YAML nodes into a tree of components, reporting what has not the shape of agent YAML.
public enum AgentParser {
  /// Levels of nodes a document may have; a deeper one is an error, not a crash.
  public static let depthLimit = 100

  /// Reads a node and everything below it, without asking what its components are.
  ///
  /// - Returns: The tree, or `nil` when the root names no component.
  public static func parse(_ node: YAMLNode) -> (root: AgentNode?, diagnostics: [Diagnostic]) {
    var reader = NodeReader(vocabulary: nil, base: .root)
    let root = reader.read(node)
    return (root, reader.findings.map(\.diagnostic))
  }
}
