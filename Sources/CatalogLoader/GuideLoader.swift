import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// Reads `guides/*.md`: front matter, markdown, and the YAML of its fences.
struct GuideLoader {
  let folder: ContentFolder

  func load(_ diagnostics: inout [Diagnostic], _ gaps: inout Gaps) -> [Guide] {
    folder.files(in: "guides", suffix: ".md").compactMap { name in
      let guide = load(name, &diagnostics)
      if guide?.document.isComplete != true { gaps.files.insert(folder.path(name)) }
      return guide
    }
    .sorted { ($0.order, $0.title) < ($1.order, $1.title) }
  }

  private func load(_ name: String, _ diagnostics: inout [Diagnostic]) -> Guide? {
    guard let text = folder.text(name, &diagnostics) else { return nil }
    let path = folder.path(name)
    let document = Document(parsing: text, path: path)
    diagnostics += document.diagnostics
    guard let frontMatter = document.frontMatter else {
      if document.diagnostics.contains(where: { $0.id == "markdown/front-matter-end" }) {
        return nil
      }
      diagnostics.append(
        .error(
          "guide/no-front-matter", "a guide begins with front matter", at: .init(path, line: 1),
          suggestion: "put '---', 'title: …', 'summary: …' and '---' on its first lines"))
      return nil
    }
    let parsed = YAMLParser.parse(
      frontMatter.text, path: path, firstLine: frontMatter.firstLine)
    diagnostics += parsed.diagnostics
    guard let root = parsed.root else { return nil }
    return guide(root, name, document, &diagnostics)
  }

  private func guide(
    _ root: YAMLNode, _ name: String, _ document: Document, _ diagnostics: inout [Diagnostic]
  ) -> Guide? {
    var fields = YAMLFields(root, subject: "front matter")
    let title = fields.requiredText("title")
    let summary = fields.requiredText("summary")
    let order = fields.number("order") ?? .greatestFiniteMagnitude
    let kind = fields.oneOf("kind", Guide.Kind.self) ?? .guide
    diagnostics += fields.finish()
    guard let title else { return nil }
    let fences = FenceReader.read(document, &diagnostics)
    return Guide(
      slug: String(name.dropFirst("guides/".count).dropLast(".md".count)), title: title,
      summary: summary ?? "", order: order, kind: kind, document: document,
      fences: fences, path: document.path)
  }
}

extension Document {
  /// Whether the parser took the whole text, so that no heading or link is missing.
  var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Reads the fences of a document that hold agent YAML or contrast pairs.
enum FenceReader {
  static func read(_ document: Document, _ diagnostics: inout [Diagnostic]) -> Fences {
    var fences = Fences()
    for block in document.allBlocks {
      guard case .code(let code) = block.content, let kind = FenceKind(code.info) else { continue }
      let parsed = YAMLParser.parse(code.text, path: document.path, firstLine: code.firstLine)
      diagnostics += parsed.diagnostics
      guard let root = parsed.root else { continue }
      switch kind {
      case .agent:
        let tree = AgentParser.parse(root)
        diagnostics += tree.diagnostics
        fences.agent[code.firstLine] = tree.root
      case .contrast:
        let pairs = ContrastPairLoader.pairs(root)
        diagnostics += pairs.diagnostics
        fences.contrast[code.firstLine] = pairs.pairs
      }
    }
    return fences
  }
}
