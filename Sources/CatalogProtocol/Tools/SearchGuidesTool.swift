import CatalogModel
import JSONTree
import ModelContextProtocol
import SearchIndex

/// `search_guides`: where something is explained.
struct SearchGuidesTool: CatalogTool {
  let declaration = Tool(
    name: "search_guides", title: "Search guides",
    description: "Searches the guides and the usage notes of components, section by section, and "
      + "returns the best sections with an excerpt. Read one whole with get_guide.",
    parameters: [
      ToolParameter(
        "query", .text, "Words to look for, such as 'dark mode contrast'.", isRequired: true),
      .system,
      ToolParameter(
        "limit", .integer(1...50), "How many sections to return at most.", default: 8),
    ],
    output: .object([
      .init(
        "results",
        .list(
          .object([
            .init("system", .text), .init("guide", .text, "Name for get_guide."),
            .init("title", .text),
            .init("section", .text, "Anchor for get_guide.", optional: true),
            .init("heading", .text, optional: true), .init("excerpt", .text),
            .init("page", .text, "The place on the site."),
          ])), "The best first."),
      .init("total", .integer, "How many sections have a word of the query."),
    ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let query = arguments.text("query") ?? ""
    guard !WordSplitter.words(of: query).isEmpty else {
      throw ToolFailure("the query '\(query.prefix(80))' has no word to look for")
    }
    let systems = try library.systems(arguments.text("system"))
    let hits = library.index.hits(for: query, in: systems.map(\.slug))
    let shown = hits.prefix(arguments.integer("limit") ?? 8)
    return [
      "results": .array(shown.map { json($0, query, library) }), "total": .integer(hits.count),
    ]
  }

  private func json(_ hit: GuideIndex.Hit, _ query: String, _ library: CatalogLibrary) -> JSONValue
  {
    .present([
      "system": .string(hit.system), "guide": .string(hit.guide.name),
      "title": .string(hit.guide.title), "section": .text(hit.section.anchor),
      "heading": .text(hit.section.title),
      "excerpt": .string(SearchExcerpt.of(hit.section.text, around: query)),
      "page": .string(library.page(hit.guide.route, anchor: hit.section.anchor)),
    ])
  }
}
