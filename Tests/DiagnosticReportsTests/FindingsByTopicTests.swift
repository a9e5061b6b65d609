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
    #expect(all.about([.links]).map(\.summary) == ["a", "c", "d"])
    #expect(all.about([]).count == 4)
  }

  /// What a token or a declaration would lead to is held back when it cannot be read.
  @Test(arguments: CheckTopic.allCases)
  func everyTopicRestsOnTokensAndSourcesThatParse(topic: CheckTopic) {
    let all: [Diagnostic] = [
      .init(FindingID("tokens/bad-json", .error), "a"),
      .init(FindingID("swift/syntax-error", .error), "b"),
    ]
    #expect(all.about([topic]) == all)
  }

  @Test func warningsAndOtherTopicsKeepNothingBack() {
    let all: [Diagnostic] = [
      .init(FindingID("tokens/unknown-type", .warning), "a"),
      .init(FindingID("swift/syntax-error", .warning), "b"),
      .init(FindingID("contrast/below-level", .warning), "c"),
      .init(FindingID("tokens/drift-extra", .error, about: .drift), "d"),
      .init(FindingID("coverage/below-minimum", .error), "e"),
    ]
    #expect(all.about([.contrast]).map(\.summary) == ["c"])
    #expect(all.about([.previews]).isEmpty)
  }
}
