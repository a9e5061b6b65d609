import InterfaceStrings
import ReportFacts

/// Writes the twin of the page that says what is documented and what is not.
struct CoverageTwin {
  let site: SystemSite
  let content: CoverageContext

  private var words: Words { site.words }

  /// How many names a list has: of a system that lacks thousands the first lead to the work.
  private static let limit = 60

  func markdown() -> MarkdownPage {
    site.markdownPage(
      .coverage(system: site.system.slug), title: content.frame.title, summary: content.summary
    ) { writer in
      writer.list(content.figures.map(text))
      let findings = content.demands.map { $0.text + "." } + content.doubts
      writer.list(findings.map(MarkdownText.escaped))
      writer.paragraph(MarkdownText.escaped(content.success))
      writer.paragraph(MarkdownText.escaped(content.trend?.summary ?? ""))
      for table in content.tables { write(table, &writer) }
      write(.commentsTitle, content.commentParts.map(text), &writer)
      write(.facetsTitle, content.systemParts.map(text), &writer)
      write(.undocumentedTitle, limited(content.undocumented, text), &writer)
      write(.excusedTitle, limited(content.excused, text), &writer)
    }
  }

  private func write(
    _ title: CoveragePhrase, _ lines: [String], _ writer: inout MarkdownWriter
  ) {
    if lines.isEmpty { return }
    writer.heading(2, words(title))
    writer.list(lines)
  }

  private func write(_ table: CoverageFigures, _ writer: inout MarkdownWriter) {
    let columns: [CoveragePhrase] = [
      .columnDocumented, .columnSymbols, .columnOwn, .columnInherited, .columnUndocumented,
    ]
    writer.heading(2, MarkdownText.escaped(table.title))
    writer.table(
      [table.nameTitle] + columns.map { words($0) },
      table.rows.map { row in
        let counts = row.counts
        let figures = [
          counts.total, counts.own + counts.catalogue, counts.inherited, counts.undocumented,
        ]
        let texts = [row.name.withoutWayUp, row.share].map(MarkdownText.escaped)
        return texts + figures.map(String.init)
      })
    writer.paragraph(MarkdownText.escaped(table.note))
  }

  private func text(_ figure: HealthItem) -> String {
    let asked =
      figure.minimum.isEmpty
      ? "" : ", " + words(CoveragePhrase.asked, ["minimum": figure.minimum])
    return MarkdownText.escaped("\(figure.title): \(figure.value), \(figure.detail)\(asked)")
  }

  private func text(_ part: CoveragePart) -> String {
    let names = limited(part.items) { item in
      MarkdownText.code(item.name)
        + (item.detail.isEmpty ? "" : " (\(MarkdownText.escaped(item.detail)))")
    }
    let figure = MarkdownText.escaped("\(part.title): \(part.share), \(part.detail).")
    return names.isEmpty
      ? figure
      : words(
        CoveragePhrase.missing, ["figure": figure, "names": names.joined(separator: ", ")])
  }

  private func text(_ group: CoverageItem.Group) -> String {
    "\(MarkdownText.code(group.path.withoutWayUp)): "
      + limited(group.items) { MarkdownText.code($0.name) }.joined(separator: ", ")
  }

  private func text(_ item: CoverageItem) -> String {
    "\(MarkdownText.code(item.name)): \(MarkdownText.escaped(item.detail))"
  }

  /// The first of a list, and how many there are besides.
  private func limited<Item>(_ items: [Item], _ text: (Item) -> String) -> [String] {
    let texts = items.prefix(Self.limit).map(text)
    let others = items.count - Self.limit
    return others > 0 ? texts + [words(CoveragePhrase.more, count: others)] : texts
  }
}
