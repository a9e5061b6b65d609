import Testing

@Suite struct ReadablePreviewsTests {
  private func found(
    style: String, stage: String = "\nstage: { background: back, foreground: grey }\n",
    contrast: String = ""
  ) throws -> [String] {
    let example = "examples: [{ name: A, agent: { component: Badge } }]\n"
    return try diagnostics(
      replacing: ["one/components/badge/preview.mustache": "<b>Word</b>", badgeStyle: style],
      appending: ["one/system.yaml": stage, badge: example + contrast]
    ).filter { $0.id.name == "contrast/unreadable-preview" }.map { diagnostic in
      "\(diagnostic.location?.description ?? ""): \(diagnostic.summary)"
    }
  }

  private let gradient = "b { background: linear-gradient(var(--grey), var(--back)); }"

  @Test func somethingOfAPreviewCanBeRead() throws {
    #expect(try found(style: "b { color: var(--grey); }") == [])
    #expect(
      try found(style: gradient) == [
        "\(badgeStyle): no colours of the preview of Badge can be read"
      ])
  }

  @Test func declaredPairsSayWhatAPreviewDoesNot() throws {
    let pair = "contrast: [{ foreground: grey, background: back, use: non-text }]\n"
    #expect(try found(style: gradient, contrast: pair) == [])
  }

  @Test func withoutAStageNothingIsAsked() throws {
    #expect(try found(style: gradient, stage: "") == [])
  }
}
