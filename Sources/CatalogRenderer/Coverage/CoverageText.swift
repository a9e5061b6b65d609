import DocumentationCoverage

/// Shares of documented symbols in words.
enum CoverageText {
  /// The share in percent below which a figure looks poor, where no minimum is asked.
  static let poor = 80.0

  /// What was measured, with its tenth as the command prints it: `91.0 %`; `100 %` and `0 %` are
  /// whole.
  static func percent(_ percent: Double) -> String {
    let isEnd = percent == 0 || percent == 100
    return "\(isEnd ? "\(Int(percent))" : "\(percent)")\u{00A0}%"
  }

  /// What is asked: `90 %`
  static func limit(_ percent: Double) -> String { unbroken(PercentText.text(of: percent)) }

  /// A text whose shares stay on one line.
  static func unbroken(_ text: String) -> String { text.replacing(" %", with: "\u{00A0}%") }

  /// `98.4 %`, or `none` of nothing.
  static func share(_ percent: Double?) -> String {
    percent.map(CoverageText.percent) ?? "none"
  }

  /// `98.4 % documented, 63 of 64`
  static func figures(_ counts: CoverageCounts, creditingInherited: Bool) -> String {
    guard let percent = counts.percent(creditingInherited: creditingInherited) else {
      return "no public symbols"
    }
    let documented = counts.documented(creditingInherited: creditingInherited)
    return "\(CoverageText.percent(percent)) documented, \(documented) of \(counts.total)"
  }

  /// The same of a module; empty of one that was not weighed.
  static func figures(of module: String, in site: SystemSite) -> String {
    let credits = site.report.coverage.settings.creditsInherited
    return site.states.module(module).map {
      figures($0.counts, creditingInherited: credits)
    } ?? ""
  }

  /// `A, b and c`
  static func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension CoverageReport {
  /// Whether the share of all symbols is below what is asked.
  var isBelowMinimum: Bool {
    shortfalls.contains { if case .total = $0 { true } else { false } }
  }

  /// The files whose share is below what is asked of files.
  var filesBelowMinimum: Set<String> {
    Set(shortfalls.compactMap { if case .file(let path, _, _, _) = $0 { path } else { nil } })
  }
}
