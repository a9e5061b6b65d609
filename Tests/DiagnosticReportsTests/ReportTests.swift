import DiagnosticReports
import Diagnostics
import Testing

@Suite struct ReportTests {
  @Test func text() {
    #expect(
      DiagnosticFormat.text.report(samples) == """
        error: nothing to read [c/none]
        a b.yaml:3:5: error: no component 'Badg' [a/first]
          note: one\\u{A}two
          note: c.md:9: here
          help: did you mean 'Badge'?
        z, y.md:2: warning: 100% "odd", a: b [b/second]

        """)
  }

  @Test func ofManyOfOneKindTheRestIsCounted() {
    let many = (1...120).map { number in
      Diagnostic(
        FindingID("link/missing", .error), "no \(number)", at: SourceLocation("\(number % 60).md"))
    }
    let report = DiagnosticFormat.text.report(
      many + [.init(FindingID("a/other", .warning), "seen", at: nil)])
    let lines = report.split(separator: "\n")
    #expect(lines.count == 52)
    #expect(lines.first == "warning: seen [a/other]")
    #expect(lines.last == "70 more errors of this kind in 35 files [link/missing]")
    #expect(DiagnosticFormat.json.report(many).contains("no 120"))
  }

  @Test func colouredText() {
    let report = DiagnosticFormat.text.report([samples[0]], isColored: true)
    #expect(
      report
        == "\u{1B}[1mz, y.md:2: \u{1B}[0m\u{1B}[33mwarning\u{1B}[0m: 100% \"odd\", a: b [b/second]\n"
    )
    let hostile = Diagnostic(
      FindingID("a/b", .error), "\u{1B}[2J\u{9B}", at: SourceLocation("\u{7}"))
    #expect(
      DiagnosticFormat.text.report([hostile])
        == "\\u{7}: error: \\u{1B}[2J\\u{9B} [a/b]\n")
  }

  @Test func json() {
    #expect(
      DiagnosticFormat.json.report([samples[1]], pathPrefix: "content/") == """
        {
          "version": 1,
          "diagnostics": [
            {
              "id": "a/first",
              "severity": "error",
              "message": "no component 'Badg'",
              "path": "content/a b.yaml",
              "line": 3,
              "column": 5,
              "notes": [
                {
                  "message": "one\\ntwo",
                  "path": null,
                  "line": null,
                  "column": null
                },
                {
                  "message": "here",
                  "path": "content/c.md",
                  "line": 9,
                  "column": null
                }
              ],
              "suggestion": "did you mean 'Badge'?",
              "example": null
            }
          ]
        }

        """)
    #expect(DiagnosticFormat.json.report([]) == "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
  }

  @Test func github() {
    #expect(
      DiagnosticFormat.github.report(samples) == """
        ::error title=c/none::nothing to read
        ::error file=a b.yaml,line=3,col=5,title=a/first::no component 'Badg'%0Aone%0Atwo%0Ahere%0A\
        help: did you mean 'Badge'?
        ::warning file=z%2C y.md,line=2,title=b/second::100%25 "odd", a: b

        """)
    #expect(DiagnosticFormat.github.report([]) == "")
  }

  @Test func theOrderIsThatOfPlacesAndDoublesAreShownOnce() {
    let again = samples + samples
    #expect(again.inOrder.map(\.id.name) == ["c/none", "a/first", "b/second"])
    let same = SourceLocation("a", line: 1)
    let found = [
      Diagnostic(FindingID("b/b", .error), "x", at: same),
      .init(FindingID("a/a", .error), "x", at: same),
    ]
    #expect(found.inOrder.map(\.id.name) == ["b/b", "a/a"])
    #expect((found + samples + found).inOrder.count { $0.location == same } == 2)
  }
}
