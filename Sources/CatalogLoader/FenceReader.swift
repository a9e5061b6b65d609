import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// Reads the fences of a document that hold agent YAML or contrast pairs.
enum FenceReader {
  static func read(_ document: Document, _ diagnostics: inout [Diagnostic]) -> Fences {
    var fences = Fences()
    for block in document.allBlocks {
      guard case .code(let code) = block.content else { continue }
      guard let kind = FenceKind(code.info) else {
        if let found = misspelt(code, in: document) { diagnostics.append(found) }
        continue
      }
      switch kind {
      case .agent, .rightAgent:
        fences.agent[code.firstLine] = yaml(code, in: document, &diagnostics).flatMap { root in
          let tree = AgentParser.parse(root)
          diagnostics += tree.diagnostics
          return tree.root
        }
      case .wrongAgent:
        // What breaks a rule need not be a mistake; a mistake is shown beside it.
        let root = YAMLParser.parse(code.text, path: document.path, firstLine: code.firstLine).root
        fences.wrongAgent[code.firstLine] = WrongExample(
          source: code.text, root: root.flatMap { AgentParser.parse($0).root })
      case .invalidAgent:
        // What is wrong with it is what it shows.
        fences.invalidAgent[code.firstLine] = code.text
      case .contrast:
        guard let root = yaml(code, in: document, &diagnostics) else { continue }
        let pairs = ContrastPairLoader.pairs(root)
        diagnostics += pairs.diagnostics
        fences.contrast[code.firstLine] = pairs.pairs
      }
    }
    return fences
  }

  /// A fence that was meant to be drawn; other words behind `yaml` are for other programs.
  private static func misspelt(_ code: CodeBlock, in document: Document) -> Diagnostic? {
    let words = code.info.split(separator: " ").map(String.init)
    guard words.count > 1, words[0] == "yaml" else { return nil }
    let known = FenceKind.allCases.map(\.rawValue)
    let meant = DidYouMean.nearest(to: words.joined(separator: " "), among: known)
    guard words[1] == "agent" || meant != nil else { return nil }
    return .init(
      .guideUnknownFence, "there is no fence '\(Excerpt.of(code.info))'",
      at: SourceLocation(document.path, line: code.firstLine - 1),
      notes: [.init("fences that are drawn: \(known.joined(separator: ", "))")],
      suggestion: meant.map { "did you mean '\($0)'?" } ?? "write one of these")
  }

  /// Whether a fence goes on to the end of the file, or over the next one.
  private static func isOpen(_ code: CodeBlock) -> Bool {
    !code.isClosed || code.text.split(separator: "\n").contains { $0.hasPrefix("```") }
  }

  private static func yaml(
    _ code: CodeBlock, in document: Document, _ diagnostics: inout [Diagnostic]
  ) -> YAMLNode? {
    // A fence without a text is its own place: nothing may follow it.
    let line = code.text.isEmpty ? code.firstLine - 1 : code.firstLine
    let parsed = YAMLParser.parse(code.text, path: document.path, firstLine: line)
    if parsed.root == nil, isOpen(code) {
      diagnostics.append(
        .init(
          .yamlSyntax, "this fence is not closed, so what follows it is read as YAML",
          at: SourceLocation(document.path, line: code.firstLine - 1),
          suggestion: "end it with a line of ```"))
      return nil
    }
    // libcmark has written three bytes for each NUL of the file.
    let isShifted = code.text.contains("\u{FFFD}")
    diagnostics += isShifted ? parsed.diagnostics.map(\.withoutColumns) : parsed.diagnostics
    return parsed.root
  }
}
