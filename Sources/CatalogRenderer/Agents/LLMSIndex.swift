import CatalogModel

/// Writes `llms.txt`, the index of a system for programs (llmstxt.org): what there is, in the order
/// in which it helps, each with a sentence and its size.
struct LLMSIndex {
  private let system: System
  private let list: PageList
  private let map: SiteMap
  /// The twins by what they show.
  private let pages: [Route: MadePage]
  /// The files beside the twins, with what they are good for.
  let files: [(file: AgentFile, summary: String)]

  init(
    _ system: System, _ list: PageList, _ map: SiteMap, made pages: [MadePage],
    files: [(file: AgentFile, summary: String)]
  ) {
    self.system = system
    self.list = list
    self.map = map
    self.pages = Dictionary(pages.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    self.files = files
  }

  /// The path of the index.
  var path: String { Self.path(of: system, in: map) }

  static func path(of system: System, in map: SiteMap) -> String {
    map.folder(system.slug) + "llms.txt"
  }

  func text() -> String {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(system.name))
    writer.add("> " + MarkdownText.escaped(system.summary))
    writer.add(
      "Every page is a markdown file; the HTML page has its name with the ending `.html`. "
        + "Token counts are estimates: \(TextSize.rule).")
    write("Start here", list.readFirst, &writer)
    for section in sections(isOptional: false) { write(section.title, section.listed, &writer) }
    writer.heading(2, "Data")
    writer.list(files.map { line($0.file.name, $0.file.path, $0.summary, $0.file.size) })
    // The format names this section: what may be left out where there is little room.
    write("Optional", sections(isOptional: true).flatMap(\.listed), &writer)
    return writer.text
  }

  /// In the order in which they help.
  private func sections(isOptional: Bool) -> [SiteOutline.Section] {
    let sections = list.outline.sections.filter { $0.kind.isOptional == isOptional }
    return (0...5).flatMap { place in sections.filter { $0.kind.place == place } }
  }

  /// The pages of a list, without those that are listed first and the start page, whose place this
  /// file takes.
  private func write(
    _ title: String, _ entries: [SiteOutline.Entry], _ writer: inout MarkdownWriter
  ) {
    let pages = entries.compactMap { list[$0.route] }
    write(
      title, pages.filter { $0.readFirst == nil && $0.route != .system(system.slug) }, &writer)
  }

  private func write(_ title: String, _ entries: [PageEntry], _ writer: inout MarkdownWriter) {
    let lines = entries.compactMap { entry in
      pages[entry.route].map { page in
        let name = entry.listing?.title ?? ""
        return line(
          entry.listing?.isDeprecated == true ? "\(name) (deprecated)" : name, page.path,
          entry.summary, page.size)
      }
    }
    guard !lines.isEmpty else { return }
    writer.heading(2, title)
    writer.list(lines)
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

extension SiteOutline.Section.Kind {
  /// Whether a program may leave its pages out: reports, references and documented cases.
  fileprivate var isOptional: Bool {
    switch self {
    case .overview, .api, .cases: true
    case .guides, .folder, .specifications, .rules, .tokens, .components: false
    }
  }

  /// Where the section stands among those that help, 0 to 5.
  fileprivate var place: Int {
    switch self {
    case .components(.token): 5
    case .components, .cases: 0
    case .guides, .folder, .overview, .api: 1
    case .specifications: 2
    case .rules: 3
    case .tokens: 4
    }
  }
}
