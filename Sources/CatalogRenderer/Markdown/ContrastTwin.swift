import CatalogModel
import TokenContrast

/// Writes the twin of the page of contrast pairs, and the tables of pairs on other pages.
struct ContrastTwin {
  let site: SystemSite

  func markdown() -> MarkdownPage {
    let route = Route.contrast(system: site.system.slug)
    let contrast = site.contrast
    let summary = ContrastPage(site: site).summary
    return site.markdownPage(route, title: "Contrast", summary: summary) { writer in
      writer.list(
        ContrastFigures(report: site.report, pairsAnchor: "").items.map {
          "\($0.value) \($0.label)"
        })
      writeRequirements(site.path(route), &writer)
      write("Below their level", contrast.owned.filter(\.hasShortfall), &writer)
      write("Pairs of components", contrast.groups.flatMap(\.declared), &writer)
      write("Views of the platform", contrast.primitives, &writer)
      write("Drawn by previews", contrast.groups.flatMap(\.drawn), &writer)
      write("Pairs by name", Array(contrast.named.prefix(ContrastPage.namedLimit)), &writer)
    }
  }

  /// Pairs, each by its lowest ratio: that decides whether it passes.
  static func write(_ entries: [SystemContrast.Entry], to writer: inout MarkdownWriter) {
    let isOfSeveral = Set(entries.map { $0.owner?.name }).count > 1
    writer.table(
      ["Pair", "Of", "Foreground", "Background", "Use", "Needs", "Lowest", "In", "Result"],
      entries.map { entry in
        let summary = ContrastSummary(entry.table)
        let pair = entry.table.pair
        let backgrounds = [pair.background.name] + entry.table.over.reversed().map(\.text)
        return [
          MarkdownText.escaped(entry.title),
          isOfSeveral ? MarkdownText.escaped(entry.owner?.name ?? "") : "",
          MarkdownText.code(pair.foreground.name),
          backgrounds.map(MarkdownText.code).joined(separator: " on "),
          ContrastText.shortUse(entry.table.use),
          short(ContrastText.threshold(entry.table.required)), short(summary.lowest ?? ""),
          MarkdownText.escaped(summary.row?.contexts.label ?? ""),
          MarkdownText.escaped(result(summary)),
        ]
      })
  }

  /// A ratio without its other side, which is one in every row.
  private static func short(_ ratio: String) -> String { ratio.replacing(" : 1", with: "") }

  private static func result(_ summary: ContrastSummary) -> String {
    summary.open.isEmpty ? summary.verdict.text : "\(summary.verdict.text), \(summary.open)"
  }

  private func write(
    _ title: String, _ entries: [SystemContrast.Entry], _ writer: inout MarkdownWriter
  ) {
    guard !entries.isEmpty else { return }
    writer.heading(2, title)
    Self.write(entries, to: &writer)
  }

  private func writeRequirements(_ page: String, _ writer: inout MarkdownWriter) {
    let settings = ContrastSettingsBuilder(site: site, page: page)
    writer.heading(2, "Requirements")
    writer.list(
      settings.items.map { item in
        let tokens = item.tokens.map { MarkdownText.code($0.path) }.joined(separator: ", ")
        let text = "\(MarkdownText.escaped(item.name)): \(MarkdownText.escaped(item.text))"
        return tokens.isEmpty ? text : "\(text) \(tokens)"
      }
        + settings.exceptions.map { exception in
          let colors = [exception.foreground, exception.background].map {
            MarkdownText.code($0.path)
          }
          return "Excused: \(colors.joined(separator: " on "))"
            + (exception.contexts.isEmpty
              ? "" : " in \(MarkdownText.escaped(exception.contexts))")
            + ". \(MarkdownText.escaped(exception.reason))"
        })
  }
}

/// Writes the twins of the matrix, one for each group of contexts.
struct MatrixTwins {
  let site: SystemSite

  func markdown() -> [MarkdownPage] {
    let pages = ContrastMatrixPages(site: site)
    return pages.pages.map { sheet in
      let contexts = sheet.sheet.contexts.label
      return site.markdownPage(
        pages.route(sheet), title: "Contrast matrix, \(contexts)", summary: pages.summary
      ) { writer in
        writer.add(
          "Ratios in \(MarkdownText.escaped(contexts)); `!` marks one that is too low for text of "
            + "normal size, `~` one that depends on what lies below, `?` one that is not known.")
        write(sheet.sheet, to: &writer)
      }
    }
  }

  private func write(_ sheet: TokenContrastMatrix.Sheet, to writer: inout MarkdownWriter) {
    let matrix = site.contrast.matrix.matrix
    let required = site.system.contrast.required(for: .normalText)
    writer.table(
      ["Text"] + matrix.backgrounds.map { MarkdownText.code($0.path.text) },
      matrix.texts.enumerated().map { row, text in
        [MarkdownText.code(text.path.text)]
          + matrix.backgrounds.indices.map { column in
            switch matrix[row, column, in: sheet] {
            case .ratio(let ratio): ratio.value < required ? "\(ratio.text)!" : ratio.text
            case .dependsOnBackdrop: "~"
            case .unknown: "?"
            }
          }
      })
  }
}
