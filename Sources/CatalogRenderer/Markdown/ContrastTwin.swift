import CatalogModel
import InterfaceStrings
import TokenContrast

/// Writes the twin of the page of contrast pairs, and the tables of pairs on other pages.
struct ContrastTwin {
  let site: SystemSite

  private var words: Words { site.words }

  func markdown() -> MarkdownPage {
    let route = Route.contrast(system: site.system.slug)
    let contrast = site.contrast
    let summary = ContrastPage(site: site).summary
    return site.markdownPage(route, title: words(ContrastPhrase.title), summary: summary) {
      writer in
      writer.list(
        ContrastFigures(report: site.report, words: words, pairsAnchor: "").items.map {
          "\($0.value) \($0.label)"
        })
      writeRequirements(site.path(route), &writer)
      write(.belowTitle, contrast.owned.filter(\.hasShortfall), &writer)
      write(.declaredTitle, contrast.groups.flatMap(\.declared), &writer)
      write(.primitivesTitle, contrast.primitives, &writer)
      write(.drawnTitle, contrast.groups.flatMap(\.drawn), &writer)
      write(.namedTitle, Array(contrast.named.prefix(ContrastPage.namedLimit)), &writer)
    }
  }

  /// Pairs, each by its lowest ratio: that decides whether it passes.
  func write(_ entries: [SystemPairs.Entry], to writer: inout MarkdownWriter) {
    let isOfSeveral = Set(entries.map { $0.owner?.name }).count > 1
    let columns: [ContrastPhrase] = [
      .columnPair, .columnOwner, .columnForeground, .columnBackground, .columnUse, .columnNeeded,
      .columnLowest, .columnIn, .columnResult,
    ]
    writer.table(
      columns.map { words($0) }, entries.map { row($0, namesOwner: isOfSeveral) })
  }

  private func row(_ entry: SystemPairs.Entry, namesOwner: Bool) -> [String] {
    let text = ContrastText(words)
    let summary = ContrastSummary(entry.table, words)
    let pair = entry.table.pair
    let backgrounds = [pair.background.name] + entry.table.over.reversed().map(\.text)
    return [
      MarkdownText.escaped(text.title(of: entry)),
      namesOwner ? MarkdownText.escaped(entry.owner?.name ?? "") : "",
      MarkdownText.code(pair.foreground.name),
      stacked(backgrounds.map(MarkdownText.code)),
      text.shortUse(entry.table.use),
      short(text.threshold(entry.table.required)), short(summary.lowest ?? ""),
      MarkdownText.escaped(summary.row.map { words.contexts($0.contexts) } ?? ""),
      MarkdownText.escaped(result(summary)),
    ]
  }

  /// Colours from the top down: `a on b on c`.
  private func stacked(_ colors: [String]) -> String {
    colors.dropFirst().reduce(colors.first ?? "") { stack, color in
      words(ContrastPhrase.pairOn, ["foreground": stack, "background": color])
    }
  }

  /// A ratio without its other side, which is one in every row.
  private func short(_ ratio: String) -> String {
    ratio.replacing(words(ContrastPhrase.ratio, ["ratio": ""]), with: "")
  }

  private func result(_ summary: ContrastSummary) -> String {
    summary.open.isEmpty ? summary.verdict.text : "\(summary.verdict.text), \(summary.open)"
  }

  private func write(
    _ title: ContrastPhrase, _ entries: [SystemPairs.Entry], _ writer: inout MarkdownWriter
  ) {
    guard !entries.isEmpty else { return }
    writer.heading(2, words(title))
    write(entries, to: &writer)
  }

  private func writeRequirements(_ page: String, _ writer: inout MarkdownWriter) {
    let settings = ContrastSettingsBuilder(site: site, page: page)
    writer.heading(2, words(ContrastPhrase.settingsTitle))
    writer.list(
      settings.items.map { item in
        let tokens = item.tokens.map { MarkdownText.code($0.path) }.joined(separator: ", ")
        let text = "\(MarkdownText.escaped(item.name)): \(MarkdownText.escaped(item.text))"
        return tokens.isEmpty ? text : "\(text) \(tokens)"
      }
        + settings.exceptions.map(text))
  }

  private func text(_ exception: ContrastExceptionItem) -> String {
    let colors = [exception.foreground, exception.background].map { MarkdownText.code($0.path) }
    let values = [
      "pair": stacked(colors), "contexts": MarkdownText.escaped(exception.contexts),
      "reason": MarkdownText.escaped(exception.reason),
    ]
    return words(
      exception.contexts.isEmpty ? ContrastPhrase.excusedPair : ContrastPhrase.excusedPairIn,
      values)
  }
}

/// Writes the twin of a page of the matrix: one group of contexts.
struct MatrixTwins {
  let site: SystemSite

  private var words: Words { site.words }

  func markdown(_ sheet: MatrixSheets.Page) -> MarkdownPage {
    let pages = ContrastMatrixPages(site: site)
    let contexts = words.contexts(sheet.sheet.contexts)
    return site.markdownPage(
      pages.route(sheet), title: words(MatrixPhrase.titleIn, ["contexts": contexts]),
      summary: pages.summary
    ) { writer in
      writer.add(words(MatrixPhrase.twinCaption, ["contexts": MarkdownText.escaped(contexts)]))
      write(sheet.sheet, to: &writer)
    }
  }

  private func write(_ sheet: TokenContrastMatrix.Sheet, to writer: inout MarkdownWriter) {
    let matrix = site.contrast.matrix.matrix
    let required = site.system.contrast.required(for: .normalText)
    writer.table(
      [words(MatrixPhrase.filterText)] + matrix.backgrounds.map { MarkdownText.code($0.path.text) },
      matrix.texts.enumerated().map { row, text in
        [MarkdownText.code(text.path.text)]
          + matrix.backgrounds.indices.map { column in
            switch matrix[row, column, in: sheet] {
            case .ratio(let ratio):
              words.number(ratio.text) + (ratio.value < required ? "!" : "")
            case .dependsOnBackdrop: "~"
            case .unknown: "?"
            }
          }
      })
  }
}
