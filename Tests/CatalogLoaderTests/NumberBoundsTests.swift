import AgentUI
import Testing

/// `minimum`, `maximum` and `step` of props.
@Suite struct NumberBoundsTests {
  /// What loading a prop with these entries gives, without the path of the file.
  private func messages(_ entries: String) -> [String] {
    load(component("props:\n  - { name: a, \(entries) }\n")).messages.map {
      $0.replacing("one/components/badge/component.yaml:", with: "")
    }
  }

  @Test func boundsAreRead() throws {
    let result = load(
      component(
        """
        props:
          - { name: a, type: number, minimum: 0, maximum: 1, step: 0.1, default: 0.3 }
          - { name: b, type: integer, maximum: 12 }

        """))
    #expect(result.messages == [])
    let props = try #require(result.system?.components.first?.contract.props)
    #expect(
      props.map(\.bounds) == [
        NumberBounds(minimum: 0, maximum: 1, step: 0.1), NumberBounds(maximum: 12),
      ])
  }

  @Test func aBoundIsANumber() {
    #expect(
      messages("type: number, minimum: low") == [
        "5:39: 'minimum' must be a number, not the text \"low\" [yaml/wrong-kind]"
      ])
  }

  @Test func onlyNumbersHaveBounds() {
    #expect(
      messages("type: string, minimum: 1, step: 2") == [
        "5:30: a prop of type 'string' has no 'minimum' [component/bounds-of-no-number]",
        "5:42: a prop of type 'string' has no 'step' [component/bounds-of-no-number]",
      ])
  }

  @Test func boundsOfAnIntegerAreWhole() {
    #expect(
      messages("type: integer, minimum: 0.5, step: 2.0") == [
        "5:31: the minimum of an integer must be whole, not 0.5 [component/bound-not-whole]"
      ])
  }

  @Test(arguments: ["0", "-0.5"])
  func aStepIsAboveZero(step: String) {
    #expect(
      messages("type: number, step: \(step)") == [
        "5:30: 'step' is \(step), and must be above 0 [component/step-not-positive]"
      ])
  }

  @Test func theMinimumIsNotAboveTheMaximum() {
    #expect(
      messages("type: number, minimum: 2, maximum: 1, default: 5") == [
        "5:30: the minimum 2 is above the maximum 1 [component/minimum-above-maximum]"
      ])
    #expect(messages("type: number, minimum: 1, maximum: 1") == [])
  }

  @Test func theDefaultIsWithinTheBounds() throws {
    #expect(
      messages("type: number, minimum: 0, maximum: 1, default: 1.5") == [
        "5:54: the default 1.5 of 'a' is out of bounds [component/number-out-of-bounds]"
      ])
    let result = load(
      component("props:\n  - { name: a, type: integer, minimum: 1, step: 2, default: 4 }\n"))
    let finding = try #require(result.diagnostics.first)
    #expect(finding.summary == "the default 4 of 'a' is not on a step")
    #expect(finding.notes.map(\.message) == ["allowed: 1 or more in steps of 2"])
    #expect(finding.suggestion == "write 5, which is nearest, or correct the bounds")
  }

  @Test func valuesAreWithinTheBounds() {
    #expect(
      messages("type: integer, values: [1, 20], maximum: 9") == [
        "5:31: the value 20 of 'a' is out of bounds [component/number-out-of-bounds]"
      ])
  }

  @Test func aDefaultThatIsCodeIsLeftAlone() {
    #expect(messages("type: number, minimum: 0, default: Self.gap") == [])
  }
}
