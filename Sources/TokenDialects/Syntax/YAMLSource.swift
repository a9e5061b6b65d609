import Diagnostics
import JSONTree
import YAMLTree

/// YAML as a tree of JSON: scalars after the core schema of YAML 1.2.
enum YAMLSource {
  static func parse(_ bytes: [UInt8], path: String) -> (root: JSONNode?, [Diagnostic]) {
    let (node, found) = YAMLParser.parse(String(decoding: bytes, as: UTF8.self), path: path)
    guard let node else { return (nil, found) }
    guard let root = convert(node, depth: 0) else {
      let refusal = Diagnostic(
        .tokensTooDeep,
        "groups are nested more than \(JSONDocument.defaultMaximumDepth) levels deep",
        at: node.location)
      return (nil, found + [refusal])
    }
    let warning = Diagnostic(
      .tokensYaml, "the file is YAML, not JSON", at: node.location,
      suggestion: DialectAdvice.upgrade)
    return (root, found + [warning])
  }

  /// The node, or `nil` where it is deeper than JSON may be.
  private static func convert(_ node: YAMLNode, depth: Int) -> JSONNode? {
    guard depth <= JSONDocument.defaultMaximumDepth else { return nil }
    let position = position(node.location)
    switch node.content {
    case .scalar: return JSONNode(scalar(node), at: position)
    case .sequence(let items):
      let elements = items.compactMap { convert($0, depth: depth + 1) }
      return elements.count == items.count ? JSONNode(.array(elements), at: position) : nil
    case .mapping(let entries):
      var object = JSONObject()
      for entry in entries {
        guard let value = convert(entry.value, depth: depth + 1) else { return nil }
        object.set(
          .init(name: entry.key, namePosition: self.position(entry.keyLocation), value: value))
      }
      return JSONNode(.object(object), at: position)
    }
  }

  private static func scalar(_ node: YAMLNode) -> JSONNode.Value {
    if node.isNull { return .null }
    if let flag = node.boolean { return .bool(flag) }
    let text = node.text ?? ""
    if let integer = node.integer {
      return .number(JSONNumber(decimal: text) ?? JSONNumber(integer: integer))
    }
    if node.number != nil, let number = JSONNumber(decimal: text) { return .number(number) }
    return .string(text)
  }

  private static func position(_ location: SourceLocation) -> JSONPosition {
    JSONPosition(line: location.line ?? 1, column: location.column ?? 1)
  }
}
