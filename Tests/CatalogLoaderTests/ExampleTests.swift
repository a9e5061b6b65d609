import Testing

@Suite struct ExampleTests {
  private let path = "one/components/badge/component.yaml"

  @Test func anExampleNeedsANameAndATree() {
    let result = load(component("examples:\n  - description: x\n"))
    #expect(
      result.messages == [
        "\(path):5:5: an example needs 'name' [yaml/missing-key]",
        "\(path):5:5: an example needs 'agent' [yaml/missing-key]",
      ])
  }

  @Test func twoExamplesDoNotShareAName() {
    let example = "  - { name: A, agent: { component: Badge } }\n"
    let result = load(component("examples:\n" + example + example))
    #expect(
      result.messages == ["\(path):6:7: two examples are called 'A' [component/duplicate-example]"])
  }

  @Test func screensComeInTheirOrderThenByName() {
    func screen(_ name: String, _ more: String = "") -> String {
      "name: \(name)\n\(more)agent: { component: Badge }\n"
    }
    let result = load([
      "one/examples/a.yaml": screen("Zed"), "one/examples/b.yaml": screen("Able"),
      "one/examples/c.yaml": screen("Last", "order: 1\n"),
    ])
    #expect(result.messages == [])
    #expect(result.system?.screens.map(\.name) == ["Last", "Able", "Zed"])
    #expect(result.system?.screens.map(\.slug) == ["c", "b", "a"])
  }

  @Test func aScreenNeedsATree() {
    let result = load(["one/examples/a.yaml": "name: A\n"])
    #expect(
      result.messages == ["one/examples/a.yaml:1:1: a screen needs 'agent' [yaml/missing-key]"])
  }
}
