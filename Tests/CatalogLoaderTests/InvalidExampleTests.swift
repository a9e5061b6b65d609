import Testing

@Suite struct InvalidExampleTests {
  private let path = "one/examples/invalid/a.yaml"

  @Test func aDocumentIsKeptAsItWasWritten() throws {
    let result = load([
      path: """
      name: Unknown prop
      description: There is no such prop.
      expect: [agent/unknown-prop, agent/missing-prop]
      source: |
        component: Badge
        props:
          txt: "OK"   # no such name

      """
    ])
    #expect(result.messages == [])
    let example = try #require(result.system?.invalidExamples.first)
    #expect(example.name == "Unknown prop")
    #expect(example.description == "There is no such prop.")
    #expect(example.documentName == "a.yaml")
    #expect(example.expected.map(\.name) == ["agent/unknown-prop", "agent/missing-prop"])
    #expect(example.expected.map(\.location.description) == ["\(path):3:10", "\(path):3:30"])
    #expect(example.source == "component: Badge\nprops:\n  txt: \"OK\"   # no such name\n")
  }

  @Test func theyAreNoScreensAndComeInTheirOrderThenByName() {
    func example(_ name: String, _ more: String = "") -> String {
      "name: \(name)\n\(more)expect: [agent/no-component]\nsource: x\n"
    }
    let result = load([
      "one/examples/invalid/a.yaml": example("Zed"),
      "one/examples/invalid/b.yaml": example("Able"),
      "one/examples/invalid/c.yaml": example("Last", "order: 1\n"),
    ])
    #expect(result.messages == [])
    #expect(result.system?.invalidExamples.map(\.name) == ["Last", "Able", "Zed"])
    #expect(result.system?.screens.isEmpty == true)
    #expect(result.system?.hasExamples == true)
  }

  @Test func aDocumentNeedsWhatIsWrongWithIt() {
    let result = load([path: "name: A\n"])
    #expect(
      result.messages == [
        "\(path):1:1: an invalid example needs 'expect' [yaml/missing-key]",
        "\(path):1:1: an invalid example needs 'source' [yaml/missing-key]",
      ])
    let empty = load([path: "name: A\nexpect: []\nsource: x\n"])
    #expect(
      empty.messages == ["\(path):2:1: an invalid example needs 'expect' [yaml/missing-key]"])
    let text = load([path: "name: A\nexpect: agent/no-component\nsource: x\n"])
    #expect(
      text.messages == [
        "\(path):2:9: 'expect' must be a list, not the text \"agent/no-component\" [yaml/wrong-kind]"
      ])
  }

  @Test func aFenceOfInvalidYAMLIsNotJudgedWhenItIsRead() throws {
    let text = "component: Bagde\nprops: [\n"
    let guide = "---\ntitle: A\nsummary: s\n---\n\n```yaml  agent invalid\n\(text)```\n"
    let result = load(["one/guides/a.md": guide])
    #expect(result.messages == [])
    #expect(result.system?.guides.first?.fences.invalidAgent == [7: text])
    #expect(result.system?.guides.first?.fences.trees == [])
  }
}
