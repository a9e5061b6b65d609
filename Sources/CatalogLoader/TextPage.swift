import CommonMark
import Diagnostics
import YAMLTree

/// A markdown file whose front matter says title, summary and order, and nothing else: a
/// specification or a rule.
struct TextPage {
  /// The path of its file below its folder, without the ending.
  var slug: String
  var title: String
  var summary: String
  var order: Double
  var document: Document

  /// Reads all files of a folder, each complete or reported.
  ///
  /// - Parameters:
  ///   - kind: What a page is, as messages name it.
  ///   - group: What the ids of messages begin with.
  /// - Returns: The pages in their order, then by title.
  static func all(
    in name: String, of folder: ContentFolder, kind: String, group: String,
    _ diagnostics: inout [Diagnostic], _ gaps: inout Set<String>
  ) -> [TextPage] {
    folder.files(in: name, suffix: ".md").compactMap { file in
      guard let text = folder.text(file, &diagnostics) else { return nil }
      let document = Document(parsing: text, path: folder.path(file))
      diagnostics += document.diagnostics
      if !document.isComplete { gaps.insert(document.path) }
      let page = read(
        document, slug: String(file.dropFirst(name.count + 1).dropLast(".md".count)), kind: kind,
        group: group, &diagnostics)
      if page == nil { gaps.insert(document.path) }
      return page
    }
    .sorted { ($0.order, $0.title) < ($1.order, $1.title) }
  }

  private static func read(
    _ document: Document, slug: String, kind: String, group: String,
    _ diagnostics: inout [Diagnostic]
  ) -> TextPage? {
    guard document.frontMatter != nil else {
      // Where its end is missing, that has been said.
      guard document.isComplete else { return nil }
      diagnostics.append(.noFrontMatter(kind, group: group, in: document.path))
      return nil
    }
    guard let root = document.frontMatterRoot(&diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "the front matter of \(kind)")
    let frontMatter = FrontMatterFields(&fields)
    diagnostics += fields.finish()
    return frontMatter.title.map { title in
      TextPage(
        slug: slug, title: title, summary: frontMatter.summary, order: frontMatter.order,
        document: document)
    }
  }
}
