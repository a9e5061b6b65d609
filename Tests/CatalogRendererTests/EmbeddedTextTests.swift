import Testing

@Suite struct EmbeddedTextTests {
  private let badge = "one/components/badge/component.yaml"
  private let source = "one/Sources/Badge.swift"

  @Test func aMistakeInDocumentationIsReportedAtTheDeclaration() throws {
    let swift =
      "/// See [x](nope.md).\n///\n/// - Parameter a: No [y](no.md).\npublic func f(a: Int) {}\n"
    let found = try render(replacing: [source: swift]).diagnostics
    #expect(
      found.map(\.message) == [
        "\(source):4:13: this link leads to no page: nope.md [link/missing]",
        "\(source):4:13: this link leads to no page: no.md [link/missing]",
      ])
    #expect(found.first?.notes.last?.message == "this is in the documentation of f(a:)")
  }

  @Test func aMistakeInAPropIsReportedWithItsName() throws {
    let yaml = """
      name: Badge
      layer: component
      summary: A word.
      props: [{ name: text, type: string, description: "A [word](nope.md)." }]
      """
    let found = try render(replacing: [badge: yaml]).diagnostics
    #expect(
      found.map(\.message) == ["\(badge): this link leads to no page: nope.md [link/missing]"])
    #expect(found.first?.notes.last?.message == "this is in the description of the prop 'text'")
  }

  @Test func aMistakeInAnAccessibilityNoteIsReported() throws {
    let found = try render(appending: [badge: "accessibility: { notes: ['[a](nope.md)'] }\n"])
      .diagnostics
    #expect(found.map(\.id.name) == ["link/missing"])
    #expect(found.first?.notes.last?.message == "this is in a note on accessibility")
  }
}
