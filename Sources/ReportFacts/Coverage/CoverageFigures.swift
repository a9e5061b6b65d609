import DocumentationCoverage
import SwiftSymbols

/// How many symbols are in which state, by module, kind or file.
package struct CoverageFigures: Sendable {
  /// One module, kind or file.
  package struct Row: Sendable {
    package var name: String
    package var counts: CoverageCounts
    /// How many symbols are to be documented.
    package var missing: Int
    /// The share that is weighed; `nil` of nothing.
    package var percent: Double?
    /// Empty where no page shows it.
    package var href = ""
    package var share: String
    /// What is asked where the share misses it; otherwise empty.
    package var asked = ""
    package var isPoor: Bool
  }

  package var title: String
  package var anchor: String
  /// The heading of the names.
  package var nameTitle: String
  /// What is left out; empty where nothing is.
  package var note = ""
  package var rows: [Row]

  /// The id of the table of files.
  static let filesAnchor = "files"
}

extension CoverageFacts {
  /// By module where there are several, by kind, by file.
  package var tables: [CoverageFigures] {
    let modules = CoverageFigures(
      title: words(CoveragePhrase.modulesTitle), anchor: "modules",
      nameTitle: words(CoveragePhrase.columnModule), rows: modules)
    let kinds = CoverageFigures(
      title: words(CoveragePhrase.kindsTitle), anchor: "kinds",
      nameTitle: words(CoveragePhrase.columnKind),
      rows: report.byKind.map { row(words.title(of: $0.kind), $0.counts) })
    return ([modules].filter { $0.rows.count > 1 } + [kinds, fileTable])
      .filter { !$0.rows.isEmpty || !$0.note.isEmpty }
  }

  package var modules: [CoverageFigures.Row] {
    report.modules.map { row($0.name, $0.counts, href: links.module($0.name)) }
  }

  /// All files that declare a symbol, in the order of the modules.
  package var files: [CoverageFigures.Row] {
    let anchors = fileAnchors
    let poor = report.filesBelowMinimum
    return report.modules.flatMap(\.byFile).map { file in
      var row = row(file.path, file.counts, href: "#\(anchors[file.path] ?? "")")
      guard let minimum = report.settings.minimumPerFile else { return row }
      row.isPoor = poor.contains(file.path)
      // Colour alone says nothing to some readers.
      if row.isPoor {
        row.asked = words(CoveragePhrase.asked, ["minimum": text.limit(minimum)])
      }
      return row
    }
  }

  /// Those that lack documentation, those first that lack most.
  package var openFiles: [CoverageFigures.Row] { Self.open(files) }

  private static func open(_ files: [CoverageFigures.Row]) -> [CoverageFigures.Row] {
    let open = files.filter { $0.missing > 0 }.enumerated()
    return open.sorted { ($1.element.missing, $0.offset) < ($0.element.missing, $1.offset) }
      .map(\.element)
  }

  /// Files that are documented as a whole are only counted.
  private var fileTable: CoverageFigures {
    let files = files
    let open = Self.open(files)
    let complete = files.count - open.count
    let phrase =
      open.isEmpty ? CoveragePhrase.everyFileComplete : CoveragePhrase.moreFilesComplete
    return CoverageFigures(
      title: words(CoveragePhrase.filesTitle), anchor: CoverageFigures.filesAnchor,
      nameTitle: words(CoveragePhrase.columnFile),
      note: complete == 0 ? "" : words(phrase, count: complete), rows: open)
  }

  private func row(
    _ name: String, _ counts: CoverageCounts, href: String = ""
  ) -> CoverageFigures.Row {
    let percent = counts.percent(creditingInherited: credits)
    return CoverageFigures.Row(
      name: name, counts: counts,
      missing: counts.total - counts.documented(creditingInherited: credits), percent: percent,
      href: href, share: text.share(percent),
      isPoor: percent.map { $0 < CoverageText.poor } ?? false)
  }
}
