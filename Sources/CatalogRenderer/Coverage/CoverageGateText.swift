import CatalogModel
import DocumentationCoverage
import InterfaceStrings
import SwiftSymbols

/// Says what a system asks of its documentation, and under which conditions.
struct CoverageGateText {
  let system: System
  let report: CoverageReport
  let words: Words

  private var settings: CoverageSettings { report.settings }
  private var text: CoverageText { CoverageText(words) }

  /// What is asked and not reached.
  var shortfalls: [CoverageShortfallItem] {
    CoverageShortfallText(report: report, words: words).items
  }

  /// One sentence when something is asked and everything is reached; otherwise empty.
  var success: String {
    report.hasGate && report.isMet && report.percent != nil ? words(CoveragePhrase.success) : ""
  }

  /// Why symbols may be missing from the figures.
  var doubts: [String] {
    let incomplete = report.modules.flatMap(\.incompleteFiles).map(SourcePlace.path)
    let leftOut = report.modules.reduce(0) { $0 + $1.leftOut }
    var doubts: [String] = []
    if !incomplete.isEmpty {
      doubts.append(words(CoveragePhrase.partialFigures, ["files": words.list(incomplete)]))
    }
    if leftOut > 0 { doubts.append(words(CoveragePhrase.namesLeftOut, count: leftOut)) }
    return doubts
  }

  /// Under which conditions the sources are read, and what is asked.
  var items: [SettingItem] {
    let axes = CoverageAxis.allCases.filter(settings.requiredAxes.contains).map {
      $0.title(words).lowercased()
    }
    let items: [(name: CoveragePhrase, text: String?)] = [
      (.settingSymbols, words(symbols)), (.settingSources, configuration),
      (.settingCredit, words(credit)),
      (.settingMinimum, settings.minimum.map(text.limit)),
      (.settingFileMinimum, settings.minimumPerFile.map(text.limit)),
      (.settingRequired, axes.isEmpty ? nil : FrameBuilder.label(words.list(axes))),
    ]
    return items.compactMap { item in
      item.text.map { SettingItem(name: words(item.name), text: $0) }
    }
  }

  private var symbols: CoveragePhrase {
    settings.excludesDeprecated ? .publicCurrentSymbols : .publicSymbols
  }

  private var credit: CoveragePhrase {
    settings.creditsInherited ? .creditInherited : .creditOwn
  }

  private var configuration: String {
    let configuration = system.configuration
    guard let platform = configuration.platform else { return words(CoveragePhrase.allBranches) }
    let defines = configuration.defines.sorted()
    return words(
      defines.isEmpty ? CoveragePhrase.asForPlatform : CoveragePhrase.asForPlatformWith,
      [
        "platform": platform == .linux ? "Linux" : platform.rawValue,
        "defines": words.list(defines),
      ])
  }
}
