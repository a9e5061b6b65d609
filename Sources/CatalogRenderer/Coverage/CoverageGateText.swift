import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Says what a system asks of its documentation, and what of that is not reached.
struct CoverageGateText {
  let system: System
  let report: CoverageReport

  private var settings: CoverageSettings { report.settings }

  var shortfalls: [String] { report.shortfalls.map(text) }

  /// One sentence when something is asked and everything is reached; otherwise empty.
  var success: String {
    let isAsked =
      settings.minimum != nil || settings.minimumPerFile != nil || report.comparison != nil
      || !settings.requiredAxes.isEmpty
    return isAsked && report.isMet && report.percent != nil ? "Everything asked is reached." : ""
  }

  private func text(_ shortfall: Shortfall) -> String {
    switch shortfall {
    case .total(let percent, let minimum, let missing):
      return "\(CoverageText.percent(percent)) is below the minimum of "
        + "\(CoverageText.percent(minimum)): \(missing) more "
        + "\(missing == 1 ? "symbol needs" : "symbols need") documentation."
    case .file(let path, let percent, let minimum, let missing):
      return "\(SourcePlace.path(path)) has \(CoverageText.percent(percent)) of at least "
        + "\(CoverageText.percent(minimum)): \(missing) more "
        + "\(missing == 1 ? "symbol needs" : "symbols need") documentation."
    case .regressions(let count):
      return "\(Plural.text(count, "symbol")) \(count == 1 ? "is" : "are") undocumented and "
        + "not in the baseline."
    case .axis(let axis, let count):
      return "\(Plural.text(count, "comment")) \(count == 1 ? "lacks" : "lack") what is required: "
        + axis.summary
    }
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
      ("Minimum", settings.minimum.map(CoverageText.percent)),
      ("Minimum of a file", settings.minimumPerFile.map(CoverageText.percent)),
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
