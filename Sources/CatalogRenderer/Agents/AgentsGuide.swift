import AgentUI
import CatalogModel

/// Tells a program how it works with a system: what agent YAML is, how it is validated and
/// repaired, and how to ask a server. The page for agents and `llms-full.txt` hold the same text.
struct AgentsGuide {
  let site: SystemSite

  private var system: System { site.system }

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
    writer.heading(level, "Agent YAML")
    writer.add("A document is one node: a component with its props, its children and its meaning.")
    if let example {
      writer.code(YAMLPrinter(system.vocabulary).print(example), "yaml")
    }
    writer.list([
      "A node begins with `component`, or with `view` for a whole pane or screen, and may have "
        + "`props`, `children` and `semantics`; there are no other keys.",
      "Components, props and values are spelt as they are listed here. A prop of the type `token` "
        + "takes the path of a token.",
      "A text that YAML reads as a number, a boolean or nothing goes in quotes: `\"1.10\"`, "
        + "`\"true\"`, `\"null\"`.",
      "`semantics` says what a node means to someone who cannot see it; some components need it.",
    ])
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
    writer.heading(level, "Write, validate, repair")
    writer.code(
      """
      catalog validate screen.yaml\(option) --format json
      catalog render screen.yaml\(option) --as swift
      """, "sh")
    writer.list([
      "`valid` is true and the exit status 0 when nothing is wrong; 1 says that there are "
        + "findings, 2 that a file could not be read.",
      "Each of `diagnostics` has the `line` and `column` of a mistake, the `pointer` (RFC 6901) of "
        + "the value in the document, a `message`, a `suggestion` of what to do, and an "
        + "`example` of what may stand there. All mistakes of a document come in one run: mend "
        + "them, then validate again.",
      "`render` gives the SwiftUI code of a valid document, or its drawing with `--as html`.",
    ])
  }

  // MARK: - The server

  private func writeServer(_ level: Int, _ writer: inout MarkdownWriter) {
    let option = site.catalog.isSingleSystem ? "" : ", \"--system\", \"\(system.slug)\""
    writer.heading(level, "Model Context Protocol")
    writer.add(
      """
      `catalog mcp` answers a client of the Model Context Protocol over standard input and output, \
      in its revision 2026-07-28 and, for clients that begin with `initialize`, in those back to \
      2024-11-05. Its tools list and read components, tokens and guides, validate and draw agent \
      YAML, and compute contrast; files that change are read again before the next answer. A \
      client is told so in its configuration:
      """)
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
    writer.heading(level, "Views of the platform")
    writer.add("Components of the platform that may stand among those of \(escapedName).")
    writer.table(
      ["Component", "Props", "Children", "Purpose"],
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
      + "\(prop.isRequired ? "; required" : ""))"
  }

  private func children(_ rule: ChildrenRule) -> String {
    switch rule {
    case .none: "none"
    case .any: "any"
    case .only(let names): names.map(MarkdownText.code).joined(separator: ", ")
    }
  }
}
