import Diagnostics
import Testing

@testable import DesignLint

@Suite("Exceptions by comment")
struct AllowanceTests {
  private func headlines(_ body: String) -> [String] {
    LintExamples.findings(body).map(\.diagnostic.summary)
  }

  @Test(
    "A comment allows its line, or the statement below",
    arguments: [
      "Text(\"A\").padding(12) // catalog:allow literal-spacing the grid of the logo",
      "// catalog:allow lint/literal-spacing the grid of the logo\nText(\"A\")\n  .padding(12)",
      "Text(\"A\")\n  // catalog:allow literal-spacing the grid of the logo\n  .padding(12)",
    ])
  func allowed(body: String) {
    #expect(headlines(body) == [])
  }

  @Test("A comment within a statement allows one line")
  func oneLine() {
    let body = """
      Text("A")
        // catalog:allow literal-spacing the grid of the logo
        .padding(12)
        .padding(8)
      """
    #expect(headlines(body) == ["the literal '8' is the spacing token 'DS.Spacing.s'"])
  }

  @Test("A comment before a declaration allows all of it")
  func declaration() {
    let code = """
      import SwiftUI
      // catalog:allow literal-spacing drawn by hand
      struct Logo: View {
        var body: some View { VStack(spacing: 8) { Text("A").padding(12) } }
      }
      """
    #expect(LintExamples.findings(file: code) == [])
  }

  @Test("One that is not needed, has no reason or names no rule is told")
  func wrong() {
    #expect(
      headlines("Text(\"A\") // catalog:allow literal-spacing why not")
        == ["nothing here breaks 'literal-spacing', so the exception is not needed"])
    #expect(
      headlines("Text(\"A\").padding(12) // catalog:allow literal-spacing") == [
        "the literal '12' is the spacing token 'DS.Spacing.m'",
        "an exception from 'literal-spacing' needs a reason",
      ])
    let unknown = LintExamples.findings("Text(\"A\") // catalog:allow literal-spacin why")
    #expect(
      unknown.map(\.diagnostic.suggestion) == ["did you mean 'literal-spacing'?"])
  }

  @Test("Text that only speaks of the marker is no comment")
  func strings() {
    #expect(headlines("Text(\"// catalog:allow x y\")") == [])
  }
}
