import Testing

@Suite struct KnownTypefacesTests {
  private func found(_ theme: String) throws -> [String] {
    try diagnostics(appending: ["one/system.yaml": "\ntheme: { \(theme) }\n"]).map { diagnostic in
      diagnostic.summary + (diagnostic.suggestion.map { "; \($0)" } ?? "")
    }
  }

  @Test func aTypefaceOfTheReaderHasAName() throws {
    #expect(try found("text: ui-rounded, headings: ui-serif, code: ui-monospace") == [])
  }

  @Test func aNameThatIsNothingIsReported() throws {
    #expect(
      try found("text: ui-round") == [
        "there is no typeface 'ui-round'; did you mean 'ui-rounded'?"
      ])
  }

  @Test func aTokenIsOneOfATypeface() throws {
    #expect(
      try found("text: grey") == ["'grey' is a color token; a fontFamily is needed here"])
  }
}
