import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Files
import Workers
import YAMLTree

/// What loading one guide gave.
struct GuideLoad: Sendable {
  var guide: Guide?
  var diagnostics: [Diagnostic] = []
  /// Whether nothing of the file is missing.
  var isWhole = false
}

/// Reads `guides/**/*.md`: front matter, markdown, and the YAML of its fences.
struct GuideLoader {
  let folder: ContentFolder
  let workers: Workers

  /// The guides in their order, and the folders that they lie in.
  func load(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (guides: [Guide], sections: GuideFolders) {
    let files = folder.contents(of: "guides", suffix: ".md")
    let start = folder.path("guides/").count
    let loaded = loads.guides.outputs(of: files, on: workers) { path, bytes in
      Self.load(bytes, path: path, slug: String(path.dropFirst(start).dropLast(".md".count)))
    }
    for (file, load) in zip(files, loaded) {
      diagnostics += load.diagnostics
      if !load.isWhole { gaps.files.insert(file.path) }
    }
    return loads.guideOrder.output(of: loads.guides.revision) { _ in
      let guides = loaded.compactMap(\.guide).sorted { ($0.order, $0.title) < ($1.order, $1.title) }
      return (guides, GuideFolders(guides))
    }
  }

  /// Loads the guide that is called `slug` in its system.
  static func load(_ bytes: [UInt8], path: String, slug: String) -> GuideLoad {
    var load = GuideLoad()
    guard let text = FileTree.text(of: bytes, path: path, diagnostics: &load.diagnostics) else {
      return load
    }
    let document = Document(parsing: text, path: path)
    load.diagnostics += document.diagnostics
    guard document.frontMatter != nil else {
      if !document.diagnostics.contains(where: { $0.id == .markdownFrontMatterEnd }) {
        load.diagnostics.append(.noFrontMatter("a guide", .guideNoFrontMatter, in: path))
      }
      return load
    }
    let source = MarkdownSource(bytes, parsed: document)
    load.guide = guide(document, source, slug: slug, &load.diagnostics)
    load.isWhole = load.guide != nil && document.isComplete
    return load
  }

  /// The guide that a document with front matter is.
  static func guide(
    _ document: Document, _ source: MarkdownSource, slug: String,
    _ diagnostics: inout [Diagnostic]
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
      kind: kind, language: language, twin: twin, text: source, fences: fences)
  }
}

extension Document {
  /// Whether the parser took the whole text, so that no heading or link is missing.
  var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
