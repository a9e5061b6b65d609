/// Writes a tree as agent YAML, in the one layout the catalog shows: keyword first, then `props`,
/// `semantics` and `children`, texts in double quotes, names plain.
public struct YAMLPrinter: Sendable {
  let vocabulary: Vocabulary

  /// A printer that knows from `vocabulary` which texts are names and go without quotes.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The YAML of a tree, without a final newline. Levels below ``AgentParser/depthLimit`` are left
  /// out.
  public func print(_ node: AgentNode) -> String {
    lines(node, depth: 0).joined(separator: "\n")
  }

  private func lines(_ node: AgentNode, depth: Int) -> [String] {
    var lines = ["\(node.keyword.rawValue): \(plain(node.component))"]
    if !node.props.isEmpty {
      let contract = vocabulary.component(node.component)
      lines.append("props:")
      lines += node.props.map { prop in
        "  \(plain(prop.name)): \(scalar(prop, contract?.prop(prop.name)?.kind))"
      }
    }
    if let semantics = node.semantics { lines.append("semantics: \(quoted(semantics))") }
    if !node.children.isEmpty, depth + 1 < AgentParser.depthLimit {
      lines.append("children:")
      lines += node.children.flatMap { child in
        self.lines(child, depth: depth + 1).enumerated().map { index, line in
          (index == 0 ? "  - " : "    ") + line
        }
      }
    }
    return lines
  }

  private func scalar(_ prop: AgentNode.Prop, _ kind: PropContract.Kind?) -> String {
    switch (prop.value, kind) {
    case (.text(let text), .enum), (.text(let text), .token): plain(text)
    case (.text(let text), _): quoted(text)
    case (.structure, _): "~"
    default: prop.spelling
    }
  }

  /// A name needs no quotes unless YAML would read it as something else.
  private func plain(_ text: String) -> String {
    let isName =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isName && !reserved.contains(text.lowercased()) ? text : quoted(text)
  }

  private func quoted(_ text: String) -> String { YAMLLiteral.quoted(text) }
}

/// YAML's own spelling of values.
enum YAMLLiteral {
  /// A double-quoted YAML scalar, with everything escaped that a reader refuses or folds.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: literal += "\\\""
      case 0x5C: literal += "\\\\"
      case 0x0A: literal += "\\n"
      case 0x0D: literal += "\\r"
      case 0x09: literal += "\\t"
      case ..<0x20, 0x7F...0x9F: literal += "\\x" + digits(scalar, count: 2)
      case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: literal += "\\u" + digits(scalar, count: 4)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func digits(_ scalar: Unicode.Scalar, count: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
