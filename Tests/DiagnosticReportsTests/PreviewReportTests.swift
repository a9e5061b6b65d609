import DiagnosticReports
import Diagnostics
import Testing

@Suite struct PreviewReportTests {
  private func broken(_ path: String, _ count: Int) -> [Diagnostic] {
    (1...count).map {
      .init(FindingID("link/missing", .error), "no \($0)", at: SourceLocation(path, line: $0))
    }
  }

  @Test func fewFindingsAreAllThere() {
    let report = PreviewReport(broken("a.md", 2))
    #expect(report.json.hasPrefix(#"{"version":1,"diagnostics":[{"id":"link/missing","#))
    #expect(report.json.hasSuffix(#""more":[]}"#))
    #expect(report.ofFiles == [:])
  }

  @Test func ofManyTheFirstAreThereAndTheOthersCountedAndKeptForTheirPages() {
    let report = PreviewReport(broken("z.md", 3) + broken("a.md", 49) + broken("m.md", 60))
    #expect(
      report.json.hasSuffix(
        #""more":[{"id":"link/missing","severity":"error","count":62,"files":2}]}"#))
    #expect(report.ofFiles.keys.sorted() == ["m.md", "z.md"])
    let own = report.ofFiles["z.md", default: ""]
    #expect(own.hasPrefix(#"{"id":"link/missing","severity":"error","message":"no 1","#))
    #expect(own.split(separator: "},{").count == 3)
    // One file never fills the overlay.
    #expect(report.ofFiles["m.md", default: ""].split(separator: "},{").count == 50)
  }
}
