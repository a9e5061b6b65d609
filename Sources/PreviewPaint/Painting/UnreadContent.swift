/// Elements that paint what is not in the tree.
enum UnreadContent {
  /// Types of `<input>` without text.
  private static let textless: Set<String> = [
    "checkbox", "color", "hidden", "image", "radio", "range",
  ]

  /// Types of `<input>` with a text of their own where none is given.
  private static let captioned: Set<String> = [
    "date", "datetime-local", "file", "month", "reset", "submit", "time", "week",
  ]

  /// Why the colours of what an element paints cannot be read; `nil` when there is nothing of the
  /// kind.
  static func reason(_ node: HTMLTree.Node) -> UnreadReason? {
    switch node.name {
    case "use" where node.isForeign: UnreadReason(.usedGraphic)
    case "input" where hasText(node): UnreadReason(.inputText)
    case "textarea" where has(node, "placeholder"): UnreadReason(.placeholder)
    default: nil
    }
  }

  private static func hasText(_ node: HTMLTree.Node) -> Bool {
    let type = (node.attribute("type") ?? "").lowercased()
    guard !textless.contains(type) else { return false }
    return captioned.contains(type) || has(node, "value") || has(node, "placeholder")
  }

  private static func has(_ node: HTMLTree.Node, _ attribute: String) -> Bool {
    node.attribute(attribute).map { $0.contains { !$0.isWhitespace } } ?? false
  }
}
