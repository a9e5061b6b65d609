import DiagnosticReports
import Diagnostics
import Testing

@Suite struct FindingsByTopicTests {
  @Test func contentErrorsAreNeverLeftOut() {
    let all: [Diagnostic] = [
      .init(FindingID("yaml/syntax", .error), "a"),
      .init(FindingID("content/base-url", .warning), "b"),
      .init(FindingID("link/missing", .error), "c"),
      .init(FindingID("tokens/cycle", .error), "d"),
    ]
    #expect(all.about([.links]).map(\.summary) == ["a", "c"])
    #expect(all.about([]).count == 4)
  }

  @Test func countedDeclarationsRestOnSourcesThatParse() {
    let all: [Diagnostic] = [
      .init(FindingID("swift/syntax-error", .error), "a"),
      .init(FindingID("coverage/below-minimum", .error), "b"),
      .init(FindingID("tokens/cycle", .error), "c"),
    ]
    #expect(all.about([.coverage]).map(\.summary) == ["a", "b"])
  }

  @Test func aPairRestsOnItsTokens() {
    let all: [Diagnostic] = [
      .init(FindingID("tokens/color-syntax", .error), "a"),
      .init(FindingID("tokens/unknown-type", .warning), "b"),
      .init(FindingID("contrast/below-level", .warning), "c"),
      .init(FindingID("tokens/drift-extra", .error, about: .drift), "d"),
    ]
    #expect(all.about([.contrast]).map(\.summary) == ["a", "c"])
    #expect(all.about([.previews]).map(\.summary) == [])
  }
}
