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
  let addresses: [String]
  let date: String?
  /// Whether the front matter says that the text is not published yet.
  let isDraft: Bool
  /// The keys of the front matter that mean nothing here.
  let unknownKeys: [UnknownKey]

  /// - Parameter slug: The path of the file below that of all guides, without its ending.
  init(_ document: Document, slug: String, _ diagnostics: inout [Diagnostic]) {
    var fields = document.frontMatterFields(&diagnostics)
    var parameters = fields.parameters
    head = GuideHead(document, &fields, &parameters, slug: slug)
    kind = fields.oneOf("kind", Guide.Kind.self) ?? .guide
    language = LanguageLoader.statedLanguage(&fields)
    twin = TwinLoader.twin(&fields)
    addresses = fields.addresses
    date = DateLoader.date(&fields) ?? DateLoader.date(&parameters)
    isDraft = fields.isDraft
    let known = fields.askedKeys
    unknownKeys =
      fields.unaskedKeys.map { key in
        UnknownKey(name: key, location: fields.location(of: key), known: known)
      }
      + parameters.unaskedKeys.map { key in
        UnknownKey(name: "params.\(key)", location: parameters.location(of: key), known: known)
      }
    diagnostics += (fields.diagnostics + parameters.diagnostics).map(\.ofUnreadValue)
    fences = FenceReader.read(document, &diagnostics)
  }

  /// - Parameter text: The text of the guide without the heading that is its title.
  func guide(slug: String, text: MarkdownSource) -> Guide {
    var guide = Guide(
      slug: slug, title: head.title, summary: head.summary, order: head.order, kind: kind,
      language: language, twin: twin, text: text, fences: fences)
    guide.isSummaryStated = head.isSummaryStated
    guide.addresses = addresses
    guide.date = date
    return guide
  }
}

extension YAMLFields {
  /// The keys of an author's own in Hugo, which themes read as if they stood beside the others.
  fileprivate var parameters: YAMLFields {
    mutating get {
      guard let node = node("params") else {
        return YAMLFields(emptyAt: location, subject: "'params'")
      }
      return YAMLFields(node, subject: "'params'")
    }
  }

  /// The addresses that the keys of Jekyll, Docusaurus and Hugo give a page.
  fileprivate var addresses: [String] {
    mutating get {
      ["permalink", "slug", "id", "url", "aliases", "redirect_from"].flatMap { key -> [String] in
        guard let node = node(key) else { return [] }
        return (node.items ?? [node]).compactMap(\.text)
      }
    }
  }
}

extension YAMLFields {
  /// Whether `draft` of Hugo, MkDocs and Docusaurus or `published` of Jekyll keeps a text back.
  fileprivate var isDraft: Bool {
    mutating get {
      let (draft, published) = (node("draft")?.text, node("published")?.text)
      return draft == "true" || published == "false"
    }
  }
}

extension Document {
  /// The front matter key by key, empty where there is none, and where it cannot be read.
  fileprivate func frontMatterFields(_ diagnostics: inout [Diagnostic]) -> YAMLFields {
    let subject = "front matter"
    guard frontMatter != nil else {
      return YAMLFields(emptyAt: SourceLocation(path, line: 1), subject: subject)
    }
    var found: [Diagnostic] = []
    var root = frontMatterRoot(&found)
    found = found.map(\.ofRepeatedKey)
    if found.contains(where: { $0.severity == .error }), let plain = plainRoot(found) {
      (root, found) = plain
    }
    guard let root, !found.contains(where: { $0.severity == .error }) else {
      // The text can be read all the same.
      diagnostics += found.map(\.ofUnreadFrontMatter)
      return YAMLFields(emptyAt: SourceLocation(path, line: 1), subject: subject)
    }
    diagnostics += found
    // Two lines of '---' with nothing between them.
    return root.isNull
      ? YAMLFields(emptyAt: root.location, subject: subject)
      : YAMLFields(root, subject: subject)
  }
}

extension Document {
  /// The front matter with values in quotation marks that need them, and what is told of these;
  /// `nil` where that does not make it readable.
  ///
  /// - Parameter found: What keeps it from being read as it is.
  private func plainRoot(_ found: [Diagnostic]) -> (root: YAMLNode, diagnostics: [Diagnostic])? {
    guard let frontMatter, frontMatter.format == .yaml,
      let text = PlainFrontMatter.quoted(frontMatter.text)
    else { return nil }
    let parsed = YAMLParser.parse(text, path: path, firstLine: frontMatter.firstLine)
    let others = parsed.diagnostics.map(\.ofRepeatedKey)
    guard let root = parsed.root, !others.contains(where: { $0.severity == .error }) else {
      return nil
    }
    let told = found.first { $0.severity == .error }.map(\.ofPlainValue)
    return (root, others + [told].compactMap(\.self))
  }
}

extension Diagnostic {
  /// What would keep front matter from being read, were its values not read as they are written.
  fileprivate var ofPlainValue: Diagnostic {
    Diagnostic(
      .guideUnreadFrontMatter, "a value of front matter is read as it is written: \(summary)",
      at: location, notes: notes, suggestion: "put the value in quotation marks")
  }

  /// A key that front matter has twice, as other tools allow: the first counts.
  fileprivate var ofRepeatedKey: Diagnostic {
    guard id == .yamlDuplicateKey else { return self }
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// What keeps front matter from being read, which the text below it does not need.
  fileprivate var ofUnreadFrontMatter: Diagnostic {
    guard severity == .error else { return self }
    return Diagnostic(
      .guideUnreadFrontMatter, "the front matter is not read: \(summary)", at: location,
      notes: notes, suggestion: suggestion, example: example)
  }

  /// What is wrong with a value of front matter, which is then as good as missing: other tools give
  /// keys of the same names other values.
  fileprivate var ofUnreadValue: Diagnostic {
    guard severity == .error else { return self }
    var warning = self
    warning.severity = .warning
    warning.notes.append(.init("the value is ignored"))
    return warning
  }
}
