import Diagnostics
import Testing

@testable import ContrastReports

/// What findings weigh where contrast is what matters.
@Suite struct ContrastGateTests {
  private func findings(_ diagnostics: Diagnostic...) -> [String] {
    ContrastGate(ReportSample.report.systems).findings(in: diagnostics).map {
      "\($0.severity) \($0.id.name)"
    }
  }

  @Test func whatAComponentDeclaresMustReachItsLevel() {
    #expect(
      findings(.init(.contrastBelowLevel, "x", at: ReportSample.place(4)))
        == ["error contrast/below-level"])
  }

  @Test func whatAPreviewDrawsOrAGuideShowsIsNoError() {
    #expect(
      findings(
        .init(.contrastBelowLevel, "x", at: ReportSample.place(8)),
        .init(.contrastBelowLevel, "x", at: ReportSample.place(2)),
        .init(.contrastClaim, "x", at: ReportSample.place(4)))
        == [
          "warning contrast/below-level", "warning contrast/below-level", "warning contrast/claim",
        ])
  }

  @Test func whatKeepsPairsFromBeingReadCounts() {
    #expect(
      findings(
        .init(.yamlSyntax, "x"), .init(.tokensAliasMissing, "x"),
        .init(.tokensUnknownType, as: .warning, "x"),
        .init(FindingID("content/base-url", .warning), "x"),
        .init(FindingID("link/missing", .error), "x"),
        .init(FindingID("preview/literal", .warning), "x"))
        == ["error yaml/syntax", "error tokens/alias-missing"])
  }
}
