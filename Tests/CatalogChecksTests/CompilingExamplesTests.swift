import Diagnostics
import Testing

@Suite struct CompilingExamplesTests {
  private static let source = """
    public struct Badge: View { public init(text: String, level: Level = .low) {} }
    public enum Level { case low, high }
    """
  private static let props = """
    props:
      - { name: text, type: string, required: true }
      - { name: level, type: enum, values: [low, high, top], default: low }

    """

  private func found(_ examples: String) throws -> [Diagnostic] {
    try sourceFindings(Self.source, appending: [badge: Self.props + "examples:\n" + examples])
      .filter { $0.id.name.hasPrefix("agent/code") }
  }

  private func example(_ name: String, _ props: String) -> String {
    "  - name: \(name)\n    agent: { component: Badge, props: { \(props) } }\n"
  }

  @Test func codeThatAgreesIsNotReported() throws {
    #expect(try found(example("A", "text: a, level: high")) == [])
  }

  @Test func derivedCodeIsReportedAtItsTree() throws {
    let found = try found(example("A", "text: a, level: top") + example("B", "text: b, level: top"))
    #expect(found.map(\.id.name) == ["agent/code-unknown-member"])
    #expect(found.map(\.summary) == ["'Level' has no public member 'top'"])
    #expect(found.first?.location?.description == "\(badge):9:25")
    #expect(
      found.first?.notes.map(\.message) == [
        "in line 1 of the Swift code of the example 'A': Badge(text: \"a\", level: .top)",
        "its cases: low, high", "the same holds in 1 more place",
      ])
  }

  @Test func writtenCodeIsReportedWhereItStands() throws {
    let code = """
          swiftCode: |
            VStack {
              Badge(txt: "a")
            }

      """
    let found = try found(example("A", "text: a") + code)
    #expect(found.map(\.id.name) == ["agent/code-unknown-argument"])
    #expect(found.first?.location?.description == "\(badge):12:15")
    #expect(found.first?.suggestion == "did you mean 'text'?")
  }

  @Test func writtenCodeIsSwift() throws {
    let found = try found(example("A", "text: a") + "    swiftCode: 'Badge('\n")
    #expect(found.map(\.id.name) == ["agent/code-syntax-error"])
    #expect(found.first?.location?.description == "\(badge):9:25")
  }

  @Test func noCodeIsMadeOfATreeWithErrors() throws {
    #expect(try found(example("A", "text: a, level: top, no: 1")) == [])
  }
}
