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
      guard case .code(let code) = block.content, let kind = FenceKind(code.info) else { continue }
      switch kind {
      case .agent:
        fences.agent[code.firstLine] = yaml(code, in: document, &diagnostics).flatMap { root in
          let tree = AgentParser.parse(root)
          diagnostics += tree.diagnostics
          return tree.root
        }
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

  private static func yaml(
    _ code: CodeBlock, in document: Document, _ diagnostics: inout [Diagnostic]
  ) -> YAMLNode? {
    let parsed = YAMLParser.parse(code.text, path: document.path, firstLine: code.firstLine)
    diagnostics += parsed.diagnostics
    return parsed.root
  }
}
