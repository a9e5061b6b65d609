import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// A guide read from its document; its text is added by whoever knows how it is kept.
struct GuideDraft {
  let head: GuideHead
  let kind: Guide.Kind
  let language: Reference?
  let twin: TwinChoice
  let fences: Fences
  /// The keys of the front matter that mean nothing here.
  let unknownKeys: [UnknownKey]

  /// - Parameter slug: The path of the file below that of all guides, without its ending.
  /// - Returns: `nil` when the front matter is no YAML that can be read.
  init?(_ document: Document, slug: String, _ diagnostics: inout [Diagnostic]) {
    guard var fields = document.frontMatterFields(&diagnostics) else { return nil }
    head = GuideHead(document, &fields, slug: slug)
    kind = fields.oneOf("kind", Guide.Kind.self) ?? .guide
    language = LanguageLoader.statedLanguage(&fields)
    twin = TwinLoader.twin(&fields)
    let known = fields.askedKeys
    unknownKeys = fields.unaskedKeys.map { key in
      UnknownKey(name: key, location: fields.location(of: key), known: known)
    }
    diagnostics += fields.diagnostics
    fences = FenceReader.read(document, &diagnostics)
  }

  /// - Parameter text: The text of the guide without the heading that is its title.
  func guide(slug: String, text: MarkdownSource) -> Guide {
    var guide = Guide(
      slug: slug, title: head.title, summary: head.summary, order: head.order, kind: kind,
      language: language, twin: twin, text: text, fences: fences)
    guide.isSummaryStated = head.isSummaryStated
    return guide
  }
}

extension Document {
  /// The front matter key by key, empty where there is none; `nil` when it cannot be read.
  fileprivate func frontMatterFields(_ diagnostics: inout [Diagnostic]) -> YAMLFields? {
    let subject = "front matter"
    guard frontMatter != nil else {
      return YAMLFields(emptyAt: SourceLocation(path, line: 1), subject: subject)
    }
    return frontMatterRoot(&diagnostics).map { root in
      // Two lines of '---' with nothing between them.
      root.isNull
        ? YAMLFields(emptyAt: root.location, subject: subject)
        : YAMLFields(root, subject: subject)
    }
  }
}
