import CatalogModel
import CommonMark
import Diagnostics
import Templates

/// Writes texts of the content for one page, collecting what is wrong with them.
///
/// A check, which makes no page, has a builder that only collects: it resolves what texts use and
/// gives nothing written.
struct TextBuilder {
  private let scope: PageScope
  /// What fences are drawn with; `nil` where nothing is drawn.
  private let templates: FenceTemplates?
  private let draws: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ scope: PageScope, templates: FenceTemplates? = nil, draws: Bool = true) {
    self.scope = scope
    self.templates = templates
    self.draws = draws
  }

  /// A document. A heading of level 2 becomes one of level 2 + `headingOffset`.
  mutating func markup(
    _ document: Document, fences: Fences? = nil, headingOffset: Int = 0, anchorPrefix: String = ""
  ) -> Prose {
    let drawing = fences.flatMap { fences in
      templates.map { FenceDrawing(fences: fences, scope: scope, templates: $0) }
    }
    let resolver = scope.resolver(document.path, fences: drawing)
    let options = HTMLOptions(
      headingOffset: headingOffset, anchorPrefix: anchorPrefix, labels: HTMLLabels(scope.words))
    let renderer = HTMLRenderer(options: options, resolver: resolver)
    let fragment = fragment(document.blocks, of: document.path, by: renderer)
    diagnostics += fragment.diagnostics
    let shown = drawing.map { PageDrawing(of: $0.fences) } ?? .nothing
    return Prose(html: fragment.text, drawing: shown) {
      var printer = DocumentPrinter(resolver: resolver, headingOffset: headingOffset)
      if let drawing { printer.fence = drawing.markdown }
      return printer.text(document.blocks)
    }
  }

  /// Running text of the document at `path`.
  mutating func inline(_ content: [Inline], of path: String) -> Prose {
    let (prose, found) = prose(content, scope.resolver(path), path, keepsTags: true)
    diagnostics += found
    return prose
  }

  /// A text of one paragraph, without the paragraph's own element.
  ///
  /// - Parameters:
  ///   - location: Where the text stands, as well as it is known.
  ///   - owner: What the text is, as diagnostics name it: `a note on accessibility`.
  ///   - place: Where in the API it stands; `nil` for a text that belongs to no declaration.
  mutating func inline(
    _ text: String, at location: SourceLocation, of owner: String, in place: SymbolScope? = nil
  ) -> Prose {
    let document = embedded(text, at: location)
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      let blocks = documentation(text, at: location, of: owner, in: place, below: 3)
      return Prose(html: blocks.html) { MarkdownText.joined(blocks.markdown) }
    }
    let (prose, found) = prose(content, scope.resolver(location.path, in: place), location.path)
    report(document.diagnostics + found, location, owner)
    return prose
  }

  /// The documentation of a symbol, whose headings do not show in the page's contents. `List<A>` in
  /// it is no tag.
  ///
  /// - Parameter level: That of the heading it stands below: its own largest is one level smaller.
  mutating func documentation(
    _ text: String, at location: SourceLocation, of owner: String, in place: SymbolScope?,
    below level: Int
  ) -> Prose {
    var document = embedded(text, at: location)
    document.blocks = Callouts.alerts(in: document.blocks)
    let offset = level + 1 - (document.contents.map(\.level).min() ?? 1)
    let resolver = scope.resolver(location.path, in: place)
    let options = HTMLOptions(
      keepsTags: false, headingOffset: offset, linksHeadings: false,
      labels: HTMLLabels(scope.words))
    let renderer = HTMLRenderer(options: options, resolver: resolver)
    let fragment = fragment(document.blocks, of: location.path, by: renderer)
    report(document.diagnostics + fragment.diagnostics, location, owner)
    return Prose(html: fragment.text) { [blocks = document.blocks] in
      DocumentPrinter(resolver: resolver, keepsTags: false, headingOffset: offset).text(blocks)
    }
  }

  /// A line that was not meant as markdown, though it may hold code and emphasis: nothing is wrong
  /// with it, and what is no paragraph shows as it is.
  func line(_ text: String, at location: SourceLocation, in place: SymbolScope) -> Prose {
    guard draws else { return Prose(html: "") { "" } }
    let document = embedded(text, at: location)
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return Prose(html: HTML.escaped(text)) { MarkdownText.escaped(text) }
    }
    return prose(content, scope.resolver(location.path, in: place), location.path).prose
  }

  private func prose(
    _ content: [Inline], _ resolver: SiteResolver, _ path: String, keepsTags: Bool = false
  ) -> (prose: Prose, diagnostics: [Diagnostic]) {
    let options = HTMLOptions(keepsTags: keepsTags)
    let renderer = HTMLRenderer(options: options, resolver: resolver)
    let fragment = fragment(content, of: path, by: renderer)
    let prose = Prose(html: fragment.text) {
      let printer = DocumentPrinter(resolver: resolver, keepsTags: keepsTags)
      return MarkdownText.joined(printer.text(content))
    }
    return (prose, fragment.diagnostics)
  }

  private func fragment(
    _ blocks: [Block], of path: String, by renderer: HTMLRenderer
  ) -> HTMLFragment {
    draws
      ? renderer.render(blocks, path: path)
      : HTMLFragment(bytes: [], diagnostics: renderer.findings(of: blocks, path: path))
  }

  private func fragment(
    _ content: [Inline], of path: String, by renderer: HTMLRenderer
  ) -> HTMLFragment {
    draws
      ? renderer.render(content, path: path)
      : HTMLFragment(bytes: [], diagnostics: renderer.findings(of: content, path: path))
  }

  private func embedded(_ text: String, at location: SourceLocation) -> Document {
    var options = ParsingOptions.embedded(firstLine: 1)
    // Files of documentation catalogs have the directives of DocC, which comments have not.
    if location.path.hasSuffix(".md") { options.extensions = .all }
    return Document(parsing: text, path: location.path, options: options)
  }

  /// The lines of a text inside another file are not those of the file, so what is wrong with the
  /// text is reported where its owner stands.
  private mutating func report(
    _ found: [Diagnostic], _ location: SourceLocation, _ owner: String
  ) {
    diagnostics += found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location = location
      diagnostic.notes.append(.init("this is in \(owner)"))
      return diagnostic
    }
  }
}
