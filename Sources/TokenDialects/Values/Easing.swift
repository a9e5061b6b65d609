import JSONTree

/// Timing functions as CSS writes them.
enum Easing {
  static func isEasing(_ text: String) -> Bool { numbers(text) != nil }

  /// The four numbers of a curve. Steps and point lists are no Bézier curves.
  static func bezier(_ node: JSONNode) -> JSONNode {
    guard let text = node.string else { return node }
    guard let numbers = numbers(text) else { return node }
    return JSONNode(
      .array(numbers.map { JSONNode(.number($0), at: node.position) }), at: node.position)
  }

  private static func numbers(_ source: String) -> [JSONNumber]? {
    let text = source.trimmed.lowercased()
    let list: Substring
    if let keyword = keywords[text] {
      list = keyword[...]
    } else if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
      list = text.dropFirst("cubic-bezier(".count).dropLast()
    } else {
      return nil
    }
    let parts = list.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.prefix(5).compactMap { JSONNumber(decimal: $0.trimmed) }
    return parts.count == 4 && numbers.count == 4 ? numbers : nil
  }

  private static let keywords = [
    "linear": "0, 0, 1, 1", "ease": "0.25, 0.1, 0.25, 1", "ease-in": "0.42, 0, 1, 1",
    "ease-out": "0, 0, 0.58, 1", "ease-in-out": "0.42, 0, 0.58, 1",
  ]
}
