import AgentUI
import CatalogModel
import InterfaceStrings

/// Tells a program how it works with a system: what agent YAML is, how it is validated and
/// repaired, and how to ask a server. The page for agents and `llms-full.txt` hold the same text.
struct AgentsGuide {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }

  /// - Parameter level: That of its headings.
  func write(level: Int, to writer: inout MarkdownWriter) {
    if !system.vocabulary.components.isEmpty {
      writeAgentYAML(level, &writer)
      writeLoop(level, &writer)
    }
    writeServer(level, &writer)
    writePrimitives(level, &writer)
  }

  // MARK: - Agent YAML

  private func writeAgentYAML(_ level: Int, _ writer: inout MarkdownWriter) {
    writer.heading(level, words(AgentsPhrase.agentYAML))
    writer.add(words(AgentsPhrase.document))
    if let example {
      writer.code(YAMLPrinter(system.vocabulary).print(example), "yaml")
    }
    writer.list(
      [AgentsPhrase.nodeRule, .spellingRule, .quotesRule, .semanticsRule].map { words($0) })
  }

  /// The smallest example that shows children, or the smallest of all.
  private var example: AgentNode? {
    let roots = system.components.flatMap(\.examples).map(\.root)
    let nested = roots.filter { !$0.children.isEmpty && !$0.props.isEmpty }
    return (nested.isEmpty ? roots : nested).enumerated()
      .min { ($0.element.nodeCount, $0.offset) < ($1.element.nodeCount, $1.offset) }?.element
  }

  // MARK: - Validating

  private func writeLoop(_ level: Int, _ writer: inout MarkdownWriter) {
    let option = site.catalog.isSingleSystem ? "" : " --system \(system.slug)"
    writer.heading(level, words(AgentsPhrase.loop))
    writer.code(
      """
      catalog validate screen.yaml\(option) --format json
      catalog render screen.yaml\(option) --as swift
      """, "sh")
    writer.list([AgentsPhrase.validRule, .diagnosticsRule, .renderRule].map { words($0) })
  }

  // MARK: - The server

  private func writeServer(_ level: Int, _ writer: inout MarkdownWriter) {
    let option = site.catalog.isSingleSystem ? "" : ", \"--system\", \"\(system.slug)\""
    writer.heading(level, words(AgentsPhrase.server))
    writer.add(words(AgentsPhrase.serverText))
    writer.code(
      """
      {
        "mcpServers": {
          "\(site.catalog.isSingleSystem ? Slug.of(system.name) : system.slug)": {
            "command": "catalog",
            "args": ["mcp", "/path/to/content"\(option)]
          }
        }
      }
      """, "json")
  }

  // MARK: - Views of the platform

  /// They have no pages of their own.
  private func writePrimitives(_ level: Int, _ writer: inout MarkdownWriter) {
    guard !system.primitives.isEmpty else { return }
    writer.heading(level, words(AgentsPhrase.primitives))
    writer.add(words(AgentsPhrase.primitivesText, ["name": escapedName]))
    writer.table(
      [AgentsPhrase.component, .props, .children, .purpose].map { words($0) },
      system.primitives.map { primitive in
        [
          MarkdownText.code(primitive.name),
          primitive.contract.props.map(prop).joined(separator: ", "),
          children(primitive.contract.children), MarkdownText.escaped(primitive.summary),
        ]
      })
  }

  private var escapedName: String { MarkdownText.escaped(system.name) }

  private func prop(_ prop: PropContract) -> String {
    let type =
      prop.choices.isEmpty
      ? prop.kind.rawValue : prop.choices.map(\.name).joined(separator: ", ")
    return "\(MarkdownText.code(prop.name)) (\(MarkdownText.escaped(type))"
      + "\(prop.isRequired ? "; \(words(AgentsPhrase.required))" : ""))"
  }

  private func children(_ rule: ChildrenRule) -> String {
    switch rule {
    case .none: words(AgentsPhrase.none)
    case .any: words(AgentsPhrase.any)
    case .only(let names): names.map(MarkdownText.code).joined(separator: ", ")
    }
  }
}
