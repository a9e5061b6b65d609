import Files
import Testing

/// What a component's page says of its metadata and its Swift form.
@Suite struct ComponentCoverageTests {
  private func page(_ parameters: String) throws -> String {
    let source = """
      /// A word.
      public struct Badge: View {
        /// Makes it.
        public init(\(parameters)) {}
      }

      """
    let path = "one/components/badge/component.yaml"
    let manifest = try #require(sample[path])
      .replacing("type: string,", with: "type: string, required: true,")
    let site = try render(replacing: ["one/Sources/Badge.swift": source, path: manifest]).site
    return try #require(site.text(at: "one/components/badge.html"))
  }

  @Test func propsThatDifferFromSwiftAreNoticed() throws {
    let part = try part(page("text: String, size: Int"), from: "<h2 id=\"props\">")
    #expect(part.contains("<strong>Differs from Swift:</strong>"))
    #expect(part.contains("size"))
  }

  @Test func propsThatAgreeAreNot() throws {
    #expect(try !page("text: String").contains("Differs from Swift"))
  }
}
