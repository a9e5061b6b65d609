import CatalogModel
import Diagnostics
import TokenContrast
import YAMLTree

/// Reads contrast pairs: the `contrast` of a component, or a `yaml contrast` fence of a guide.
enum ContrastPairLoader {
  static func pairs(_ nodes: [YAMLNode], _ fields: inout YAMLFields) -> [ContrastPair] {
    let read = pairs(nodes)
    fields.report(read.diagnostics)
    return read.pairs
  }

  /// The pairs of a document that is a list of them.
  static func pairs(_ root: YAMLNode) -> (pairs: [ContrastPair], diagnostics: [Diagnostic]) {
    guard let items = root.items else {
      return (
        [],
        [
          .init(
            .contrastNotAList, "contrast pairs are a list, not \(root.spokenKind)",
            at: root.location, suggestion: "begin each pair with '- name: …'")
        ]
      )
    }
    return pairs(items)
  }

  private static func pairs(
    _ nodes: [YAMLNode]
  ) -> (pairs: [ContrastPair], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let pairs = nodes.compactMap { node in
      var fields = YAMLFields(node, subject: "a contrast pair")
      let pair = pair(&fields)
      diagnostics += fields.finish()
      return pair
    }
    return (pairs, diagnostics)
  }

  private static func pair(_ fields: inout YAMLFields) -> ContrastPair? {
    let foreground = fields.requiredReference("foreground")
    let background = fields.requiredReference("background")
    let name = fields.text("name")
    let over = fields.references("over")
    let use = use(&fields)
    let contexts = ContextChoiceLoader.contexts(&fields)
    let claim = ContrastClaimLoader.claim(&fields)
    guard let foreground, let background else { return nil }
    return ContrastPair(
      name: name ?? "\(foreground.name) on \(background.name)", foreground: foreground,
      background: background, over: over, use: use, contexts: contexts, claim: claim,
      location: fields.location)
  }

  private static func use(_ fields: inout YAMLFields) -> ContrastPair.Use {
    let typography = fields.node("text").flatMap { node in
      node.text.map { Reference($0, at: node.location) }
    }
    guard fields.oneOf("use", UseName.self) == .nonText else {
      return .text(typography: typography)
    }
    if let typography {
      fields.report(
        .init(
          .contrastUnusedText, "'text' says nothing beside 'use: non-text'",
          at: typography.location,
          suggestion: "leave 'text' out, or 'use' where the foreground is text"))
    }
    return .nonText
  }

  /// The values of `use`.
  enum UseName: String, CaseIterable {
    case text
    case nonText = "non-text"
  }
}
