import CommonMark
import DesignLint
import Diagnostics
import Files
import Workers
import YAMLTree

/// A markdown file whose front matter says title, summary and order, and nothing else: a
/// specification or a rule.
struct TextPage: Sendable {
  /// The path of its file below its folder, without the ending.
  var slug: String
  var title: String
  var summary: String
  var order: Double
  var document: Document
  /// How Swift source is held against it.
  var checks: [LintSettings.Rule] = []
}

/// What loading one such file gave.
struct TextLoad<Value: Sendable>: Sendable {
  var page: (order: Double, title: String, value: Value)?
  /// What is wrong with the file as markdown with front matter.
  var diagnostics: [Diagnostic] = []
  /// What of it only another tool could show.
  var foreignUses: [ForeignUse] = []
  /// What is wrong with what it says.
  var findings: [Diagnostic] = []
  /// Whether nothing of the file is missing.
  var isWhole = false
}

/// The files of a folder that become pages of one kind.
struct TextPages {
  let folder: ContentFolder
  let workers: Workers
  /// The folder of the files, in that of the system.
  let name: String
  /// What a page is, as messages name it.
  let kind: String
  /// The id of the finding that a file has no front matter.
  let withoutFrontMatter: FindingID
  /// Whether the front matter may say how Swift source is held against the page.
  var readsChecks = false

  /// Reads all files, each complete or reported.
  ///
  /// - Parameter value: Makes of a page what it is, and tells what is wrong with it.
  /// - Returns: The pages in their order, then by title.
  func load<Value: Sendable>(
    _ loads: inout FileLoads<[UInt8], TextLoad<Value>>, _ diagnostics: inout [Diagnostic],
    _ gaps: inout Set<String>,
    value: @escaping @Sendable (TextPage, inout [Diagnostic]) -> Value
  ) -> [Value] {
    let files = folder.contents(of: name, suffix: ".md")
    let start = folder.path(name + "/").count
    let loaded = loads.outputs(of: files, on: workers) {
      [kind, withoutFrontMatter, readsChecks] path, bytes in
      var load = TextLoad<Value>()
      let slug = String(path.dropFirst(start).dropLast(".md".count))
      let reader = TextPageReader(
        path: path, slug: slug, kind: kind, withoutFrontMatter: withoutFrontMatter,
        readsChecks: readsChecks)
      if let page = reader.page(bytes, &load.diagnostics) {
        load.page = (page.order, page.title, value(page, &load.findings))
        load.foreignUses = page.document.foreignUses
        load.isWhole = page.document.isComplete
      }
      return load
    }
    for (file, load) in zip(files, loaded) {
      diagnostics += load.diagnostics
      if !load.isWhole { gaps.insert(file.path) }
    }
    diagnostics += UnreadForms.findings(zip(files, loaded).map { ($0.path, $1.foreignUses) })
    let pages = loaded.filter { $0.page != nil }.sorted {
      ($0.page?.order ?? 0, $0.page?.title ?? "") < ($1.page?.order ?? 0, $1.page?.title ?? "")
    }
    diagnostics += pages.flatMap(\.findings)
    return pages.compactMap { $0.page?.value }
  }
}

/// Reads one file of a folder of ``TextPages``.
private struct TextPageReader {
  let path: String
  let slug: String
  let kind: String
  let withoutFrontMatter: FindingID
  let readsChecks: Bool

  func page(_ bytes: [UInt8], _ diagnostics: inout [Diagnostic]) -> TextPage? {
    guard let text = FileTree.text(of: bytes, path: path, diagnostics: &diagnostics) else {
      return nil
    }
    let document = Document(parsing: text, path: path)
    diagnostics += document.diagnostics
    guard document.frontMatter != nil else {
      // Where its end is missing, that has been said.
      guard document.isComplete else { return nil }
      diagnostics.append(.noFrontMatter(kind, withoutFrontMatter, in: path))
      return nil
    }
    guard let root = document.frontMatterRoot(&diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "the front matter of \(kind)")
    let frontMatter = FrontMatterFields(&fields)
    let checks = readsChecks ? LintCheckLoader.checks(&fields, page: slug) : []
    diagnostics += fields.finish()
    return frontMatter.title.map { title in
      TextPage(
        slug: slug, title: title, summary: frontMatter.summary, order: frontMatter.order,
        document: document, checks: checks)
    }
  }
}
