import CatalogModel
import CommonMark

/// Writes the fences that pages draw: ratios below contrast pairs, messages below wrong agent YAML.
struct FenceTwin {
  let site: SystemSite
  let fences: Fences

  /// `nil` for a fence that says all there is.
  func text(_ code: CodeBlock) -> String? {
    var writer = MarkdownWriter()
    switch FenceKind(code.info) {
    case .invalidAgent:
      guard let source = fences.invalidAgent[code.firstLine] else { return nil }
      MistakeTwin(system: site.system).write(source, named: FenceDrawing.documentName, to: &writer)
    case .rightAgent, .wrongAgent: writeRule(code, to: &writer)
    case .contrast:
      guard let pairs = fences.contrast[code.firstLine] else { return nil }
      writer.code(code.text, code.info)
      let entries = pairs.compactMap { pair in
        site.report.contrastTables[pair].map {
          SystemPairs.Entry(table: $0, title: pair.name)
        }
      }
      ContrastTwin(site: site).write(entries, to: &writer)
    case .agent, nil: return nil
    }
    return String(writer.text.dropLast())
  }

  /// The side of the rule that the example is on, then its YAML.
  private func writeRule(_ code: CodeBlock, to writer: inout MarkdownWriter) {
    let isRight = FenceKind(code.info)?.verdict == .right
    let mark = site.words(isRight ? RulesPhrase.right : RulesPhrase.wrong)
    writer.add("**\(MarkdownText.escaped(mark))**")
    writer.code(code.text, "yaml")
  }
}
