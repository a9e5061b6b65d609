import CatalogModel
import Testing

@Suite struct SpecificationFileTests {
  private let path = "one/specs/a.md"
  private let head = "---\ntitle: A\nsummary: s\n---\n\n"

  private func specification(_ text: String) throws -> Specification {
    let result = load([path: head + text])
    #expect(result.messages == [])
    return try #require(result.system?.specifications.first)
  }

  @Test func aSpecificationIsRead() throws {
    let specification = try specification(
      """
      Before.

      ## Requirement: Contrast of `Badge`

      Text SHALL be readable, and SHOULD be more.

      | Level | Ratio |
      | --- | --- |
      | AA | 4.5 |

      ### Scenario: On a card

      - **GIVEN** a card
      - **WHEN** a badge
        is on it
      - **THEN** the ratio is

        - high

      Met by: `Badge`, [Colours](../guides/colours.md#pairs), [WCAG](https://www.w3.org/TR/WCAG22/)

      ## After

      Text.
      """)
    #expect(specification.slug == "a")
    #expect(specification.scenarioCount == 1)
    let requirement = try #require(specification.requirements.first)
    #expect(requirement.name == "Contrast of Badge")
    #expect(requirement.anchor == "requirement-contrast-of-badge")
    #expect(requirement.obligation == .shall)
    #expect(requirement.text.count == 2)
    #expect(requirement.location.description == "one/specs/a.md:8")
    let scenario = try #require(requirement.scenarios.first)
    #expect(scenario.anchor == "scenario-on-a-card")
    #expect(scenario.steps.map(\.word) == [.given, .when, .then])
    #expect(scenario.steps.map(\.text.plainText) == ["a card", "a badge is on it", "the ratio is"])
    #expect(scenario.steps.map(\.details.count) == [0, 0, 1])
    #expect(
      requirement.references.map(\.form) == [
        .name("Badge"), .file("one/guides/colours.md"), .address("https://www.w3.org/TR/WCAG22/"),
      ])
    let kinds = specification.sections.map { section in
      if case .text(let blocks) = section { "text \(blocks.count)" } else { "requirement" }
    }
    #expect(kinds == ["text 1", "requirement", "text 2"])
  }

  @Test func textWithHeadingsIsOnePart() throws {
    let specification = try specification(
      """
      Before.

      ## Terms

      Text.

      ## Requirement: R

      It MUST be.

      ### Scenario: First

      - **WHEN** a
      - **THEN** b

      ### Scenario: Second

      Text of it.

      - **WHEN** c
      - **THEN** d

      ## After
      """)
    let kinds = specification.sections.map { section in
      if case .text(let blocks) = section { "text \(blocks.count)" } else { "requirement" }
    }
    #expect(kinds == ["text 3", "requirement", "text 1"])
    let scenarios = try #require(specification.requirements.first).scenarios
    #expect(scenarios.map(\.parts.count) == [1, 2])
    #expect(scenarios.map(\.steps.count) == [2, 2])
  }

  @Test func specificationsComeInTheirOrderThenByTitle() {
    let text = "\n## Requirement: R\n\nIt MUST be.\n"
    let result = load([
      "one/specs/a.md": "---\ntitle: Zed\nsummary: s\n---\n" + text,
      "one/specs/b.md": "---\ntitle: Able\nsummary: s\n---\n" + text,
      "one/specs/c.md": "---\ntitle: Last\nsummary: s\norder: 1\n---\n" + text,
    ])
    #expect(result.messages == [])
    #expect(result.system?.specifications.map(\.slug) == ["c", "b", "a"])
  }

  @Test func anchorsKeepLettersOfOtherScripts() throws {
    let specification = try specification(
      """
      ## Requirement: Контраст

      Текст обязан (SHALL) читаться.

      ### Scenario: Чип

      - **WHEN** есть чип
      - **THEN** он виден
      """)
    let requirement = try #require(specification.requirements.first)
    #expect(requirement.anchor == "requirement-контраст")
    #expect(requirement.scenarios.map(\.anchor) == ["scenario-чип"])
    #expect(requirement.obligation == .shall)
  }

  @Test func aListWithoutWordsInBoldIsText() throws {
    let specification = try specification(
      "## Requirement: R\n\nIt MUST be.\n\n- one\n- two\n")
    #expect(specification.requirements.first?.text.count == 2)
  }

  @Test func aSpecificationBeginsWithFrontMatter() {
    let result = load([path: "## Requirement: R\n"])
    #expect(
      result.messages == [
        "\(path):1: a specification begins with front matter [spec/no-front-matter]"
      ])
    #expect(result.system?.gaps.files == [path])
  }

  @Test func frontMatterHasNoOtherKeys() {
    let result = load([
      path: "---\ntitle: A\nsummary: s\nordr: 1\n---\n\n## Requirement: R\n\nMUST\n"
    ])
    #expect(
      result.messages == [
        "\(path):4:1: the front matter of a specification has no key 'ordr' [yaml/unknown-key]"
      ])
    #expect(result.suggestions == ["did you mean 'order'?"])
  }
}
