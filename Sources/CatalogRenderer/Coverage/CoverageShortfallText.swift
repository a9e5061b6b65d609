import CatalogModel
import DocumentationCoverage
import InterfaceStrings

/// Says what a system asks of its documentation and does not reach.
struct CoverageShortfallText {
  let report: CoverageReport
  let words: Words

  private var text: CoverageText { CoverageText(words) }

  /// How many files are named that lack documentation; of more only their number is said.
  private static let fileLimit = 3

  /// What is asked and not reached, files together where they are many.
  var items: [CoverageShortfallItem] {
    let files = report.shortfalls.filter(\.isOfFile)
    guard files.count > Self.fileLimit, let minimum = report.settings.minimumPerFile else {
      return report.shortfalls.map(item)
    }
    let missing = files.reduce(0) { $0 + $1.missing }
    let together = words(
      CoveragePhrase.filesBelowMinimum, count: files.count,
      [
        "minimum": text.limit(minimum),
        "demand": words(CoveragePhrase.symbolsNeeded, count: missing),
      ])
    return report.shortfalls.filter { !$0.isOfFile }.map(item)
      + [CoverageShortfallItem(text: together, href: "#\(CoverageTables.filesAnchor)")]
  }

  private func item(_ shortfall: Shortfall) -> CoverageShortfallItem {
    switch shortfall {
    case .total(let percent, let minimum, let missing):
      CoverageShortfallItem(
        text: words(
          CoveragePhrase.belowMinimum, count: missing,
          ["share": text.limit(percent), "minimum": text.limit(minimum)]))
    case .file(let path, let percent, let minimum, let missing):
      CoverageShortfallItem(
        text: words(
          CoveragePhrase.fileBelowMinimum, count: missing,
          [
            "share": text.limit(percent), "minimum": text.limit(minimum),
            "path": SourcePlace.path(path),
          ]))
    // The symbols and comments to be mended stand in lists of their own.
    case .regressions(let count):
      CoverageShortfallItem(
        text: words(CoveragePhrase.regressionsFound, count: count), href: "#trend")
    case .axis(let axis, let count):
      CoverageShortfallItem(text: axis.finding(count, words), href: "#\(axis.anchor)")
    }
  }
}

extension Shortfall {
  /// Whether a file is below the minimum of files.
  fileprivate var isOfFile: Bool {
    if case .file = self { true } else { false }
  }

  /// How many more symbols have to be documented.
  fileprivate var missing: Int {
    switch self {
    case .total(_, _, let missing), .file(_, _, _, let missing): missing
    case .regressions, .axis: 0
    }
  }
}
