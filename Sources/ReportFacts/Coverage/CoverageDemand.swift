import DocumentationCoverage

/// Something that is asked and not reached.
package struct CoverageDemand: Sendable {
  /// A sentence without its full stop.
  package var text: String
  /// The part of the page that shows more; empty where none does.
  package var href = ""
}

extension CoverageFacts {
  /// How many files are named that lack documentation; of more only their number is said.
  private static let fileLimit = 3

  /// What is asked and not reached, files together where they are many.
  package var demands: [CoverageDemand] {
    let shortfalls = report.shortfalls
    let files = shortfalls.filter { $0.path != nil }
    guard files.count > Self.fileLimit, let minimum = report.settings.minimumPerFile else {
      return shortfalls.map(demand)
    }
    let missing = files.reduce(0) { $0 + $1.missing }
    let together = words(
      CoveragePhrase.filesBelowMinimum, count: files.count,
      [
        "minimum": text.limit(minimum),
        "demand": words(CoveragePhrase.symbolsNeeded, count: missing),
      ])
    return shortfalls.filter { $0.path == nil }.map(demand)
      + [CoverageDemand(text: together, href: "#\(CoverageFigures.filesAnchor)")]
  }

  private func demand(_ shortfall: Shortfall) -> CoverageDemand {
    func below(_ phrase: CoveragePhrase, _ percent: Double, _ minimum: Double) -> CoverageDemand {
      CoverageDemand(
        text: words(
          phrase, count: shortfall.missing,
          [
            "share": text.limit(percent), "minimum": text.limit(minimum),
            "path": shortfall.path?.withoutWayUp ?? "",
          ]))
    }
    // The symbols and comments to be mended stand in lists of their own.
    return switch shortfall {
    case .total(let percent, let minimum, _): below(.belowMinimum, percent, minimum)
    case .file(_, let percent, let minimum, _): below(.fileBelowMinimum, percent, minimum)
    case .regressions(let count):
      CoverageDemand(text: words(CoveragePhrase.regressionsFound, count: count), href: "#trend")
    case .axis(let axis, let count):
      CoverageDemand(
        text: words.text(CoveragePhrase.key("commentsLack", axis.rawValue), count: count),
        href: "#\(axis.anchor)")
    }
  }

  /// That not all files could be read; `nil` where they were.
  package var partialFigures: String? {
    let files = report.modules.flatMap(\.incompleteFiles).map(\.withoutWayUp)
    return files.isEmpty ? nil : words(CoveragePhrase.partialFigures, ["files": words.list(files)])
  }

  /// How many names stand where nothing was read; `nil` where none does.
  package var namesLeftOut: String? {
    let count = report.modules.reduce(0) { $0 + $1.leftOut }
    return count == 0 ? nil : words(CoveragePhrase.namesLeftOut, count: count)
  }
}

extension CoverageReport {
  /// Whether the share of all symbols is below what is asked.
  package var isBelowMinimum: Bool {
    shortfalls.contains { if case .total = $0 { true } else { false } }
  }

  /// The files whose share is below what is asked of files.
  package var filesBelowMinimum: Set<String> { Set(shortfalls.compactMap(\.path)) }
}
