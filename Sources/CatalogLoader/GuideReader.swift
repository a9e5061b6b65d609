import CatalogModel
import CommonMark
import Diagnostics

/// Reads a guide that may lie anywhere.
public enum GuideReader {
  /// - Parameters:
  ///   - text: Markdown.
  ///   - path: The file, as places shall name it; links are relative to it.
  /// - Returns: The guide, unless its front matter is broken, and what is wrong with it.
  public static func read(
    _ text: String, path: String
  ) -> (guide: Guide?, diagnostics: [Diagnostic]) {
    let document = Document(parsing: text, path: path)
    var diagnostics = document.diagnostics
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let slug = Guide.name(ofFile: name)
    guard document.isComplete else { return (nil, diagnostics) }
    let draft = GuideDraft(document, slug: slug, &diagnostics)
    diagnostics += UnknownKey.findings([draft.unknownKeys])
    diagnostics += UnreadForms.findings([(path, document.foreignUses)])
    let text = MarkdownSource(document.below(title: draft.head.titleHeading))
    return (draft.guide(slug: name, text: text), diagnostics)
  }
}
