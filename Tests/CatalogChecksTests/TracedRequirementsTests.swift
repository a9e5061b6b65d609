import Testing

@Suite struct TracedRequirementsTests {
  private let path = "one/specs/a.md"

  private func specification(metBy line: String) -> [String: String] {
    [path: "---\ntitle: A\nsummary: s\n---\n\n## Requirement: Size\n\nIt SHALL be.\n\n\(line)\n"]
  }

  @Test(arguments: [
    "`space.s`", "`Badge`", "[Badge](../components/badge/component.yaml)", "`contrast/below-level`",
    "`tokens/drift`", "`lint/literal-spacing`", "[WCAG](https://www.w3.org/TR/WCAG22/)",
    "[this](a.md)",
    "`Badge` in both contexts of `appearance`",
  ])
  func whatExistsMeets(_ names: String) throws {
    #expect(try findings(replacing: specification(metBy: "Met by: " + names)) == [])
  }

  @Test func nothingNamedMeetsNothing() throws {
    let message = "\(path):6: nothing meets the requirement 'Size' [spec/untraced]"
    #expect(try findings(replacing: specification(metBy: "More text.")) == [message])
    // A modifier says where something is met.
    #expect(try findings(replacing: specification(metBy: "Met by: `appearance`")) == [message])
  }

  @Test func namesAreThoseOfTheSystem() throws {
    let found = try diagnostics(
      replacing: specification(metBy: "Met by: `Bagde`, `contrast/level`"))
    #expect(
      found.map(\.summary) == ["nothing is called 'Bagde'", "nothing is called 'contrast/level'"])
    #expect(found.map(\.id.name) == ["spec/unknown-name", "spec/unknown-name"])
    #expect(found.first?.location?.description == "\(path):10")
    #expect(
      found.map(\.suggestion) == [
        "did you mean 'Badge'?", "name one of them, or write the word without backticks",
      ])
  }

  @Test(arguments: [("public struct A {}", 1), ("public struct A { func", 0)])
  func sourcesThatCannotBeReadMayHaveTheName(source: String, count: Int) throws {
    let found = try findings(
      replacing: specification(metBy: "Met by: `Frobnicator`")
        .merging(["one/Sources/A.swift": source]) { $1 },
      appending: ["one/system.yaml": "\nmodules: [{ name: Kit, path: Sources }]\n"])
    let message = "nothing is called 'Frobnicator' [spec/unknown-name]"
    #expect(found.count { $0.hasSuffix(message) } == count)
  }
}
