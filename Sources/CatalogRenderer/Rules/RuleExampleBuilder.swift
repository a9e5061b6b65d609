import AgentUI
import CatalogModel
import CommonMark

/// Makes what a page shows of an example of a rule: the drawing under its mark, and the YAML.
struct RuleExampleBuilder {
  let scope: PageScope
  let fences: Fences

  /// The example in a fence; `nil` for a right one that cannot be read, which is said elsewhere.
  func item(
    _ verdict: RuleVerdict, _ code: CodeBlock, caption: Prose = .empty
  ) -> RuleExampleItem? {
    var item = RuleExampleItem(
      system: scope.system.slug, isRight: verdict == .right, caption: caption,
      code: code)
    switch verdict {
    case .right:
      guard let root = fences.agent[code.firstLine] else { return nil }
      item.preview = scope.stage(root)
    case .wrong:
      guard let example = fences.wrongAgent[code.firstLine] else { return nil }
      if let root = example.root, scope.system.isValid(example) {
        item.preview = scope.stage(root)
      } else {
        item.mistake = InvalidExampleBuilder(scope: scope).item(
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
