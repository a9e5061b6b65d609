import CatalogModel
import CommonMark
import InterfaceStrings

/// Makes the page for agents, and its twin: the files with their sizes, and how to work with them.
struct AgentsPage {
  /// A file in the list, or all twins together.
  struct Row {
    var name: String
    /// Below the site's root; empty where the row is no one file.
    var path: String
    var summary: String
    var size: TextSize
    /// `nil` where nothing limits it.
    var limit: Int? = nil
  }

  /// With the addresses of HTML pages for the page, of twins for the twin.
  let site: SystemSite

  private var route: Route { .agents(system: site.system.slug) }
  private var page: String { site.path(route) }

  private var words: Words { site.words }
  private var title: String { words(AgentsPhrase.title) }

  private var summary: String {
    words(
      site.system.vocabulary.components.isEmpty
        ? AgentsPhrase.summary : AgentsPhrase.summaryWithYAML, ["name": site.system.name])
  }

  private var rule: String {
    words(AgentsPhrase.rule, ["bytes": String(TextSize.bytesPerToken)])
  }

  func markdown(_ rows: [Row]) -> MarkdownPage {
    site.markdownPage(route, title: title, summary: summary) { writer in
      writer.heading(2, words(AgentsPhrase.files))
      writer.add(words(AgentsPhrase.estimates, ["rule": rule]))
      writer.table(
        [
          AgentsPhrase.file, .bytes, .tokens, .limit, .purpose,
        ].map { words($0) },
        rows.map { row in
          let name = MarkdownText.escaped(row.name)
          return [
            row.path.isEmpty
              ? name : MarkdownText.link(name, to: RelativeURL.from(page, to: row.path)),
            words.grouped(row.size.bytes), words.grouped(row.size.tokens),
            row.limit.map(words.grouped) ?? "", MarkdownText.escaped(row.summary),
          ]
        })
      AgentsGuide(site: site).write(level: 2, to: &writer)
    }
  }

  func context(_ rows: [Row]) -> AgentsContext {
    var writer = MarkdownWriter()
    AgentsGuide(site: site).write(level: 2, to: &writer)
    let document = Document(parsing: writer.text, path: "", options: .embedded(firstLine: 1))
    var texts = TextBuilder(site: site, page: page)
    let contents =
      [ContentsItem(title: words(AgentsPhrase.files), href: "#files")]
      + document.contents.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    return AgentsContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "agents", title: title, description: summary, contents: contents,
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(site.system.slug))
        ]),
      summary: summary, rule: rule, files: rows.map(item),
      content: texts.markup(document))
  }

  private func item(_ row: Row) -> AgentFileItem {
    AgentFileItem(
      name: row.name, href: row.path.isEmpty ? "" : RelativeURL.from(page, to: row.path),
      summary: row.summary, bytes: words.grouped(row.size.bytes),
      tokens: words.grouped(row.size.tokens),
      limit: row.limit.map(words.grouped) ?? "",
      isOver: row.limit.map { row.size.tokens > $0 } ?? false,
      share: row.limit.map { min(100, row.size.tokens * 100 / $0) } ?? 0)
  }
}
