import CatalogModel
import Diagnostics
import InterfaceStrings
import JSONTree

/// What programs read of a catalog of several systems: the twin of its start page, and files that
/// lead to those of the systems.
struct CatalogAgentFiles {
  let catalog: Catalog
  let systems: [SystemAgentFiles]
  /// In the language of the catalog.
  let words: Words

  private static let indexPath = "llms.txt"
  private static let fullPath = "llms-full.txt"
  private static let dataPath = "catalog.json"

  /// Where the files lie, with the twin of the start page.
  static let paths = [indexPath, fullPath, dataPath, "index.md"]

  /// The files, and which of them are too large.
  func files() -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    let page = CatalogPages(catalog: catalog, sites: systems.map(\.site), words: words).twin()
    let check = SizeFindings(limits: catalog.agentLimits, manifest: "catalog.yaml")
    let files = [(index, AgentLimits.Kind.llms), (full, .full), (data, .catalog)]
    let found = files.map { check.check($0, $1) } + [check.check(MadePage(page), of: nil)]
    return (
      [(page.path, Array(page.text.utf8))] + files.map { ($0.0.path, $0.0.parts.bytes) },
      found.compactMap(\.self)
    )
  }

  /// A section for each system, with the files that it has.
  private var index: AgentFile {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(catalog.title))
    if !catalog.summary.isEmpty { writer.add("> " + MarkdownText.escaped(catalog.summary)) }
    writer.add("Token counts are estimates: \(TextSize.rule).")
    for files in systems {
      let system = files.site.system
      writer.heading(2, MarkdownText.escaped(system.name))
      let agents = files.pages.last { $0.route == .agents(system: system.slug) }
      writer.list(
        [
          line(files.index, "\(system.name): index", system.summary),
          agents.map { page in
            LLMSIndex.line(
              "\(system.name): for agents", page.path, page.summary, page.size)
          },
          line(files.data, "\(system.name): data", SystemAgentFiles.dataSummary),
          line(files.schema, "\(system.name): schema", SystemAgentFiles.schemaSummary),
          line(files.full, "\(system.name): full text", SystemAgentFiles.fullSummary),
        ].compactMap(\.self))
    }
    return AgentFile(path: Self.indexPath, text: writer.text)
  }

  private func line(_ file: AgentFile, _ title: String, _ summary: String) -> String {
    LLMSIndex.line(title, file.path, summary, file.size)
  }

  /// The texts of the systems in their order, as long as all stay within the limit; the others by
  /// their addresses.
  private var full: AgentFile {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(catalog.title))
    if !catalog.summary.isEmpty { writer.add("> " + MarkdownText.escaped(catalog.summary)) }
    // Room for the list of what is left out.
    let limit = catalog.agentLimits[.full].tokens - 100 * (systems.count + 1)
    var texts: [String] = []
    var omitted: [SystemAgentFiles] = []
    var bytes = writer.text.utf8.count
    for files in systems {
      let text = files.fullText(in: Self.fullPath)
      if TextSize(bytes: bytes + text.size).tokens <= limit {
        texts.append(String(decoding: text.bytes, as: UTF8.self))
        bytes += text.size
      } else {
        omitted.append(files)
      }
    }
    if !omitted.isEmpty {
      writer.add("These systems are too large for this file; each has a text of its own:")
      writer.list(omitted.map { line($0.full, $0.site.system.name, $0.site.system.summary) })
    }
    return AgentFile(
      path: Self.fullPath, text: ([writer.text] + texts).joined(separator: "\n"))
  }

  private var data: AgentFile {
    let value: JSONValue = [
      "version": 1,
      "generator": .string(Generator.name),
      "title": .string(catalog.title),
      "summary": .string(catalog.summary),
      "systems": .array(
        systems.map { files in
          [
            "slug": .string(files.site.system.slug),
            "name": .string(files.site.system.name),
            "summary": .string(files.site.system.summary),
            "catalog": .string(files.data.path),
            "index": .string(files.index.path),
            "full": .string(files.full.path),
            "schema": .string(files.schema.path),
          ]
        }),
    ]
    return AgentFile(path: Self.dataPath, text: JSONWriter(.pretty).string(value))
  }
}
