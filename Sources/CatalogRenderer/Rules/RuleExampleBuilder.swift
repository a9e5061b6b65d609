import AgentUI
import CatalogModel
import CommonMark

/// Makes what a page shows of an example of a rule: the drawing under its mark, and the YAML.
struct RuleExampleBuilder {
  let site: SystemSite
  let page: String
  let fences: Fences

  /// The example in a fence; `nil` for a right one that cannot be read, which is said elsewhere.
  ///
  /// - Parameter caption: HTML.
  func item(
    _ verdict: RuleVerdict, _ code: CodeBlock, caption: String = ""
  ) -> RuleExampleItem? {
    var item = RuleExampleItem(
      system: site.system.slug, isRight: verdict == .right, caption: caption,
      yaml: CodeMarkup.yaml(code.content))
    switch verdict {
    case .right:
      guard let root = fences.agent[code.firstLine] else { return nil }
      item.preview = site.stage(root, from: page)
    case .wrong:
      guard let example = fences.wrongAgent[code.firstLine] else { return nil }
      if let root = example.root, site.system.isValid(example) {
        item.preview = site.stage(root, from: page)
      } else {
        item.mistake = InvalidExampleBuilder(site: site).item(
          of: example.source, named: FenceDrawing.documentName,
          anchor: FenceDrawing.anchor(of: code))
      }
    }
    return item
  }
}

extension System {
  /// Whether an example of what breaks a rule is agent YAML without mistakes, which can be drawn.
  func isValid(_ example: WrongExample) -> Bool {
    !findings(inAgentYAML: example.source, named: FenceDrawing.documentName)
      .contains { $0.severity == .error }
  }
}
