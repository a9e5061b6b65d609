import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Says what a system asks of its documentation, and what of that is not reached.
struct CoverageGateText {
  let system: System
  let report: CoverageReport

  private var settings: CoverageSettings { report.settings }

  /// How many files are named that lack documentation; of more only their number is said.
  private static let fileLimit = 3

  /// What is asked and not reached, files together where they are many.
  var shortfalls: [CoverageShortfallItem] {
    let files = report.shortfalls.filter(\.isOfFile)
    guard files.count > Self.fileLimit, let minimum = settings.minimumPerFile else {
      return report.shortfalls.map(item)
    }
    let others = report.shortfalls.filter { !$0.isOfFile }.map(item)
    let missing = files.reduce(0) { $0 + $1.missing }
    let text =
      "\(files.count) files are below \(CoverageText.limit(minimum)): "
      + "\(Plural.text(missing, "more symbol")) \(missing == 1 ? "needs" : "need") documentation"
    return others + [CoverageShortfallItem(text: text, href: "#\(CoverageTables.filesAnchor)")]
  }

  /// One sentence when something is asked and everything is reached; otherwise empty.
  var success: String {
    report.hasGate && report.isMet && report.percent != nil ? "Everything asked is reached." : ""
  }

  private func item(_ shortfall: Shortfall) -> CoverageShortfallItem {
    let shown = Self.withShortPath(shortfall)
    switch shown {
    case .total, .file:
      return CoverageShortfallItem(text: CoverageText.unbroken("\(shown.finding): \(shown.demand)"))
    // The symbols and comments to be mended stand in lists of their own.
    case .regressions: return CoverageShortfallItem(text: shown.finding, href: "#trend")
    case .axis(let axis, _):
      return CoverageShortfallItem(text: shown.finding, href: "#\(axis.anchor)")
    }
  }

  private static func withShortPath(_ shortfall: Shortfall) -> Shortfall {
    guard case .file(let path, let percent, let minimum, let missing) = shortfall else {
      return shortfall
    }
    return .file(
      path: SourcePlace.path(path), percent: percent, minimum: minimum, missing: missing)
  }

  /// Why symbols may be missing from the figures.
  var doubts: [String] {
    let incomplete = report.modules.flatMap(\.incompleteFiles).map(SourcePlace.path)
    let leftOut = report.modules.reduce(0) { $0 + $1.leftOut }
    var doubts: [String] = []
    if !incomplete.isEmpty {
      doubts.append(
        "The figures are partial: not all of \(CoverageText.list(incomplete)) could be read.")
    }
    if leftOut > 0 {
      doubts.append(
        "\(Plural.text(leftOut, "public name")) \(leftOut == 1 ? "stands" : "stand") in branches "
          + "of #if that were not read.")
    }
    return doubts
  }

  /// Under which conditions the sources are read, and what is asked.
  var items: [SettingItem] {
    let axes = CoverageAxis.allCases.filter(settings.requiredAxes.contains).map {
      $0.title.lowercased()
    }
    let items: [(name: String, text: String?)] = [
      ("Symbols", symbols), ("Sources read", configuration),
      (
        "Documented by",
        settings.creditsInherited
          ? "Comments, the catalog, and comments of requirements and overridden declarations"
          : "Comments and the catalog"
      ),
      ("Minimum", settings.minimum.map(CoverageText.limit)),
      ("Minimum of a file", settings.minimumPerFile.map(CoverageText.limit)),
      ("Required", axes.isEmpty ? nil : FrameBuilder.label(CoverageText.list(axes))),
    ]
    return items.compactMap { item in
      item.text.map { SettingItem(name: item.name, text: $0) }
    }
  }

  private var symbols: String {
    "Public and open" + (settings.excludesDeprecated ? ", without deprecated ones" : "")
  }

  private var configuration: String {
    let configuration = system.configuration
    guard let platform = configuration.platform else { return "All branches of #if" }
    let name = platform == .linux ? "Linux" : platform.rawValue
    let defines = configuration.defines.sorted()
    return defines.isEmpty ? "As for \(name)" : "As for \(name), with \(CoverageText.list(defines))"
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
