import Diagnostics
import Testing

@testable import ContrastReports

/// What findings weigh where contrast is what matters.
@Suite struct ContrastGateTests {
  private func findings(_ diagnostics: Diagnostic...) -> [String] {
    ContrastGate(ReportSample.report.systems).findings(in: diagnostics).map {
      "\($0.severity) \($0.id)"
    }
  }

  @Test func whatAComponentDeclaresMustReachItsLevel() {
    #expect(
      findings(.warning("contrast/below-level", "x", at: ReportSample.place(4)))
        == ["error contrast/below-level"])
  }

  @Test func whatAPreviewDrawsOrAGuideShowsIsNoError() {
    #expect(
      findings(
        .warning("contrast/below-level", "x", at: ReportSample.place(8)),
        .warning("contrast/below-level", "x", at: ReportSample.place(2)),
        .warning("contrast/claim", "x", at: ReportSample.place(4)))
        == [
          "warning contrast/below-level", "warning contrast/below-level", "warning contrast/claim",
        ])
  }

  @Test func whatKeepsPairsFromBeingReadCounts() {
    #expect(
      findings(
        .error("yaml/syntax", "x"), .error("tokens/alias-missing", "x"),
        .warning("tokens/unknown-type", "x"), .warning("content/base-url", "x"),
        .error("link/missing", "x"), .warning("preview/literal", "x"))
        == ["error yaml/syntax", "error tokens/alias-missing"])
  }
}
