import CatalogModel
import Diagnostics
import Files
import InterfaceStrings
import JSONTree
import Workers

/// What programs read of a system: the twins of its pages, an index, everything in one text, the
/// model as data, and a page that shows them.
///
/// Steps: write the twins; from them the whole text and beside them the data; the twin of the page
/// for agents, which shows the sizes of those; the index, which shows the sizes of all; last the
/// page itself. Each file is measured against its limit.
struct SystemAgentFiles {
  /// All twins, that of the page for agents last.
  let pages: [MadePage]
  let index: AgentFile
  let full: AgentFile
  let data: AgentFile
  /// The JSON Schema of the system's agent YAML.
  let schema: AgentFile
  let site: SystemSite
  private let page: AgentsPage
  /// The page for agents, without the index, which knows the sizes of all other files.
  private let content: AgentsContext
  /// Its twin.
  private let agents: MarkdownPage
  private let limits: AgentLimits

  /// - Parameter pages: What the pages of the system came to.
  init(site: SystemSite, pages: [MadePage], on workers: Workers) {
    self.site = site
    limits = site.system.agentLimits.overriding(site.catalog.agentLimits)
    let map = site.map
    let path = FullText.path(of: site.system, in: map)
    full = AgentFile(path: path, parts: Self.text(of: site, pages).parts(in: path, on: workers))
    let schema = AgentSchemaFile(site.system, of: site.catalog)
    self.schema = AgentFile(path: schema.path, parts: FileParts(schema.bytes))
    let model = CatalogData(
      system: site.system, pages: site.pages, marks: site.own.marks, words: site.words, map: map,
      schema: schema.path)
    data = AgentFile(path: model.path, text: JSONWriter().string(model.json()) + "\n")
    let rows =
      Self.rows(full, data, self.schema, limits, site.words)
      + Self.rows(pages, in: site.map.folder(site.system.slug), limits, site.words)
    let scope = PageScope(site, .agents(system: site.system.slug))
    var texts = TextBuilder(scope)
    page = AgentsPage(scope: scope)
    content = page.content(rows, &texts)
    agents = scope.twin(of: content)
    self.pages = pages + [MadePage(agents)]
    let index = LLMSIndex(
      site.system, site.pages, map, made: self.pages,
      files: [
        (data, Self.dataSummary), (self.schema, Self.schemaSummary), (full, Self.fullSummary),
      ])
    self.index = AgentFile(path: index.path, text: index.text())
  }

  /// The whole text for a file that is not in the system's folder.
  func fullText(in reader: String) -> FileParts {
    Self.text(of: site, pages).parts(in: reader)
  }

  private static func text(of site: SystemSite, _ pages: [MadePage]) -> FullText {
    let guide = AgentsGuide(
      system: site.system, isSingleSystem: site.map.isSingleSystem, words: site.words)
    return FullText(
      guide: guide, list: site.pages, pages: pages, hasAddress: site.catalog.baseURL != nil)
  }

  static let indexSummary = "The index: every page with a sentence and its size."
  static let dataSummary =
    "Components with props and examples, tokens with values, and guides, as JSON."
  static let schemaSummary = "What a document of agent YAML may say, as JSON Schema 2020-12."
  static let fullSummary = "Guides, components, tokens and screens in one text."

  private static func rows(
    _ full: AgentFile, _ data: AgentFile, _ schema: AgentFile, _ limits: AgentLimits, _ words: Words
  ) -> [AgentsPage.Row] {
    [
      AgentsPage.Row(
        name: full.name, path: full.path, summary: words(AgentsPhrase.fullSummary), size: full.size,
        limit: limits[.full].tokens),
      AgentsPage.Row(
        name: data.name, path: data.path, summary: words(AgentsPhrase.dataSummary), size: data.size,
        limit: limits[.catalog].tokens),
      AgentsPage.Row(
        name: schema.name, path: schema.path, summary: words(AgentsPhrase.schemaSummary),
        size: schema.size),
    ]
  }

  /// - Parameter folder: Of the system, below the site's root.
  private static func rows(
    _ pages: [MadePage], in folder: String, _ limits: AgentLimits, _ words: Words
  ) -> [AgentsPage.Row] {
    let largest = pages.max { $0.size.bytes < $1.size.bytes }
    return [
      largest.map { page in
        AgentsPage.Row(
          name: String(page.path.dropFirst(folder.count)), path: page.path,
          summary: words(AgentsPhrase.largestPage), size: page.size,
          limit: limits[.page].tokens)
      },
      AgentsPage.Row(
        name: words(AgentsPhrase.otherPages), path: "",
        summary: words(AgentsPhrase.markdownFiles, count: pages.count),
        size: TextSize(bytes: pages.reduce(0) { $0 + $1.size.bytes })),
    ].compactMap(\.self)
  }

  /// Where the files lie, without the page.
  static func paths(_ site: SystemSite) -> [String] {
    [
      LLMSIndex.path, FullText.path, CatalogData.path, AgentSchemaFile.path,
    ].map { $0(site.system, site.map) }
  }

  /// The files but for the whole text, and the page for agents in both its forms; and what is wrong
  /// with all of them: some may be too large.
  func files(
    _ templates: LocalizedTemplates
  ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    let indexRow = AgentsPage.Row(
      name: index.name, path: index.path, summary: site.words(AgentsPhrase.indexSummary),
      size: index.size,
      limit: limits[.llms].tokens)
    var content = content
    content.files.insert(page.item(indexRow), at: 0)
    let html = templates[site.language].render(content)
    let files = [index, data, schema].map { ($0.path, $0.parts.bytes) }
    return (
      files + [
        (agents.path, Array(agents.text.utf8)),
        (site.path(agents.route), html.bytes),
      ] + [site.picture(of: agents.route, titled: agents.title)].compactMap(\.self),
      html.diagnostics + findings
    )
  }

  private var findings: [Diagnostic] {
    let check = SizeFindings(
      limits: limits,
      manifest: site.catalog.isSingleSystem ? "system.yaml" : "\(site.system.slug)/system.yaml")
    let files = [check.check(index, .llms), check.check(full, .full), check.check(data, .catalog)]
    return files.compactMap(\.self)
      + pages.compactMap { check.check($0, of: site.pages[$0.route]) }
  }
}
