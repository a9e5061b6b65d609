import ReportFacts

extension CoverageText {
  /// `98.4 % documented, 63 of 64` of a module; empty of one that was not weighed.
  static func figures(of module: String, in site: SystemSite) -> String {
    let credits = site.report.coverage.settings.creditsInherited
    return site.states.module(module).map {
      CoverageText(site.words).figures($0.counts, creditingInherited: credits)
    } ?? ""
  }
}
