import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Makes the tables of a coverage page: by module, by kind, by file.
struct CoverageTables {
  let site: SystemSite
  let page: String

  private var report: CoverageReport { site.report.coverage }

  var tables: [CoverageTableItem] {
    let tables = [
      report.modules.count > 1 ? modules : nil, kinds, files,
    ].compactMap { $0 }
    return tables.filter { !$0.rows.isEmpty || !$0.note.isEmpty }
  }

  private var modules: CoverageTableItem {
    CoverageTableItem(
      title: "By module", anchor: "modules", nameTitle: "Module", note: "",
      rows: report.modules.map { module in
        row(
          module.name, module.counts,
          href: site.href(
            from: page, to: .api(system: site.system.slug),
            anchor: site.references.symbols.moduleAnchors[module.name]))
      })
  }

  private var kinds: CoverageTableItem {
    var counts: [Symbol.Kind: CoverageCounts] = [:]
    for part in report.modules.flatMap(\.byKind) {
      counts[part.kind, default: CoverageCounts()] =
        counts[part.kind, default: CoverageCounts()]
        + part.counts
    }
    return CoverageTableItem(
      title: "By kind", anchor: "kinds", nameTitle: "Kind", note: "",
      rows: Symbol.Kind.allCases.compactMap { kind in
        counts[kind].map { row(kind.pluralLabel, $0) }
      })
  }

  /// Files that are documented as a whole are only counted.
  private var files: CoverageTableItem {
    let credits = report.settings.creditsInherited
    let all = report.modules.flatMap(\.byFile)
    let anchors = CoverageFileAnchors(report)
    let open = all.filter { $0.counts.documented(creditingInherited: credits) < $0.counts.total }
    let complete = all.count - open.count
    let note =
      open.isEmpty
      ? "Every file is documented as a whole: \(Plural.text(complete, "file"))."
      : complete == 0
        ? ""
        : Plural.text(complete, "more file")
          + (complete == 1 ? " is" : " are") + " documented as a whole."
    return CoverageTableItem(
      title: "By file", anchor: "files", nameTitle: "File", note: all.isEmpty ? "" : note,
      rows: open.map { row(SourcePlace.path($0.path), $0.counts, href: "#\(anchors[$0.path])") })
  }

  private func row(
    _ name: String, _ counts: CoverageCounts, href: String = ""
  ) -> CoverageTableItem.Row {
    let percent = counts.percent(creditingInherited: report.settings.creditsInherited)
    return CoverageTableItem.Row(
      name: name, href: href, share: CoverageText.share(percent), fraction: Int(percent ?? 0),
      total: counts.total, own: counts.own, catalogue: counts.catalogue,
      inherited: counts.inherited, undocumented: counts.undocumented, excused: counts.excused,
      isGood: percent == 100, isPoor: percent.map { $0 < 80 } ?? false)
  }
}
