import CatalogModel
import CommonMark
import Diagnostics

/// Reads a guide that may lie anywhere, also one without front matter.
public enum GuideReader {
  /// - Parameters:
  ///   - text: Markdown.
  ///   - path: The file, as places shall name it; links are relative to it.
  /// - Returns: The guide, unless its front matter is broken, and what is wrong with it. Without
  ///   front matter the title is that of the first heading, which the text then begins with.
  public static func read(
    _ text: String, path: String
  ) -> (guide: Guide?, diagnostics: [Diagnostic]) {
    var document = Document(parsing: text, path: path)
    var diagnostics = document.diagnostics
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if document.frontMatter != nil {
      return (
        GuideLoader.guide(document, MarkdownSource(document), slug: name, &diagnostics), diagnostics
      )
    }
    let title = document.takeTitle() ?? name
    let fences = FenceReader.read(document, &diagnostics)
    let guide = Guide(
      slug: name, title: title, summary: "", order: 0, kind: .guide,
      text: MarkdownSource(document), fences: fences)
    return (document.isComplete ? guide : nil, diagnostics)
  }
}

extension Document {
  /// Removes the heading of level 1 at the beginning and returns its text.
  fileprivate mutating func takeTitle() -> String? {
    guard case .heading(let heading)? = blocks.first?.content, heading.level == 1
    else { return nil }
    blocks.removeFirst()
    return heading.content.plainText
  }
}
