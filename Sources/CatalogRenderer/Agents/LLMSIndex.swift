import CatalogModel

/// Writes `llms.txt`, the index of a system for programs (llmstxt.org): what there is, in the order
/// in which it helps, each with a sentence and its size.
struct LLMSIndex {
  /// A system that sees the addresses of twins.
  let site: SystemSite
  /// The twins by what they show.
  private let pages: [Route: MadePage]
  /// The files beside the twins, with what they are good for.
  let files: [(file: AgentFile, summary: String)]

  init(
    site: SystemSite, pages: [MadePage], files: [(file: AgentFile, summary: String)]
  ) {
    self.site = site
    self.pages = Dictionary(pages.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    self.files = files
  }

  private var system: System { site.system }
  /// The path of the index.
  var path: String { Self.path(of: site) }

  static func path(of site: SystemSite) -> String {
    site.map.folder(site.system.slug) + "llms.txt"
  }

  func text() -> String {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(system.name))
    writer.add("> " + MarkdownText.escaped(system.summary))
    writer.add(
      "Every page is a markdown file; the HTML page has its name with the ending `.html`. "
        + "Token counts are estimates: \(TextSize.rule).")
    write("Start here", entries(of: [.agents(system: system.slug), screens]), &writer)
    for layer in Layer.allCases where layer != .token { write(.components(layer), to: &writer) }
    write(.guides, to: &writer)
    for folder in site.pages.folders.all.dropFirst() { write(.folder(folder.path), to: &writer) }
    for kind in [SiteOutline.Section.Kind.specifications, .rules, .tokens] {
      write(kind, to: &writer)
    }
    write(.components(.token), to: &writer)
    writer.heading(2, "Data")
    writer.list(files.map { line($0.file.name, $0.file.path, $0.summary, $0.file.size) })
    // The format names this section: what may be left out where there is little room.
    write("Optional", optional, &writer)
    return writer.text
  }

  private var screens: Route { .screens(system: system.slug) }

  /// Documented cases, then reports and references.
  private var optional: [SiteOutline.Entry] {
    let named: Set<Route> = [.system(system.slug), .agents(system: system.slug), screens]
    let cases = site.outline.sections.filter { $0.kind == .cases }
    let overview = site.outline.sections.first.map(\.entries) ?? []
    return cases.flatMap(\.listed) + overview.filter { !named.contains($0.route) }
  }

  private func entries(of routes: [Route]) -> [SiteOutline.Entry] {
    routes.compactMap { route in
      site.outline.title(of: route).map { SiteOutline.Entry(title: $0, route: route) }
    }
  }

  /// What the outline has of a kind, under its title there.
  private func write(_ kind: SiteOutline.Section.Kind, to writer: inout MarkdownWriter) {
    guard let section = site.outline.sections.first(where: { $0.kind == kind }) else { return }
    write(section.title, section.listed, &writer)
  }

  private func write(
    _ title: String, _ entries: [SiteOutline.Entry], _ writer: inout MarkdownWriter
  ) {
    guard !entries.isEmpty else { return }
    writer.heading(2, title)
    writer.list(
      entries.compactMap { entry in
        pages[entry.route].map { page in
          line(
            entry.isDeprecated ? "\(entry.title) (deprecated)" : entry.title, page.path,
            site.pages[entry.route]?.summary ?? "", page.size)
        }
      })
  }

  private func line(
    _ title: String, _ target: String, _ summary: String, _ size: TextSize
  ) -> String {
    Self.line(title, RelativeURL.from(path, to: target), summary, size)
  }

  /// `- [Badge](components/badge.md): A word on a colour. About 850 tokens.`
  static func line(
    _ title: String, _ href: String, _ summary: String, _ size: TextSize
  ) -> String {
    let link = MarkdownText.link(MarkdownText.escaped(title), to: href)
    let sentence = MarkdownText.escaped(FirstSentence.of(summary))
    let tokens = "(\(size.tokenText))"
    return sentence.isEmpty ? "\(link): \(tokens)" : "\(link): \(sentence) \(tokens)"
  }
}
