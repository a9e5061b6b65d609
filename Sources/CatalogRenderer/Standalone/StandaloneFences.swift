import AgentUI
import CatalogModel
import CommonMark
import InterfaceStrings

/// Draws the fences of a guide outside the site: agent YAML with its drawing, examples of rules
/// under their marks; what else a fence holds is shown as code.
struct StandaloneFences: Sendable {
  private let fences: Fences
  private let system: System
  private let drawing: StandaloneDrawing
  private let words: Words

  init(_ guide: Guide, of system: System, _ drawing: StandaloneDrawing) {
    fences = guide.fences
    self.system = system
    self.drawing = drawing
    words = Theme().strings.words(for: guide.language?.name ?? system.language)
  }

  /// The markup of a fence.
  func html(of code: CodeBlock) -> String {
    let verdict = FenceKind(code.info)?.verdict
    let stage = root(of: code, verdict).map(drawing.stage) ?? ""
    let content = stage + CodeMarkup.block(of: code)
    if let verdict { return Self.figure(verdict, caption: caption(verdict), content) }
    return stage.isEmpty ? content : "<figure class=\"drawn\">\(content)</figure>"
  }

  /// A wrong example may be one that cannot be drawn.
  private func root(of code: CodeBlock, _ verdict: RuleVerdict?) -> AgentNode? {
    guard verdict == .wrong else { return fences.agent[code.firstLine] }
    guard let example = fences.wrongAgent[code.firstLine], system.isValid(example) else {
      return nil
    }
    return example.root
  }

  private func caption(_ verdict: RuleVerdict) -> String {
    let (sign, phrase): (String, RulesPhrase) =
      verdict == .right ? ("✓", .right) : ("✗", .wrong)
    return "<span aria-hidden=\"true\">\(sign)</span> \(HTML.escaped(words(phrase)))"
  }

  private static func figure(
    _ verdict: RuleVerdict, caption: String, _ content: String
  ) -> String {
    let name = verdict == .right ? "is-right" : "is-wrong"
    return "<figure class=\"drawn \(name)\"><figcaption>\(caption)</figcaption>\(content)</figure>"
  }
}
