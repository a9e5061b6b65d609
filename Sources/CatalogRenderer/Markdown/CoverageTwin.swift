import CatalogModel
import DocumentationCoverage

/// Writes the twin of the page that says what is documented and what is not.
struct CoverageTwin {
  let site: SystemSite

  /// How many names a list has: of a system that lacks thousands the first lead to the work.
  private static let limit = 60

  func markdown() -> MarkdownPage {
    let route = Route.coverage(system: site.system.slug)
    let context = CoveragePage(site: site).context()
    return site.markdownPage(route, title: "Coverage", summary: context.summary) { writer in
      writer.list(
        context.figures.map { figure in
          "\(figure.title): \(figure.value), \(figure.detail)"
            + (figure.minimum.isEmpty ? "" : ", \(figure.minimum) asked")
        }.map(MarkdownText.escaped))
      let findings = context.shortfalls.map { $0.text + "." } + context.doubts
      writer.list(findings.map(MarkdownText.escaped))
      writer.paragraph(MarkdownText.escaped(context.success))
      writer.paragraph(MarkdownText.escaped(context.trend?.summary ?? ""))
      for table in context.tables { write(table, &writer) }
      write("Comments", context.commentParts, &writer)
      write("Design system", context.facets, &writer)
      write("Undocumented", context.undocumented, &writer)
      write("Excused", context.excused, &writer)
    }
  }

  private func write(_ table: CoverageTableItem, _ writer: inout MarkdownWriter) {
    writer.heading(2, MarkdownText.escaped(table.title))
    writer.table(
      [table.nameTitle, "Documented", "Symbols", "Own", "Inherited", "Undocumented"],
      table.rows.map { row in
        [
          MarkdownText.escaped(row.name), MarkdownText.escaped(row.share),
          "\(row.total)", "\(row.own + row.catalogue)", "\(row.inherited)", "\(row.undocumented)",
        ]
      })
    writer.paragraph(MarkdownText.escaped(table.note))
  }

  private func write(
    _ title: String, _ facets: [CoverageFacetItem], _ writer: inout MarkdownWriter
  ) {
    guard !facets.isEmpty else { return }
    writer.heading(2, title)
    writer.list(
      facets.map { facet in
        let names = Self.limited(facet.items) { item in
          MarkdownText.code(item.name)
            + (item.detail.isEmpty ? "" : " (\(MarkdownText.escaped(item.detail)))")
        }
        let figure = MarkdownText.escaped("\(facet.title): \(facet.value), \(facet.detail).")
        return names.isEmpty ? figure : "\(figure) Missing: \(names.joined(separator: ", "))"
      })
  }

  private func write(
    _ title: String, _ groups: [CoverageListItem.Group], _ writer: inout MarkdownWriter
  ) {
    guard !groups.isEmpty else { return }
    writer.heading(2, title)
    writer.list(
      Self.limited(groups) { group in
        "\(MarkdownText.code(group.title)): "
          + Self.limited(group.items) { MarkdownText.code($0.name) }.joined(separator: ", ")
      })
  }

  private func write(
    _ title: String, _ items: [CoverageListItem], _ writer: inout MarkdownWriter
  ) {
    guard !items.isEmpty else { return }
    writer.heading(2, title)
    writer.list(
      Self.limited(items) {
        "\(MarkdownText.code($0.name)): \(MarkdownText.escaped($0.detail))"
      })
  }

  /// The first of a list, and how many there are besides.
  private static func limited<Item>(
    _ items: [Item], _ text: (Item) -> String
  ) -> [String] {
    let texts = items.prefix(limit).map(text)
    return items.count > limit ? texts + ["and \(items.count - limit) more"] : texts
  }
}
