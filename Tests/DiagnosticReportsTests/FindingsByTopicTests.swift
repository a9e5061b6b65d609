import DiagnosticReports
import Diagnostics
import Testing

@Suite struct FindingsByTopicTests {
  @Test func contentErrorsAreNeverLeftOut() {
    let all: [Diagnostic] = [
      .error("yaml/syntax", "a"), .warning("content/base-url", "b"), .error("link/missing", "c"),
      .error("tokens/cycle", "d"),
    ]
    #expect(all.about([.links]).map(\.summary) == ["a", "c"])
    #expect(all.about([]).count == 4)
  }

  @Test func countedDeclarationsRestOnSourcesThatParse() {
    let all: [Diagnostic] = [
      .error("swift/syntax-error", "a"), .error("coverage/below-minimum", "b"),
      .error("tokens/cycle", "c"),
    ]
    #expect(all.about([.coverage]).map(\.summary) == ["a", "b"])
  }

  @Test func aPairRestsOnItsTokens() {
    let all: [Diagnostic] = [
      .error("tokens/color-syntax", "a"), .warning("tokens/unknown-type", "b"),
      .warning("contrast/below-level", "c"),
      .init(FindingID("tokens/drift-extra", .error, about: .drift), "d"),
    ]
    #expect(all.about([.contrast]).map(\.summary) == ["a", "c"])
    #expect(all.about([.previews]).map(\.summary) == [])
  }
}
