import CatalogModel
import Testing

/// What is said of a specification that is not written as the format asks.
@Suite struct SpecificationFaultTests {
  private let path = "one/specs/a.md"

  /// Lines of the text begin at 6.
  private func faults(_ text: String) -> (messages: [String], suggestions: [String?]) {
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\n" + text])
    return (result.messages, result.suggestions)
  }

  @Test func aSpecificationHasRequirements() {
    let faults = faults("Text.\n")
    #expect(
      faults.messages == [
        "\(path):1: this specification has no requirement [spec/no-requirement]"
      ])
    #expect(faults.suggestions == ["write a heading '## Requirement: …' above each"])
  }

  @Test func aRequirementSaysHowBindingItIs() {
    let faults = faults("## Requirement: Size\n\nIt shall be small, marshall or SHALLOW.\n")
    #expect(
      faults.messages == [
        "\(path):6: the requirement 'Size' does not say how binding it is [spec/no-obligation]"
      ])
    #expect(faults.suggestions == ["say what SHALL or MUST hold, above its scenarios"])
  }

  @Test func aScenarioHasWhenAndThen() {
    let faults = faults(
      "## Requirement: R\n\nIt MUST be.\n\n### Scenario: S\n\n- **GIVEN** a\n")
    #expect(
      faults.messages == [
        "\(path):10: the scenario 'S' has no step 'WHEN' [spec/missing-step]",
        "\(path):10: the scenario 'S' has no step 'THEN' [spec/missing-step]",
      ])
    #expect(
      faults.suggestions == [
        "add what happens, as an item '- **WHEN** …'",
        "add what follows, as an item '- **THEN** …'",
      ])
  }

  @Test func aScenarioBelongsToARequirement() {
    let faults = faults("### Scenario: S\n\n## Requirement: R\n\nIt MUST be.\n")
    #expect(
      faults.messages == ["\(path):6: the scenario 'S' belongs to no requirement [spec/outside]"])
    #expect(
      faults.suggestions == ["write the heading '## Requirement: …' that it shows above it"])
  }

  @Test func requirementsHaveNamesOfTheirOwn() {
    let faults = faults(
      "## Requirement: Size\n\nIt MUST be.\n\n## Requirement: size\n\nIt MUST be.\n")
    #expect(
      faults.messages == [
        "\(path):10: there are two requirements called 'size' [spec/duplicate-requirement]"
      ])
  }

  @Test(arguments: [
    ("## Requirment: Colour", "Requirment", "Requirement"),
    ("### Szenario: Dark", "Szenario", "Scenario"), ("Meet by: `a`", "Meet by", "Met by"),
  ])
  func aMisspeltLabelIsReported(line: String, written: String, meant: String) {
    let faults = faults("## Requirement: R\n\nIt MUST be.\n\n\(line)\n")
    #expect(
      faults.messages == [
        "\(path):10: '\(written):' is read as text, as no specification has such a part "
          + "[spec/unknown-label]"
      ])
    #expect(faults.suggestions == ["did you mean '\(meant):'?"])
  }

  @Test(arguments: ["## Requirements: all of them", "## Resources: a list", "Note: it is so."])
  func otherHeadingsAndParagraphsMayHaveColons(line: String) {
    #expect(faults("## Requirement: R\n\nIt MUST be.\n\n\(line)\n").messages == [])
  }

  @Test func aRequirementHasAName() {
    let faults = faults("## Requirement:\n\nIt MUST be.\n")
    #expect(faults.messages == ["\(path):6: this requirement has no name [spec/no-name]"])
    #expect(faults.suggestions == ["write what it is about behind 'Requirement:'"])
  }

  @Test func requirementsWithoutNamesHaveNotTheSameName() {
    let faults = faults("## Requirement:\n\nIt MUST be.\n\n## Requirement:\n\nIt MUST be.\n")
    #expect(
      faults.messages == [
        "\(path):6: this requirement has no name [spec/no-name]",
        "\(path):10: this requirement has no name [spec/no-name]",
      ])
  }

  @Test func stepsBeginWithKnownWords() {
    let faults = faults(
      """
      ## Requirement: R

      It MUST be.

      ### Scenario: S

      - **WHEN** a
      - **THENN** b
      - **THEN** c
      - d
      """)
    #expect(
      faults.messages == [
        "\(path):13: no step begins with 'THENN' [spec/unknown-step]",
        "\(path):15: this step begins with no word in bold [spec/unknown-step]",
      ])
    #expect(
      faults.suggestions == [
        "did you mean 'THEN'?", "begin it with one of them, such as '- **AND** …'",
      ])
  }
}
