import CatalogModel
import DocumentationCoverage
import InterfaceStrings
import SwiftSymbols

/// Makes the tables of a coverage page: by module, by kind, by file.
struct CoverageTables {
  let site: SystemSite
  let page: String

  private var words: Words { site.words }
  private var report: CoverageReport { site.report.coverage }

  var tables: [CoverageTableItem] {
    let tables = [
      report.modules.count > 1 ? modules : nil, kinds, files,
    ].compactMap { $0 }
    return tables.filter { !$0.rows.isEmpty || !$0.note.isEmpty }
  }

  private var modules: CoverageTableItem {
    CoverageTableItem(
      title: words(CoveragePhrase.modulesTitle), anchor: "modules",
      nameTitle: words(CoveragePhrase.columnModule), note: "",
      rows: report.modules.map { module in
        row(
          module.name, module.counts,
          href: site.href(
            from: page, to: .api(system: site.system.slug),
            anchor: site.references.symbols.moduleAnchors[module.name]))
      })
  }

  private var kinds: CoverageTableItem {
    CoverageTableItem(
      title: words(CoveragePhrase.kindsTitle), anchor: "kinds",
      nameTitle: words(CoveragePhrase.columnKind), note: "",
      rows: report.byKind.map { row(words.title(of: $0.kind), $0.counts) })
  }

  /// The id of the table of files.
  static let filesAnchor = "files"

  /// Those first that lack most; files that are documented as a whole are only counted.
  private var files: CoverageTableItem {
    let all = report.modules.flatMap(\.byFile)
    let open = all.enumerated().map { (position: $0.offset, file: $0.element) }
      .filter { missing($0.file.counts) > 0 }
      .sorted { (missing($1.file.counts), $0.position) < (missing($0.file.counts), $1.position) }
    let anchors = CoverageFileAnchors(report)
    let poor = report.filesBelowMinimum
    return CoverageTableItem(
      title: words(CoveragePhrase.filesTitle), anchor: Self.filesAnchor,
      nameTitle: words(CoveragePhrase.columnFile),
      note: note(complete: all.count - open.count, of: all.count),
      rows: open.map { fileRow($0.file.path, $0.file.counts, anchors, poor) })
  }

  /// How many files are documented as a whole; empty where none is.
  private func note(complete: Int, of total: Int) -> String {
    if complete == 0 { return "" }
    return words(
      complete == total ? CoveragePhrase.everyFileComplete : CoveragePhrase.moreFilesComplete,
      count: complete)
  }

  private func missing(_ counts: CoverageCounts) -> Int {
    counts.total - counts.documented(creditingInherited: report.settings.creditsInherited)
  }

  /// What is asked of files is said beside the share that misses it: colour alone says nothing to
  /// some readers.
  private func fileRow(
    _ path: String, _ counts: CoverageCounts, _ anchors: CoverageFileAnchors, _ poor: Set<String>
  ) -> CoverageTableItem.Row {
    var row = row(SourcePlace.path(path), counts, href: "#\(anchors[path])")
    guard let minimum = report.settings.minimumPerFile else { return row }
    row.isPoor = poor.contains(path)
    if row.isPoor {
      row.asked = words(CoveragePhrase.asked, ["minimum": CoverageText(words).limit(minimum)])
    }
    return row
  }

  private func row(
    _ name: String, _ counts: CoverageCounts, href: String = ""
  ) -> CoverageTableItem.Row {
    let percent = counts.percent(creditingInherited: report.settings.creditsInherited)
    return CoverageTableItem.Row(
      name: name, href: href, share: CoverageText(words).share(percent),
      fraction: CoverageText.wholePercent(percent),
      total: counts.total, own: counts.own, catalogue: counts.catalogue,
      inherited: counts.inherited, undocumented: counts.undocumented, excused: counts.excused,
      isGood: percent == 100, isPoor: percent.map { $0 < CoverageText.poor } ?? false)
  }
}
