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
  /// The keys of its front matter that mean nothing here.
  var unknownKeys: [UnknownKey] = []
  /// What of it only another tool could show.
  var foreignUses: [ForeignUse] = []
  /// Whether nothing of the file is missing.
  var isWhole = false
}

/// Reads `guides/**/*.md`, `.mdx` and `.markdown`: markdown, the front matter of those that have
/// some, and the YAML of fences.
struct GuideLoader {
  let folder: ContentFolder
  let workers: Workers

  /// The guides in their order, and the folders that they lie in.
  func load(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (guides: [Guide], sections: GuideFolders) {
    let found = GuideFiles(in: folder)
    let files = found.files
    diagnostics += found.diagnostics
    let names = GuideNames(files.map(\.path), below: folder.path("guides/"))
    let loaded = loads.guides.outputs(of: files, on: workers) { path, bytes in
      Self.load(bytes, path: path, slug: names.slug(of: path))
    }
    for (file, load) in zip(files, loaded) {
      diagnostics += load.diagnostics
      if !load.isWhole { gaps.files.insert(file.path) }
    }
    diagnostics += UnknownKey.findings(loaded.map(\.unknownKeys))
    diagnostics += UnreadForms.findings(
      zip(files, loaded).map { ($0.path, $1.foreignUses) })
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
    load.foreignUses = document.foreignUses
    if document.diagnostics.contains(where: { $0.id == .markdownFrontMatterEnd }) {
      return load
    }
    let draft = GuideDraft(document, slug: slug, &load.diagnostics)
    load.unknownKeys = draft.unknownKeys
    let source = MarkdownSource(bytes, parsed: document, title: draft.head.titleHeading)
    load.guide = draft.guide(slug: slug, text: source)
    load.isWhole = document.isComplete
    return load
  }
}

extension Document {
  /// Whether the parser took the whole text, so that no heading or link is missing.
  var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
