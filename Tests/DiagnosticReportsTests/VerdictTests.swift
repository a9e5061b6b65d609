import DiagnosticReports
import Diagnostics
import Testing

@Suite struct VerdictTests {
  private let warning = Diagnostic(FindingID("preview/literal", .warning), "x")
  private let error = Diagnostic(FindingID("yaml/syntax", .error), "x")

  @Test func warningsMatterOnlyWhenStrict() {
    #expect(Verdict([]) == .fine)
    #expect(Verdict([], isStrict: true) == .fine)
    #expect(Verdict([warning]) == .fine)
    #expect(Verdict([warning], isStrict: true) == .findings)
    #expect(Verdict([warning, error]) == .findings)
  }

  @Test func whatKeepsACommandFromRunningWeighsMost() {
    let obstacle = Diagnostic(FindingID("files/disk", .error, .obstacle), "x")
    #expect(Verdict([error, obstacle]) == .couldNotRun)
    #expect(Verdict([obstacle], isStrict: true) == .couldNotRun)
  }

  @Test func theRawValueIsTheExitStatus() {
    #expect([Verdict.fine, .findings, .couldNotRun].map(\.rawValue) == [0, 1, 2])
  }
}
