import CatalogModel
import DocumentationCoverage
import InterfaceStrings

/// Writes the twin of the page that says what is documented and what is not.
struct CoverageTwin {
  let site: SystemSite

  private var words: Words { site.words }

  /// How many names a list has: of a system that lacks thousands the first lead to the work.
  private static let limit = 60

  func markdown() -> MarkdownPage {
    let route = Route.coverage(system: site.system.slug)
    let context = CoveragePage(site: site).context()
    return site.markdownPage(route, title: words(CoveragePhrase.title), summary: context.summary) {
      writer in
      writer.list(
        context.figures.map { figure in
          "\(figure.title): \(figure.value), \(figure.detail)"
            + (figure.minimum.isEmpty
              ? "" : ", " + words(CoveragePhrase.asked, ["minimum": figure.minimum]))
        }.map(MarkdownText.escaped))
      let findings = context.shortfalls.map { $0.text + "." } + context.doubts
      writer.list(findings.map(MarkdownText.escaped))
      writer.paragraph(MarkdownText.escaped(context.success))
      writer.paragraph(MarkdownText.escaped(context.trend?.summary ?? ""))
      for table in context.tables { write(table, &writer) }
      write(.commentsTitle, context.commentParts, &writer)
      write(.facetsTitle, context.facets, &writer)
      write(.undocumentedTitle, context.undocumented, &writer)
      write(.excusedTitle, context.excused, &writer)
    }
  }

  private func write(_ table: CoverageTableItem, _ writer: inout MarkdownWriter) {
    let columns: [CoveragePhrase] = [
      .columnDocumented, .columnSymbols, .columnOwn, .columnInherited, .columnUndocumented,
    ]
    writer.heading(2, MarkdownText.escaped(table.title))
    writer.table(
      [table.nameTitle] + columns.map { words($0) },
      table.rows.map { row in
        [
          MarkdownText.escaped(row.name), MarkdownText.escaped(row.share),
          "\(row.total)", "\(row.own + row.catalogue)", "\(row.inherited)", "\(row.undocumented)",
        ]
      })
    writer.paragraph(MarkdownText.escaped(table.note))
  }

  private func write(
    _ title: CoveragePhrase, _ facets: [CoverageFacetItem], _ writer: inout MarkdownWriter
  ) {
    guard !facets.isEmpty else { return }
    writer.heading(2, words(title))
    writer.list(
      facets.map { facet in
        let names = limited(facet.items) { item in
          MarkdownText.code(item.name)
            + (item.detail.isEmpty ? "" : " (\(MarkdownText.escaped(item.detail)))")
        }
        let figure = MarkdownText.escaped("\(facet.title): \(facet.value), \(facet.detail).")
        return names.isEmpty
          ? figure
          : words(
            CoveragePhrase.missing,
            ["figure": figure, "names": names.joined(separator: ", ")])
      })
  }

  private func write(
    _ title: CoveragePhrase, _ groups: [CoverageListItem.Group], _ writer: inout MarkdownWriter
  ) {
    guard !groups.isEmpty else { return }
    writer.heading(2, words(title))
    writer.list(
      limited(groups) { group in
        "\(MarkdownText.code(group.title)): "
          + limited(group.items) { MarkdownText.code($0.name) }.joined(separator: ", ")
      })
  }

  private func write(
    _ title: CoveragePhrase, _ items: [CoverageListItem], _ writer: inout MarkdownWriter
  ) {
    guard !items.isEmpty else { return }
    writer.heading(2, words(title))
    writer.list(
      limited(items) {
        "\(MarkdownText.code($0.name)): \(MarkdownText.escaped($0.detail))"
      })
  }

  /// The first of a list, and how many there are besides.
  private func limited<Item>(
    _ items: [Item], _ text: (Item) -> String
  ) -> [String] {
    let texts = items.prefix(Self.limit).map(text)
    let others = items.count - Self.limit
    return others > 0 ? texts + [words(CoveragePhrase.more, count: others)] : texts
  }
}
