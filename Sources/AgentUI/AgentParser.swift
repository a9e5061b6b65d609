import Diagnostics
import YAMLTree

/// Turns YAML nodes into a tree of components, reporting what has not the shape of agent YAML.
public enum AgentParser {
  /// Levels of children a document may have; a deeper one is an error, not a crash.
  public static let depthLimit = 100

  /// Reads a node and everything below it.
  ///
  /// - Returns: The tree, or `nil` when the root names no component.
  public static func parse(_ node: YAMLNode) -> (root: AgentNode?, diagnostics: [Diagnostic]) {
    var reader = Reader()
    let root = reader.read(node, depth: 0)
    return (root, reader.diagnostics)
  }

  private struct Reader {
    var diagnostics: [Diagnostic] = []
    private var hasReportedDepth = false

    mutating func read(_ node: YAMLNode, depth: Int) -> AgentNode? {
      guard depth < AgentParser.depthLimit else {
        reportDepth(at: node.location)
        return nil
      }
      var fields = YAMLFields(node, subject: "a node")
      let name = self.name(&fields)
      let props = self.props(&fields)
      let children = fields.list("children").compactMap { read($0, depth: depth + 1) }
      let semantics = fields.text("semantics")
      diagnostics += fields.finish(hint: "put the props of a component under 'props:'")
      guard let name else { return nil }
      return AgentNode(
        keyword: name.keyword, component: name.text, props: props, children: children,
        semantics: semantics, location: name.location)
    }

    /// Once, since a document that is too deep in one place often is in many.
    private mutating func reportDepth(at location: SourceLocation) {
      guard !hasReportedDepth else { return }
      hasReportedDepth = true
      diagnostics.append(
        .error(
          "agent/too-deep", "nodes are nested more than \(AgentParser.depthLimit) levels deep",
          at: location))
    }

    private func name(
      _ fields: inout YAMLFields
    ) -> (keyword: AgentNode.Keyword, text: String, location: SourceLocation)? {
      let found = AgentNode.Keyword.allCases.filter { fields.node($0.rawValue) != nil }
      guard let keyword = found.first else {
        guard fields.diagnostics.isEmpty else { return nil }
        fields.report(
          .error(
            "agent/no-component", "a node must name its component", at: fields.location,
            suggestion: "begin it with 'component:' and a name, or 'view:' for a whole screen"))
        return nil
      }
      if found.count > 1 {
        fields.report(
          .error(
            "agent/two-components", "a node has either 'component' or 'view', not both",
            at: fields.location(of: AgentNode.Keyword.view.rawValue),
            suggestion: "keep the one that names the component"))
      }
      guard let node = fields.node(keyword.rawValue), let text = fields.text(keyword.rawValue)
      else { return nil }
      return (keyword, text, node.location)
    }

    private func props(_ fields: inout YAMLFields) -> [AgentNode.Prop] {
      guard let node = fields.node("props") else { return [] }
      guard let entries = node.entries else {
        fields.report(
          .error(
            "agent/props-not-mapping", "'props' must be a mapping, not \(node.spokenKind)",
            at: node.location, suggestion: "write 'props:' and one 'name: value' a line below it"))
        return []
      }
      return entries.map { entry in
        AgentNode.Prop(
          name: entry.key, value: value(entry.value), spelling: entry.value.text,
          nameLocation: entry.keyLocation, valueLocation: entry.value.location)
      }
    }

    private func value(_ node: YAMLNode) -> AgentValue {
      guard case .scalar(let text, let isQuoted) = node.content else {
        return .structure(node.spokenKind)
      }
      if node.isNull { return .structure(node.spokenKind) }
      if isQuoted { return .text(text) }
      if let boolean = node.boolean { return .boolean(boolean) }
      if let integer = node.integer { return .integer(integer) }
      if let number = node.number { return .number(number) }
      return .text(text)
    }
  }
}
