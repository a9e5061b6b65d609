import Diagnostics
import Testing

@testable import DiagnosticReports

extension FindingID {
  fileprivate static let trial = FindingID("trial/rule", .warning)
}

@Suite("Reports for CI services and pull requests")
struct OtherReportsTests {
  private let findings = [
    Diagnostic(
      .trial, "'8' is <wrong>", at: .init("A.swift", line: 3, column: 1), suggestion: "write a|b"),
    Diagnostic(.trial, as: .note, "good to know", at: .init("B.swift", line: 1)),
  ]

  @Test("A file with a warning is a failing test, one with a note passes")
  func junit() {
    #expect(
      DiagnosticFormat.junit.report(findings) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="catalog" tests="2" failures="1" errors="0">
          <testsuite name="trial/rule" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="trial/rule" name="A.swift">
              <failure message="'8' is &lt;wrong&gt;" type="warning">A.swift:3:1: '8' is &lt;wrong&gt; (write a|b)</failure>
            </testcase>
            <testcase classname="trial/rule" name="B.swift">
              <system-out>B.swift:1: good to know</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Without findings one test passes")
  func junitWithoutFindings() {
    #expect(
      DiagnosticFormat.junit.report([]).contains(
        "<testcase classname=\"catalog\" name=\"no findings\"/>"))
  }

  @Test("A comment has a table, and folds the notes")
  func markdown() {
    #expect(
      DiagnosticFormat.markdown.report(findings) == """
        **1 warning, 1 note**

        | Place | Finding | Rule |
        |---|---|---|
        | `A.swift:3:1` | '8' is &lt;wrong\\><br>write a\\|b | `trial/rule` |

        <details><summary>1 note</summary>

        | Place | Finding | Rule |
        |---|---|---|
        | `B.swift:1` | good to know | `trial/rule` |

        </details>

        """)
    #expect(DiagnosticFormat.markdown.report([]) == "No findings.\n")
  }

  @Test("Notes are notices of GitHub, and never fail")
  func notes() {
    #expect(
      DiagnosticFormat.github.report([findings[1]])
        == "::notice file=B.swift,line=1,title=trial/rule::good to know\n")
    #expect(Verdict([findings[1]], isStrict: true) == .fine)
  }
}
