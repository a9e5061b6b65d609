import CatalogModel
import InterfaceStrings

/// Makes the page for agents: the files with their sizes, and how to work with them.
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

  let scope: PageScope

  private var words: Words { scope.words }

  func content(_ rows: [Row], _ texts: inout TextBuilder) -> AgentsContext {
    let system = scope.system
    let guide = AgentsGuide(system: system, isSingleSystem: scope.isSingleSystem, words: words)
    let document = guide.document
    let summary = words(
      system.vocabulary.components.isEmpty ? AgentsPhrase.summary : .summaryWithYAML,
      ["name": system.name])
    let contents =
      [ContentsItem(title: words(AgentsPhrase.files), href: "#files")]
      + document.contents.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    return AgentsContext(
      frame: scope.frame(
        kind: "agents", title: words(AgentsPhrase.title), description: summary,
        contents: contents),
      summary: summary,
      rule: words(AgentsPhrase.rule, ["bytes": String(TextSize.bytesPerToken)]),
      files: rows.map(item), content: texts.markup(document))
  }

  func item(_ row: Row) -> AgentFileItem {
    AgentFileItem(
      name: row.name, href: row.path.isEmpty ? "" : scope.href(toFile: row.path),
      summary: row.summary, bytes: words.grouped(row.size.bytes),
      tokens: words.grouped(row.size.tokens),
      limit: row.limit.map(words.grouped) ?? "",
      isOver: row.limit.map { row.size.tokens > $0 } ?? false,
      share: row.limit.map { min(100, row.size.tokens * 100 / $0) } ?? 0)
  }
}
