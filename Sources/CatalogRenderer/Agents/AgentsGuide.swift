import AgentUI
import CatalogModel
import CommonMark
import InterfaceStrings

/// Tells a program how it works with a system: what agent YAML is, how it is validated and
/// repaired, and how to ask a server. The page for agents and `llms-full.txt` hold the same text.
struct AgentsGuide {
  let system: System
  let isSingleSystem: Bool
  let words: Words

  /// The text, with headings of level 2.
  var document: Document {
    let sections =
      (system.vocabulary.components.isEmpty ? [] : [agentYAML, loop]) + [server]
      + (system.primitives.isEmpty ? [] : [primitives])
    var names = AnchorNames()
    let blocks = sections.flatMap { section in
      let title = words(section.title)
      let heading = Heading(level: 2, content: [.plain(title)], anchor: names.name(for: title))
      return [Block(.heading(heading))] + section.blocks
    }
    return Document(path: "", blocks: blocks)
  }

  private struct Section {
    var title: AgentsPhrase
    var blocks: [Block]
  }

  // MARK: - Agent YAML

  private var agentYAML: Section {
    let code = example.map { Block.code(YAMLPrinter(system.vocabulary).print($0), "yaml") }
    return Section(
      title: .agentYAML,
      blocks: text(.document) + [code].compactMap(\.self)
        + [list(.nodeRule, .spellingRule, .quotesRule, .semanticsRule)])
  }

  /// The smallest example that shows children, or the smallest of all.
  private var example: AgentNode? {
    let roots = system.components.flatMap(\.examples).map(\.root)
    let nested = roots.filter { !$0.children.isEmpty && !$0.props.isEmpty }
    return (nested.isEmpty ? roots : nested).enumerated()
      .min { ($0.element.nodeCount, $0.offset) < ($1.element.nodeCount, $1.offset) }?.element
  }

  private var loop: Section {
    let option = isSingleSystem ? "" : " --system \(system.slug)"
    let commands = """
      catalog validate screen.yaml\(option) --format json
      catalog render screen.yaml\(option) --as swift
      """
    return Section(
      title: .loop,
      blocks: [.code(commands, "sh"), list(.validRule, .diagnosticsRule, .renderRule)])
  }

  private var server: Section {
    let option = isSingleSystem ? "" : ", \"--system\", \"\(system.slug)\""
    let settings = """
      {
        "mcpServers": {
          "\(isSingleSystem ? Slug.of(system.name) : system.slug)": {
            "command": "catalog",
            "args": ["mcp", "/path/to/content"\(option)]
          }
        }
      }
      """
    return Section(title: .server, blocks: text(.serverText) + [.code(settings, "json")])
  }

  // MARK: - Views of the platform

  /// They have no pages of their own.
  private var primitives: Section {
    let header: [AgentsPhrase] = [.component, .props, .children, .purpose]
    let rows = system.primitives.map { primitive in
      [
        [.code(primitive.name)], primitive.contract.props.map(prop).joined(by: ", "),
        children(primitive.contract.children), [.plain(primitive.summary)],
      ]
    }
    return Section(
      title: .primitives,
      blocks: text(.primitivesText, ["name": MarkdownText.escaped(system.name)])
        + [.table(header.map { [.plain(words($0))] }, rows)])
  }

  private func prop(_ prop: PropContract) -> [Inline] {
    let type =
      prop.choices.isEmpty
      ? prop.kind.rawValue : prop.choices.map(\.name).joined(separator: ", ")
    let limits = [
      words.bounds(prop.bounds), prop.isRequired ? words(AgentsPhrase.required) : nil,
    ]
    let text = ([type] + limits.compactMap(\.self)).joined(separator: "; ")
    return [.code(prop.name), .plain(" (\(text))")]
  }

  private func children(_ rule: ChildrenRule) -> [Inline] {
    switch rule {
    case .none: [.plain(words(AgentsPhrase.none))]
    case .any: [.plain(words(AgentsPhrase.any))]
    case .only(let names): names.map { [.code($0)] }.joined(by: ", ")
    }
  }

  // MARK: - Phrases, which are markdown

  private func text(_ phrase: AgentsPhrase, _ values: [String: String] = [:]) -> [Block] {
    Document(parsing: words(phrase, values), path: "", options: .embedded(firstLine: 1)).blocks
  }

  private func list(_ phrases: AgentsPhrase...) -> Block {
    Block(
      .list(
        List(isTight: true, items: phrases.map { ListItem(blocks: text($0), lines: 1...1) })))
  }
}

extension Block {
  fileprivate init(_ content: Content) { self.init(content, lines: 1...1) }

  fileprivate static func code(_ text: String, _ language: String) -> Block {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    return Block(.code(CodeBlock(info: language, text: text, firstLine: 1)))
  }

  /// Columns that are empty in every row are left out.
  fileprivate static func table(_ header: [[Inline]], _ rows: [[[Inline]]]) -> Block {
    let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    func row(_ cells: [[Inline]]) -> Table.Row {
      Table.Row(cells: columns.map { cells[$0] }, line: 1)
    }
    return Block(
      .table(
        Table(
          alignments: columns.map { _ in nil }, header: row(header), rows: rows.map(row))))
  }
}

extension Inline {
  fileprivate static func plain(_ text: String) -> Inline { Inline(.text(text), line: 1) }
  fileprivate static func code(_ text: String) -> Inline { Inline(.code(text), line: 1) }
}

extension [[Inline]] {
  fileprivate func joined(by separator: String) -> [Inline] {
    let between: [Inline] = [.plain(separator)]
    return [Inline](joined(separator: between))
  }
}
