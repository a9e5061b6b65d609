import Testing

@Suite struct CountedContextsTests {
  /// Two modifiers of 80 contexts, each of which decides one colour.
  private let resolver: String = {
    func contexts(_ token: String) -> String {
      (0..<80).map { index in
        """
        "c\(index)": [{ "\(token)": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [\(Double(index) / 80), 0, 0] } } }]
        """
      }.joined(separator: ",\n")
    }
    return """
      { "version": "2025.10", "modifiers": {
        "first": { "default": "c0", "contexts": { \(contexts("ink")) } },
        "second": { "default": "c0", "contexts": { \(contexts("paper")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/first" }, { "$ref": "#/modifiers/second" }] }
      """
  }()

  private func found(_ contexts: String) throws -> [(summary: String, notes: [String])] {
    try diagnostics(
      replacing: ["one/t/one.resolver.json": resolver, card: "name: Card\n"],
      appending: [
        badge: "contrast:\n  - { name: Word, foreground: ink, background: paper\(contexts) }\n"
      ]
    ).filter { $0.id.name == "contrast/too-many-contexts" }.map {
      ($0.summary, $0.notes.map(\.message))
    }
  }

  @Test func whatIsLeftOutIsTold() throws {
    let found = try found("")
    #expect(found.map(\.summary) == ["'Word' has more than 4096 combinations of contexts"])
    #expect(found.first?.notes.first?.hasPrefix("left out of 'second': c1, c2, ") == true)
    #expect(found.first?.notes.count == 1)
  }

  @Test func contextsThatAreNotMeantAreNotLeftOut() throws {
    #expect(try found(", contexts: { second: [c3, c4] }").isEmpty)
  }
}
