import DocumentationCoverage

/// Shares of documented symbols in words.
enum CoverageText {
  /// `98.4 %`
  static func percent(_ percent: Double) -> String {
    let number = Int(exactly: percent).map(String.init) ?? "\(percent)"
    return "\(number)\u{00A0}%"
  }

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
