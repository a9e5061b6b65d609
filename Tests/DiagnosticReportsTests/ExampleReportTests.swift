import DiagnosticReports
import Diagnostics
import Testing

/// The example of a diagnostic in every form.
@Suite struct ExampleReportTests {
  private static let line = Diagnostic(
    FindingID("a/b", .error), "x", suggestion: "write it so", example: "level: \u{7}")
  private static let lines = Diagnostic(
    FindingID("a/b", .warning), "x", example: "component: Badge\nprops:\n  level: info")

  @Test func textHasOneLineBehindTheWordAndSeveralBelow() {
    #expect(
      DiagnosticFormat.text.report([Self.line]) == """
        error: x [a/b]
          help: write it so
          example: level: \\u{7}

        """)
    #expect(
      DiagnosticFormat.text.report([Self.lines]) == """
        warning: x [a/b]
          example:
            component: Badge
            props:
              level: info

        """)
  }

  @Test func jsonHasTheTextAsItIs() {
    #expect(
      DiagnosticFormat.json.report([Self.lines])
        .contains("\"example\": \"component: Badge\\nprops:\\n  level: info\""))
  }

  @Test func githubAndSarifHaveItInTheMessage() {
    #expect(
      DiagnosticFormat.github.report([Self.lines])
        == "::warning title=a/b::x%0Aexample: component: Badge%0Aprops:%0A  level: info\n")
    #expect(
      DiagnosticFormat.sarif.report([Self.lines])
        .contains("\"text\": \"x\\nexample: component: Badge\\nprops:\\n  level: info\""))
  }
}
