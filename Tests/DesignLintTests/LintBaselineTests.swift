import Diagnostics
import SwiftSymbols
import Testing

@testable import DesignLint

@Suite("Baselines and fixes of a lint")
struct LintBaselineTests {
  private func entry(_ text: String, rule: String = "literal-spacing") -> LintBaseline.Entry {
    LintBaseline.Entry(path: "A.swift", rule: rule, text: text)
  }

  @Test("A baseline is read as it was written")
  func roundTrip() {
    let baseline = LintBaseline([entry("b"), entry("a"), entry("b"), entry("a", rule: "x")])
    let read = LintBaseline.read(Array(baseline.text.utf8), path: "lint.json")
    #expect(read.baseline == baseline)
    #expect(read.diagnostics == [])
    #expect(baseline.count == 4)
  }

  @Test("As many as are listed are accepted, and what is gone is counted")
  func comparison() {
    let baseline = LintBaseline([entry("a"), entry("gone")])
    #expect(baseline.isNew([entry("a"), entry("a"), entry("b")]) == [false, true, true])
    #expect(baseline.outdated([entry("a"), entry("a")]) == 1)
  }

  @Test(
    "A broken baseline accepts nothing",
    arguments: [
      ("", "the baseline cannot be read: expected a value, but the file ends here"),
      ("{\"version\": 1}", "'findings' is missing from the baseline"),
      (
        "{\"version\": 2, \"findings\": []}",
        "the baseline has version 2, and this release reads version 1"
      ),
      (
        "{\"version\": 1, \"findings\": [{\"path\":\"A\",\"rule\":\"b\",\"count\":1}]}",
        "'text' is missing from the baseline"
      ),
      (
        "{\"version\": 1, \"findings\": [{\"path\":1,\"rule\":\"b\",\"text\":\"c\",\"count\":1}]}",
        "'path' must be a string, not a number"
      ),
      (
        "{\"version\": 1, \"findings\": [{\"path\":\"A\",\"rule\":\"b\",\"text\":\"c\",\"count\":0}]}",
        "'count' must be a whole number from 1 to 1000000000"
      ),
    ])
  func broken(text: String, message: String) {
    let read = LintBaseline.read(Array(text.utf8), path: "lint.json")
    #expect(read.baseline == nil)
    #expect(read.diagnostics.map(\.id) == [.lintBadBaseline])
    #expect(read.diagnostics.first?.summary == message)
  }

  private func fix(_ text: String) -> SourceFix? {
    guard let uses = SwiftUses.read(SourceFile(path: "A.swift", text: text)).uses else {
      return nil
    }
    return SourceFix(uses, DesignLint(LintExamples.knowledge).findings(in: uses))
  }

  @Test("All replacements of a file are made, and shown as a patch")
  func fixes() {
    let text = """
      import SwiftUI
      import Kit

      struct A: View {
        var body: some View {
          VStack(spacing: 8) { Text("ä").padding(12).padding(13) }
        }
      }

      """
    let fix = fix(text)
    #expect(fix?.count == 2)
    #expect(
      fix?.new.contains("VStack(spacing: DS.Spacing.s) { Text(\"ä\").padding(DS.Spacing.m)") == true
    )
    #expect(
      fix?.patch == """
        --- a/A.swift
        +++ b/A.swift
        @@ -3,6 +3,6 @@
         
         struct A: View {
           var body: some View {
        -    VStack(spacing: 8) { Text("ä").padding(12).padding(13) }
        +    VStack(spacing: DS.Spacing.s) { Text("ä").padding(DS.Spacing.m).padding(13) }
           }
         }

        """)
  }

  @Test("A file that is not all Swift, or has nothing to replace, is left alone")
  func nothing() {
    #expect(fix("import SwiftUI\nimport Kit\nlet a = A().padding(12\n") == nil)
    #expect(fix("import SwiftUI\nimport Kit\nlet a = A().padding(13)\n") == nil)
  }

  @Test("What is listed twice is accepted twice")
  func repeated() {
    let baseline = LintBaseline([entry("a"), entry("a")])
    #expect(baseline.isNew([entry("a"), entry("a"), entry("a")]) == [false, false, true])
  }
}
