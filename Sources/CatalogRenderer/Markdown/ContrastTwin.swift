import CatalogModel
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Writes the twin of the page of contrast pairs, and the tables of pairs on other pages.
struct ContrastTwin {
  let site: SystemSite

  private var words: Words { site.words }

  func markdown(_ content: ContrastContext) -> MarkdownPage {
    site.markdownPage(
      .contrast(system: site.system.slug), title: content.frame.title, summary: content.summary
    ) { writer in
      writer.list(content.figures.map { "\($0.value) \($0.label)" })
      writer.heading(2, words(ContrastPhrase.settingsTitle))
      writer.list(content.settings.map(text) + content.exceptions.map(text))
      let sections: [(ContrastPhrase, [ContrastSummary])] = [
        (.belowTitle, content.shortfalls.map(\.summary)),
        (.declaredTitle, content.declared.flatMap(\.pairs).map(\.summary)),
        (.primitivesTitle, content.primitives.map(\.summary)),
        (.drawnTitle, content.drawn.flatMap(\.pairs).map(\.summary)),
        (.namedTitle, content.named.map(\.summary)),
      ]
      for (title, pairs) in sections where !pairs.isEmpty {
        writer.heading(2, words(title))
        write(pairs, &writer)
      }
    }
  }

  /// Pairs, each by its lowest ratio: that decides whether it passes.
  func write(_ entries: [SystemPairs.Entry], to writer: inout MarkdownWriter) {
    write(entries.map { $0.summary(words) }, &writer)
  }

  private func write(_ pairs: [ContrastSummary], _ writer: inout MarkdownWriter) {
    let isOfSeveral = Set(pairs.map(\.owner)).count > 1
    let columns: [ContrastPhrase] = [
      .columnPair, .columnOwner, .columnForeground, .columnBackground, .columnUse, .columnNeeded,
      .columnLowest, .columnIn, .columnResult,
    ]
    writer.table(
      columns.map { words($0) },
      pairs.map { pair in
        [
          MarkdownText.escaped(pair.title), isOfSeveral ? MarkdownText.escaped(pair.owner) : "",
          MarkdownText.code(pair.foreground), stacked(pair.backgrounds.map(MarkdownText.code)),
          pair.use, short(pair.needed), short(pair.lowest ?? ""),
          MarkdownText.escaped(pair.context), MarkdownText.escaped(result(pair)),
        ]
      })
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

  private func text(_ setting: SettingItem) -> String {
    let tokens = setting.tokens.map { MarkdownText.code($0.path) }.joined(separator: ", ")
    let text = "\(MarkdownText.escaped(setting.name)): \(MarkdownText.escaped(setting.text))"
    return tokens.isEmpty ? text : "\(text) \(tokens)"
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
