import AgentUI
import Testing

/// Which numbers a prop takes, and what is said of others.
@Suite struct NumberBoundsTests {
  private let share = NumberBounds(minimum: 0, maximum: 1, step: 0.1)

  @Test(arguments: [0, 0.1, 0.2, 0.3, 0.1 + 0.2, 0.6, 0.7, 1] as [Double])
  func aStepOfDecimalsIsMet(number: Double) {
    #expect(share.admits(number))
  }

  @Test(arguments: [-0.1, 0.05, 0.30001, 1.1] as [Double])
  func whatIsOutsideOrBetweenIsNot(number: Double) {
    #expect(!share.admits(number))
  }

  @Test func stepsAreCountedFromTheMinimum() {
    let odd = NumberBounds(minimum: 1, maximum: 8, step: 2)
    #expect((0...9).filter { odd.admits(Double($0)) } == [1, 3, 5, 7])
    #expect(odd.nearest(to: 8) == 7)
    #expect(odd.nearest(to: 100) == 7)
    #expect(odd.nearest(to: -4) == 1)
    let even = NumberBounds(maximum: 3, step: 2)
    #expect((-4...4).filter { even.admits(Double($0)) } == [-4, -2, 0, 2])
  }

  @Test func theNearestNumberIsADecimal() {
    #expect(share.nearest(to: 0.32) == 0.3)
    #expect(share.value(nearestTo: 0.97) == .integer(1))
    #expect(NumberBounds(minimum: 0).nearest(to: -7.5) == 0)
    #expect(NumberBounds(step: 0.25).nearest(to: 1e15 + 0.25) == 1e15 + 0.25)
  }

  @Test func manyStepsFromTheOriginStillCount() {
    let cents = NumberBounds(minimum: -1000, step: 0.01)
    #expect(cents.admits(123_456.78))
    #expect(!cents.admits(123_456.785))
  }

  @Test(arguments: [
    ("level: 1.5", "out-of-range: Slider.level cannot be 1.5 | help: write 1, which is nearest"),
    ("level: -1", "out-of-range: Slider.level cannot be -1 | help: write 0, which is nearest"),
    ("level: 0.32", "off-step: Slider.level cannot be 0.32 | help: write 0.3, which is nearest"),
    ("marks: 4", "off-step: Slider.marks cannot be 4 | help: write 5, which is nearest"),
    ("marks: 9.0", "out-of-range: Slider.marks cannot be 9.0 | help: write 7, which is nearest"),
  ])
  func aNumberThatIsNotAdmitted(prop: String, message: String) throws {
    #expect(read(prop).diagnostics.map(line) == ["2:17 agent/\(message)"])
  }

  @Test func theFindingSaysWhatIsAllowed() throws {
    let finding = try #require(read("level: 2").diagnostics.first)
    #expect(finding.notes.map(\.message) == ["allowed here: from 0 to 1 in steps of 0.1"])
    #expect(finding.example == "level: 1")
  }

  @Test func anExampleIsWithinTheBounds() {
    #expect(
      read("level: a").diagnostics.map(line) == [
        "2:17 agent/wrong-type: Slider.level must be a number, not the text \"a\""
          + " | help: write for example 'level: 1'"
      ])
  }

  private func read(_ prop: String) -> AgentDocument {
    let slider = ComponentContract(
      name: "Slider",
      props: [
        PropContract(name: "level", kind: .number, bounds: share),
        PropContract(
          name: "marks", kind: .integer, bounds: NumberBounds(minimum: 1, maximum: 8, step: 2)),
      ], children: .none, swift: SwiftForm(module: "Kit", type: "Slider"))
    return AgentDocument.read(
      "component: Slider\nprops: { \(prop) }", path: "a.yaml",
      vocabulary: Vocabulary(components: [slider], tokens: [:]))
  }
}
