import Diagnostics
import Testing

@Suite struct SourceLocationTests {
  @Test func readsAsEditorsTakeIt() {
    #expect(SourceLocation("a/b.md").description == "a/b.md")
    #expect(SourceLocation("a", line: 3).description == "a:3")
    #expect(SourceLocation("a", line: 3, column: 4).description == "a:3:4")
  }

  @Test func isOrderedByPathThenLineThenColumn() {
    let places = [
      SourceLocation("b"), SourceLocation("a", line: 10, column: 1), SourceLocation("a", line: 9),
      SourceLocation("a", line: 10), SourceLocation("a"),
    ]
    #expect(places.sorted().map(\.description) == ["a", "a:9", "a:10", "a:10:1", "b"])
  }

  @Test func shorthandsSetTheSeverity() {
    #expect(Diagnostic(FindingID("a/b", .error), "c").severity == .error)
    #expect(Diagnostic(FindingID("a/b", .warning), "c").severity == .warning)
  }
}
