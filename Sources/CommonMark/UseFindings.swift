import Diagnostics

/// Says what is wrong with what a text uses, one use after the other.
struct UseFindings {
  let options: HTMLOptions
  let resolver: any MarkdownResolver
  let path: String
  var diagnostics: [Diagnostic] = []
  /// The lines on which raw HTML was found.
  private var rawHTMLLines: Set<Int> = []

  init(options: HTMLOptions, resolver: any MarkdownResolver, path: String) {
    self.options = options
    self.resolver = resolver
    self.path = path
  }

  /// The address to write for one of the text; `nil` when it must not be written.
  mutating func resolved(_ use: LinkUse) -> String? { resolution(of: use).destination }

  /// The address to write for one of the text, and the title of what lies there.
  mutating func resolution(of use: LinkUse) -> (destination: String?, title: String?) {
    let resolution = wholeResolution(of: use)
    return (resolution.destination, resolution.title)
  }

  /// What the resolver says of one of the text, without addresses that could run a program.
  mutating func wholeResolution(of use: LinkUse) -> LinkResolution {
    guard let address = safe(use.destination, line: use.line) else { return LinkResolution(nil) }
    var resolution = resolver.resolve(
      LinkUse(kind: use.kind, destination: address, line: use.line))
    diagnostics += resolution.diagnostics
    resolution.destination = resolution.destination.flatMap { safe($0, line: use.line) }
    let isSafe = { LinkSafety.dangerousScheme(of: $0) == nil } as (String) -> Bool
    resolution.forms.scales = resolution.forms.scales.filter { isSafe($0.value) }
    resolution.forms.dark = resolution.forms.dark.filter { isSafe($0.value) }
    return resolution
  }

  /// An address, unless it could run a program.
  mutating func safe(_ address: String, line: Int) -> String? {
    guard let scheme = LinkSafety.dangerousScheme(of: address) else { return address }
    diagnostics.append(
      .init(
        .markdownUnsafeLink, "a link may not begin with '\(scheme):'",
        at: SourceLocation(path, line: line),
        suggestion: "link to a page, or to an https address"))
    return nil
  }

  /// What becomes of raw HTML that pages may not contain.
  enum RawHTMLFate: String {
    case text = "raw HTML is shown as text"
    case leftOut = "raw HTML that sets or draws something is left out"
    case linked = "what would be embedded is shown as a link"
    case lines = "a list or a table of HTML in running text is shown as lines"
  }

  /// Says it once for a line, which often has both the tag and its end.
  mutating func noteRawHTML(line: Int, _ fate: RawHTMLFate = .text) {
    guard !options.allowsRawHTML, rawHTMLLines.insert(line).inserted else { return }
    diagnostics.append(
      .init(
        .markdownRawHtml, "\(fate.rawValue)", at: SourceLocation(path, line: line),
        suggestion: fate == .linked ? "write a link" : "use markdown, or write the tag as code"))
  }
}

extension HTMLRenderer {
  /// What writing a text as HTML would find of its links, images and raw HTML, without drawing it.
  ///
  /// - Parameter path: The file that it stands in.
  public func findings(of blocks: [Block], path: String) -> [Diagnostic] {
    let uses = blocks.uses
    if mustWrite(uses) { return askingOfLinks.render(blocks, path: path).diagnostics }
    return findings(uses, path)
  }

  /// What writing running text would find, as that of blocks is told.
  public func findings(of text: [Inline], path: String) -> [Diagnostic] {
    let uses = text.uses
    if mustWrite(uses) { return askingOfLinks.render(text, path: path).diagnostics }
    return findings(uses, path)
  }

  /// Whether a text has tags that may be kept: which of them may stand where they do depends on
  /// those before, and the writer alone knows them.
  private func mustWrite(_ uses: [TextUse]) -> Bool {
    options.keepsTags && uses.contains { if case .rawHTML = $0 { true } else { false } }
  }

  private var askingOfLinks: HTMLRenderer {
    HTMLRenderer(options: options, resolver: LinksAlone(resolver: resolver))
  }

  private func findings(_ uses: [TextUse], _ path: String) -> [Diagnostic] {
    var findings = UseFindings(options: options, resolver: resolver, path: path)
    for use in uses {
      switch use {
      case .link(let link): _ = findings.resolved(link)
      case .rawHTML(let line): findings.noteRawHTML(line: line)
      }
    }
    return findings.diagnostics
  }
}

/// Asks another resolver where links lead, and nothing that only a page shows.
private struct LinksAlone: MarkdownResolver {
  let resolver: any MarkdownResolver

  func resolve(_ link: LinkUse) -> LinkResolution { resolver.resolve(link) }
}
