import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import CoverageReports

/// The findings that a code review marks in the sources.
@Suite struct CoverageAnnotationTests {
  private func announced(
    _ settings: CoverageSettings = CoverageSettings(), baseline: CoverageBaseline? = nil
  ) -> [String] {
    let result = CoverageSample.result(settings: settings, baseline: baseline)
    return CoverageAnnotations(result).diagnostics.map { finding in
      "\(finding.location.map { "\($0)" } ?? "nowhere") \(finding.id.name)"
    }
  }

  @Test func whatHelpsMostComesFirst() {
    #expect(
      announced() == [
        "Sources/Kit/Chip.swift:1:15 coverage/undocumented",
        "Sources/Kit/Chip.swift:2:15 coverage/undocumented",
        "Sources/Kit/Badge.swift:5:14 coverage/undocumented",
      ])
  }

  @Test func whatIsAcceptedIsLeftOut() {
    #expect(announced(CoverageSettings(minimum: 50)) == [])
    #expect(
      announced(baseline: CoverageSample.baseline) == [
        "Sources/Kit/Badge.swift coverage/regression",
        "Sources/Kit/Chip.swift:1:15 coverage/undocumented",
        "Sources/Kit/Chip.swift:2:15 coverage/undocumented",
        "Sources/Kit/Badge.swift coverage/outdated-baseline",
      ])
  }

  @Test func partsOfCommentsAreToldWhereTheyAreRequired() {
    #expect(
      announced(CoverageSettings(requiredAxes: [.names])).contains(
        "Sources/Kit/Badge.swift:11:10 coverage/unknown-parameter"))
    #expect(!announced().contains { $0.contains("parameter") })
  }

  @Test func everyFindingHasAPlace() {
    var section = CoverageSample.section(
      settings: CoverageSettings(minimum: 90), baseline: CoverageSample.baseline)
    section.manifest = "Package.swift"
    section.baseline = "coverage.json"
    let places = section.findings.filter { $0.location?.line == nil }.map { finding in
      "\(finding.location?.path ?? "nowhere") \(finding.id.name)"
    }
    #expect(
      places == [
        "Package.swift coverage/below-minimum", "coverage.json coverage/regression",
        "coverage.json coverage/outdated-baseline",
      ])
    let lost = Diagnostic(.coverageMissingBaseline, "there is none")
    let result = CoverageResult(sections: [section], readFindings: [lost])
    #expect(!result.text(as: .sarif).contains("\"locations\": []"))
  }

  @Test func namesCannotMoveTheCursor() {
    let file = SourceFile(path: "A\u{1B}[2J.swift", text: "public let a = 0\n")
    let text = CoverageSample.result([SourceModule(name: "Odd", files: [file])]).text(as: .github)
    #expect(text.hasPrefix("::warning file=A\\u{1B}[2J.swift,line=1,col=12,"))
  }
}
