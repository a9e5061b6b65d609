import CatalogModel
import Testing

@Suite struct RuleFileTests {
  private let path = "one/rules/a.md"
  private let head = "---\ntitle: A\nsummary: s\n---\n\n"
  private let right = "```yaml agent right\ncomponent: Badge\n```\n"
  private let wrong = "```yaml agent wrong\ncomponent: Badge\n```\n"

  @Test func aRuleIsRead() throws {
    let result = load([path: head + "Why.\n\n\(right)\n*Close.*\n\n\(wrong)\nMore.\n"])
    #expect(result.messages == [])
    let rule = try #require(result.system?.rules.first)
    #expect(rule.slug == "a")
    #expect(rule.examples.map(\.verdict) == [.right, .wrong])
    #expect(rule.examples.map(\.caption.plainText) == ["Close.", ""])
    #expect(rule.fences.agent[9]?.component == "Badge")
    #expect(rule.fences.wrongAgent[15]?.root?.component == "Badge")
    let kinds = rule.parts.map { part in
      if case .examples(let examples) = part { "examples \(examples.count)" } else { "text" }
    }
    #expect(kinds == ["text", "examples 2", "text"])
  }

  @Test func aCaptionBelongsToTheExampleAboveIt() throws {
    let result = load([path: head + "\(right)\n\(wrong)\n*Far.*\n\n*Text.*\n\n\(right)"])
    let rule = try #require(result.system?.rules.first)
    #expect(rule.examples.map(\.caption.plainText) == ["", "Far.", ""])
    let kinds = rule.parts.map { part in
      if case .examples(let examples) = part { "examples \(examples.count)" } else { "text" }
    }
    #expect(kinds == ["examples 2", "text", "examples 1"])
  }

  @Test func aRuleHasExamplesOfBothSides() {
    let result = load([path: head + right])
    #expect(result.messages == ["\(path):1: the rule 'A' has no wrong example [rule/no-wrong]"])
    #expect(result.suggestions == ["add a fence that begins with '```yaml agent wrong'"])
    let none = load([path: head + "Why.\n"])
    #expect(
      none.messages == [
        "\(path):1: the rule 'A' has no right example [rule/no-right]",
        "\(path):1: the rule 'A' has no wrong example [rule/no-wrong]",
      ])
  }

  @Test func aWrongExampleMayBeNoYAML() throws {
    let result = load([path: head + right + "\n```yaml agent wrong\ncomponent: [\n```\n"])
    #expect(result.messages == [])
    let example = try #require(result.system?.rules.first?.fences.wrongAgent[11])
    #expect(example.root == nil)
    #expect(example.source == "component: [\n")
  }

  @Test func aRuleBeginsWithFrontMatter() {
    let result = load([path: right + wrong])
    #expect(
      result.messages == ["\(path):1: a rule begins with front matter [rule/no-front-matter]"])
  }
}
