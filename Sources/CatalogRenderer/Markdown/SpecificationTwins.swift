import CatalogModel
import CommonMark

/// Writes the twin of a specification's page: the text, with the words of the format in the
/// language of the page.
struct SpecificationTwin {
  let site: SystemSite
  let specification: Specification

  private var path: String { specification.path }

  func markdown() -> MarkdownPage {
    let route = Route.specification(specification.slug, system: site.system.slug)
    let texts = MarkdownTexts(site: site, page: site.path(route))
    return site.markdownPage(
      route, title: specification.title, summary: specification.summary
    ) { writer in
      for section in specification.sections {
        switch section {
        case .text(let blocks): writer.add(text(blocks, texts))
        case .requirement(let requirement): write(requirement, texts, to: &writer)
        }
      }
    }
  }

  private func write(
    _ requirement: Requirement, _ texts: MarkdownTexts, to writer: inout MarkdownWriter
  ) {
    writer.heading(2, labelled(.requirement, requirement.title, texts))
    writer.add(text(requirement.text, texts))
    for scenario in requirement.scenarios {
      writer.heading(3, labelled(.scenario, scenario.title, texts))
      for part in scenario.parts {
        switch part {
        case .text(let block): writer.add(text([block], texts))
        case .steps(let steps): writer.add(text([list(of: steps)], texts))
        }
      }
    }
    for statement in requirement.statements {
      writer.paragraph(labelled(.metBy, statement, texts))
    }
  }

  private func text(_ blocks: [Block], _ texts: MarkdownTexts) -> String {
    texts.document(Document(path: path, blocks: blocks), fences: specification.fences)
  }

  /// `Requirement: Contrast`
  private func labelled(
    _ label: SpecsPhrase, _ content: [Inline], _ texts: MarkdownTexts
  ) -> String {
    "\(MarkdownText.escaped(site.words(label))): \(texts.inline(content, in: path))"
  }

  private func list(of steps: [Scenario.Step]) -> Block {
    let items = steps.map { step in
      let line = step.text.first?.line ?? 1
      let word = [
        Inline(.strong([Inline(.text(step.word.rawValue), line: line)]), line: line),
        Inline(.text(" "), line: line),
      ]
      return ListItem(
        blocks: [Block(.paragraph(word + step.text), lines: line...line)] + step.details,
        lines: line...line)
    }
    return Block(.list(List(isTight: true, items: items)), lines: 1...1)
  }
}

/// Writes the twin of the page of all requirements: the specifications, and what meets each
/// requirement.
struct SpecificationsTwin {
  let site: SystemSite

  func markdown() -> MarkdownPage {
    let route = Route.specifications(system: site.system.slug)
    let page = SpecificationsPage(site: site).context()
    return site.markdownPage(route, title: page.frame.title, summary: page.summary) { writer in
      writer.list(
        page.specifications.map { card in
          let link = MarkdownText.link(MarkdownText.escaped(card.title), to: card.href)
          return "\(link): \(MarkdownText.escaped(card.summary)) (\(card.count))"
        })
      writer.heading(2, MarkdownText.escaped(site.words(SpecsPhrase.trace)))
      writer.table(header, page.groups.flatMap(\.rows).map(row))
      guard !page.things.isEmpty else { return }
      writer.heading(2, MarkdownText.escaped(site.words(SpecsPhrase.reverse)))
      writer.table(reverseHeader, page.things.map(row))
    }
  }

  private var header: [String] {
    [
      SpecsPhrase.requirement, .columnTokens, .columnComponents, .columnTexts, .columnChecks,
    ].map { MarkdownText.escaped(site.words($0)) }
  }

  private var reverseHeader: [String] {
    [SpecsPhrase.thing, .kind, .metRequirements].map { MarkdownText.escaped(site.words($0)) }
  }

  private func row(_ row: TraceRow) -> [String] {
    [link(row.name, row.href)]
      + [row.tokens, row.components, row.texts, row.checks].map { items in
        items.map(item).joined(separator: ", ")
      }
  }

  private func row(_ thing: TracedThing) -> [String] {
    [
      item(thing.item), MarkdownText.escaped(thing.kind),
      thing.requirements.map { link($0.name, $0.href) }.joined(separator: ", "),
    ]
  }

  private func item(_ item: TraceItem) -> String {
    let text = item.isCode ? MarkdownText.code(item.title) : MarkdownText.escaped(item.title)
    return MarkdownText.link(text, to: item.href.map(file))
  }

  private func link(_ name: String, _ href: String) -> String {
    MarkdownText.link(MarkdownText.escaped(name), to: file(href))
  }

  /// A twin is read as a whole, so names lead to pages and not to places on them.
  private func file(_ href: String) -> String { String(href.prefix { $0 != "#" }) }
}
