import Testing

@Suite struct ExpectedFindingsTests {
  private let path = "one/examples/invalid/a.yaml"

  private func found(_ rules: String, _ source: String) throws -> [String] {
    let lines = source.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try findings(replacing: [
      path: "name: A\nexpect: [\(rules)]\nsource: |\n" + lines
    ])
  }

  @Test func aDocumentThatBreaksWhatItSaysIsFine() throws {
    #expect(try found("agent/unknown-component", "component: Bagde") == [])
    let two = "component: Badge\nprops: { x: 1, y: 2 }"
    #expect(try found("agent/unknown-prop, agent/unknown-prop", two) == [])
  }

  @Test func aValidDocumentIsNoMistake() throws {
    #expect(
      try found("agent/unknown-prop", "component: Badge") == [
        "\(path):1: the document is valid, though it is shown as a mistake [agent/expected-finding]"
      ])
  }

  @Test func eachRuleIsBrokenAsOftenAsItIsNamed() throws {
    let one = "component: Badge\nprops: { x: 1 }"
    let named = try found("agent/unknown-prop, agent/unknown-prop", one)
    #expect(
      named == [
        "\(path):2:30: the document does not break 'agent/unknown-prop' [agent/expected-finding]"
      ])
    let two = "component: Badge\nprops: { x: 1, y: 2 }"
    #expect(
      try found("agent/unknown-prop", two) == [
        "\(path):1: the document also breaks 'agent/unknown-prop' [agent/expected-finding]"
      ])
  }

  @Test func whatIsNotBrokenOrNotNamedIsExplained() throws {
    let source = "name: A\nexpect: [agent/unknown-componnt]\nsource: |\n  component: Bagde\n"
    let found = try diagnostics(replacing: [path: source])
    #expect(
      found.map(\.summary) == [
        "the document does not break 'agent/unknown-componnt'",
        "the document also breaks 'agent/unknown-component'",
      ])
    #expect(
      found.map { $0.notes.map(\.message) } == [
        ["it breaks: agent/unknown-component"],
        ["line 1 of 'source': there is no component 'Bagde'"],
      ])
    #expect(
      found.map(\.suggestion) == [
        "did you mean 'agent/unknown-component'?",
        "fix it in 'source', or add the rule to 'expect'",
      ])
  }

  @Test func aFenceOnlyHasToBeWrong() throws {
    func guide(_ yaml: String) -> [String: String] {
      let fence = "```yaml agent invalid\n\(yaml)\n```\n"
      return ["one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n\n" + fence]
    }
    #expect(try findings(replacing: guide("component: Bagde")) == [])
    #expect(
      try findings(replacing: guide("component: Badge")) == [
        "one/guides/a.md:7: the fence is valid, though it is marked as invalid "
          + "[agent/expected-finding]"
      ])
  }

  @Test func nothingIsSaidWhileComponentsMayBeMissing() throws {
    let found = try findings(
      replacing: [
        path: "name: A\nexpect: [agent/unknown-prop]\nsource: |\n  component: Card\n",
        card: "layer: component\nsummary: A box.\n",
      ])
    #expect(found == [])
  }
}
