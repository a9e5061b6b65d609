import AgentUI
import CatalogModel

/// Writes the twin of a component's page.
struct ComponentTwin {
  let site: SystemSite
  let component: Component

  private var route: Route { .component(component.slug, system: site.system.slug) }
  private var page: String { site.path(route) }
  private var texts: MarkdownTexts { MarkdownTexts(site: site, page: page) }
  private var file: String { component.location.path }

  func markdown() -> MarkdownPage {
    site.markdownPage(route, title: component.name, summary: component.summary) { writer in
      writer.list(facts)
      writeProps(&writer)
      writeExamples(&writer)
      if let guide = component.guide {
        writer.heading(2, "Usage")
        writer.add(texts.document(guide, fences: component.fences, headingOffset: 1))
      }
      writeAccessibility(&writer)
      writeContrast(&writer)
      writeTokens(&writer)
      writeDeclarations(&writer)
      writeRelated(&writer)
    }
  }

  private var facts: [String] {
    let platforms = component.platforms.map {
      $0.versionText.isEmpty ? $0.name : "\($0.name) \($0.versionText)"
    }
    return [
      "Status: \(component.status.rawValue)"
        + (component.priority.map { ", priority \(MarkdownText.escaped($0))" } ?? ""),
      "Layer: \(component.layer.rawValue)",
      platforms.isEmpty
        ? nil : "Platforms: \(MarkdownText.escaped(platforms.joined(separator: ", ")))",
      "Swift: \(swift)",
      "Children: \(children)",
      component.contract.requiresSemantics
        ? "A node of it must have `semantics`: its props do not say what it means." : nil,
      component.semantics.map { "Meaning: \(texts.inline($0, in: file))" },
    ].compactMap(\.self)
  }

  private var swift: String {
    let form = component.contract.swift
    let target = site.references.symbols.target(of: form.type, inModule: form.module)
    let type = MarkdownText.link(
      MarkdownText.code(form.type), to: target.map { site.href(from: page, to: $0.route) })
    return "\(type) in \(MarkdownText.code(form.module))"
  }

  private var children: String {
    switch component.contract.children {
    case .none: "none"
    case .any: "any component"
    case .only(let names):
      names.map { name in
        MarkdownText.link(MarkdownText.code(name), to: site.href(from: page, toName: name))
      }.joined(separator: ", ")
    }
  }

  private func writeProps(_ writer: inout MarkdownWriter) {
    writer.heading(2, "Props")
    guard !component.contract.props.isEmpty else { return writer.add("None.") }
    writer.table(
      ["Prop", "Type", "Values", "Default", "Required", "Description"],
      component.contract.props.map { prop in
        [
          MarkdownText.code(prop.name), prop.kind.rawValue, choices(prop),
          prop.defaultValue.map(MarkdownText.code) ?? "", prop.isRequired ? "yes" : "",
          texts.inline(prop.description, in: file),
        ]
      })
  }

  private func choices(_ prop: PropContract) -> String {
    let isExplained = prop.choices.contains { $0.description != nil }
    return prop.choices.map { choice in
      let note = choice.description.map { ": " + texts.inline($0, in: file) } ?? ""
      return MarkdownText.code(choice.name) + note
    }.joined(separator: isExplained ? "; " : ", ")
  }

  private func writeExamples(_ writer: inout MarkdownWriter) {
    guard !component.examples.isEmpty else { return }
    writer.heading(2, "Examples")
    let examples = ExampleTwin(site: site, level: 3)
    for example in component.examples {
      examples.write(example, to: &writer)
    }
  }
}

// MARK: - After the examples

extension ComponentTwin {
  private func writeAccessibility(_ writer: inout MarkdownWriter) {
    let accessibility = component.accessibility
    let target = accessibility.minimumTarget.map { TokenValueText.of(.number($0)) }
    let items = [
      accessibility.label.map { "Label: \(MarkdownText.code($0))" },
      accessibility.role.map { "Role: \(MarkdownText.escaped($0))" },
      target.map { "Smallest target: \($0) × \($0) pt" },
    ].compactMap(\.self)
    let notes = accessibility.notes.map { texts.inline($0, in: file) }
    guard !items.isEmpty || !notes.isEmpty else { return }
    writer.heading(2, "Accessibility")
    writer.list(items + notes)
  }

  private func writeContrast(_ writer: inout MarkdownWriter) {
    guard let group = site.contrast.group(of: component) else { return }
    writer.heading(2, "Contrast")
    ContrastTwin.write(group.entries, to: &writer)
    writer.list(group.unread.map(MarkdownText.escaped))
  }

  private func writeTokens(_ writer: inout MarkdownWriter) {
    let tokens = site.usage.tokensByComponent[component.name] ?? []
    guard !tokens.isEmpty else { return }
    writer.heading(2, "Tokens used")
    writer.add(tokens.map { MarkdownText.code($0.text) }.joined(separator: ", "))
  }

  /// The declarations alone: their documentation stands in the twins of the API.
  private func writeDeclarations(_ writer: inout MarkdownWriter) {
    let symbols = ComponentAPI(site: site, page: page).ordered(component)
    guard !symbols.isEmpty else { return }
    writer.heading(2, "API")
    writer.code(symbols.map(\.declaration).joined(separator: "\n"), "swift")
  }

  private func writeRelated(_ writer: inout MarkdownWriter) {
    let others = component.related.compactMap { reference in
      site.system.components.first { $0.name == reference.name }
    }
    guard !others.isEmpty else { return }
    writer.heading(2, "Related")
    writer.list(
      others.map { other in
        let link = site.markdownLink(
          other.name, from: page, to: .component(other.slug, system: site.system.slug))
        return "\(link): \(MarkdownText.escaped(other.summary))"
      })
  }
}
