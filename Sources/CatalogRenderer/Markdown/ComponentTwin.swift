import AgentUI
import CatalogModel
import InterfaceStrings

/// Writes the twin of a component's page.
struct ComponentTwin {
  let site: SystemSite
  let component: Component

  private var route: Route { .component(component.slug, system: site.system.slug) }
  private var page: String { site.path(route) }
  private var texts: MarkdownTexts { MarkdownTexts(site: site, page: page) }
  private var file: String { component.location.path }
  private var words: Words { site.words }

  func markdown() -> MarkdownPage {
    site.markdownPage(route, title: component.name, summary: component.summary) { writer in
      writer.list(facts)
      writeProps(&writer)
      writeExamples(&writer)
      if let guide = component.guide {
        writer.heading(2, words(ComponentPhrase.usage))
        writer.add(texts.document(guide, fences: component.fences, headingOffset: 1))
      }
      writeAccessibility(&writer)
      writeContrast(&writer)
      writeTokens(&writer)
      writeDeclarations(&writer)
      writeRelated(&writer)
      writeRequirements(&writer)
    }
  }

  private var facts: [String] {
    let platforms = component.platforms.map {
      $0.versionText.isEmpty ? $0.name : "\($0.name) \($0.versionText)"
    }
    return [
      fact(.status, status), fact(.layer, words.layerName(component.layer).lowercased()),
      platforms.isEmpty
        ? nil : fact(.platforms, MarkdownText.escaped(platforms.joined(separator: ", "))),
      "Swift: \(swift)", fact(.children, children),
      component.contract.requiresSemantics ? words(ComponentPhrase.needsSemantics) : nil,
      component.semantics.map { fact(.meaning, texts.inline($0, in: file)) },
    ].compactMap(\.self)
  }

  private func fact(_ name: ComponentPhrase, _ value: String) -> String {
    "\(words(name)): \(value)"
  }

  private var status: String {
    let status = words.status(component.status).lowercased()
    guard let priority = component.priority.map(MarkdownText.escaped) else { return status }
    return words(ComponentPhrase.statusWithPriority, ["status": status, "priority": priority])
  }

  private var swift: String {
    let form = component.contract.swift
    let target = site.references.symbols.target(of: form.type, inModule: form.module)
    let type = MarkdownText.link(
      MarkdownText.code(form.type), to: target.map { site.href(from: page, to: $0.route) })
    return words(
      ComponentPhrase.swiftType, ["type": type, "module": MarkdownText.code(form.module)])
  }

  private var children: String {
    switch component.contract.children {
    case .none: words(ComponentPhrase.noChildren)
    case .any: words(ComponentPhrase.anyComponent)
    case .only(let names):
      names.map { name in
        MarkdownText.link(MarkdownText.code(name), to: site.href(from: page, toName: name))
      }.joined(separator: ", ")
    }
  }

  private func writeProps(_ writer: inout MarkdownWriter) {
    writer.heading(2, words(ComponentPhrase.props))
    guard !component.contract.props.isEmpty else {
      return writer.add(words(ComponentPhrase.none))
    }
    let columns: [ComponentPhrase] = [
      .prop, .propType, .propValues, .propDefault, .propRequired, .propDescription,
    ]
    writer.table(
      columns.map { words($0) },
      component.contract.props.map { prop in
        [
          MarkdownText.code(prop.name), prop.kind.rawValue, choices(prop),
          prop.defaultValue.map(MarkdownText.code) ?? "",
          prop.isRequired ? words(ComponentPhrase.isRequired) : "",
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
    writer.heading(2, words(ComponentPhrase.examples))
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
    let target = accessibility.minimumTarget.map(NumberText.of)
    let items = [
      accessibility.label.map { fact(.accessibilityLabel, MarkdownText.code($0)) },
      accessibility.role.map { fact(.accessibilityRole, MarkdownText.escaped($0)) },
      target.map { fact(.smallestTarget, "\($0) × \($0) pt") },
    ].compactMap(\.self)
    let notes = accessibility.notes.map { texts.inline($0, in: file) }
    guard !items.isEmpty || !notes.isEmpty else { return }
    writer.heading(2, words(ComponentPhrase.accessibility))
    writer.list(items + notes)
  }

  private func writeContrast(_ writer: inout MarkdownWriter) {
    guard let group = site.contrast.group(of: component) else { return }
    writer.heading(2, words(ComponentPhrase.contrast))
    ContrastTwin(site: site).write(group.entries, to: &writer)
    writer.list(group.unread.map { MarkdownText.escaped(words.unread($0)) })
  }

  private func writeTokens(_ writer: inout MarkdownWriter) {
    let tokens = site.usage.tokensByComponent[component.name] ?? []
    guard !tokens.isEmpty else { return }
    writer.heading(2, words(ComponentPhrase.tokensUsed))
    writer.add(tokens.map { MarkdownText.code($0.text) }.joined(separator: ", "))
  }

  /// The declarations alone: their documentation stands in the twins of the API.
  private func writeDeclarations(_ writer: inout MarkdownWriter) {
    let symbols = ComponentAPI(site: site, page: page).ordered(component)
    guard !symbols.isEmpty else { return }
    writer.heading(2, words(ComponentPhrase.api))
    writer.code(symbols.map(\.declaration).joined(separator: "\n"), "swift")
  }

  private func writeRelated(_ writer: inout MarkdownWriter) {
    let others = component.related.compactMap { reference in
      site.system.components.first { $0.name == reference.name }
    }
    guard !others.isEmpty else { return }
    writer.heading(2, words(ComponentPhrase.related))
    writer.list(
      others.map { other in
        let link = site.markdownLink(
          other.name, from: page, to: .component(other.slug, system: site.system.slug))
        return "\(link): \(MarkdownText.escaped(other.summary))"
      })
  }

  private func writeRequirements(_ writer: inout MarkdownWriter) {
    let links = RequirementLinks(site: site).links(metBy: .component(component.name), from: page)
    guard !links.isEmpty else { return }
    writer.heading(2, words(SpecsPhrase.metRequirements))
    writer.list(
      links.map { requirement in
        // A twin is read as a whole, so the link leads to the page and not to a place on it.
        let page = String(requirement.href.prefix { $0 != "#" })
        let link = MarkdownText.link(MarkdownText.escaped(requirement.name), to: page)
        return "\(link): \(MarkdownText.escaped(requirement.summary))"
      })
  }
}
