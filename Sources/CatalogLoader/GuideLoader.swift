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
    guard document.frontMatter != nil else {
      if document.diagnostics.contains(where: { $0.id == "markdown/front-matter-end" }) {
        return nil
      }
      diagnostics.append(.noFrontMatter("a guide", group: "guide", in: path))
      return nil
    }
    let slug = String(name.dropFirst("guides/".count).dropLast(".md".count))
    return Self.guide(document, slug: slug, &diagnostics)
  }

  /// The guide that a document with front matter is.
  static func guide(
    _ document: Document, slug: String, _ diagnostics: inout [Diagnostic]
  ) -> Guide? {
    guard let root = document.frontMatterRoot(&diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "front matter")
    let frontMatter = FrontMatterFields(&fields)
    let kind = fields.oneOf("kind", Guide.Kind.self) ?? .guide
    let language = LanguageLoader.statedLanguage(&fields)
    let twin = TwinLoader.twin(&fields)
    diagnostics += fields.finish()
    guard let title = frontMatter.title else { return nil }
    let fences = FenceReader.read(document, &diagnostics)
    return Guide(
      slug: slug, title: title, summary: frontMatter.summary, order: frontMatter.order,
      kind: kind, language: language, twin: twin, document: document, fences: fences,
      path: document.path)
  }
}

extension Document {
  /// Whether the parser took the whole text, so that no heading or link is missing.
  var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
