import CatalogModel
import DesignLint
import Testing

@Suite("Checks of rules of design")
struct RuleCheckTests {
  private let path = "one/rules/no-shadow.md"
  private let examples =
    "\n```yaml agent right\ncomponent: Badge\n```\n\n```yaml agent wrong\ncomponent: Badge\n```\n"

  private func file(_ keys: String) -> String {
    "---\ntitle: A\nsummary: s\n\(keys)\n---\n\(examples)"
  }

  @Test("A rule names a check, its weight and its parameters")
  func check() throws {
    let result = load([
      path: file("check: lint/small-target\nseverity: error\nminimum: 24\nexclude: [Old/]")
    ])
    #expect(result.messages == [])
    let check = try #require(result.system?.rules.first?.checks.first)
    #expect(check.name == "small-target")
    #expect(check.severity == .error)
    #expect(check.minimum == 24)
    #expect(check.exclude == ["Old/"])
  }

  @Test("A pattern is called after its page")
  func pattern() throws {
    let result = load([
      path: file("check: pattern\ncall: .shadow\nof: [Text]\nliteral: '> 3'\nmessage: no shadows")
    ])
    #expect(result.messages == [])
    let check = try #require(result.system?.rules.first?.checks.first)
    #expect(check.name == "no-shadow")
    #expect(check.pattern?.subject == PatternTerm(".shadow"))
    #expect(check.pattern?.literal == .number(.more, 3))
    #expect(check.pattern?.on == [PatternTerm("Text")].compactMap(\.self))
    #expect(check.pattern?.message == "no shadows")
  }

  @Test("A page may have several checks")
  func several() {
    let result = load([
      path: file(
        "checks:\n  - check: literal-color\n  - check: endless-animation\n    severity: off")
    ])
    #expect(result.messages == [])
    let checks = result.system?.rules.first?.checks ?? []
    #expect(checks.map(\.name) == ["literal-color", "endless-animation"])
    #expect(checks.map(\.isOff) == [false, true])
  }

  @Test("What is misspelt is told, with what was meant")
  func mistakes() {
    let unknown = load([path: file("check: literal-spacin")])
    #expect(
      unknown.messages == [
        "\(path):4:1: there is no check 'literal-spacin' [rule/unknown-check]"
      ])
    #expect(unknown.suggestions == ["did you mean 'literal-spacing'?"])
    let key = load([path: file("check: literal-spacing\nseverty: error")])
    #expect(
      key.messages == [
        "\(path):5:1: the front matter of a rule has no key 'severty' [yaml/unknown-key]"
      ])
    let term = load([path: file("check: pattern\ncall: '8'\nmessage: no")])
    #expect(term.messages == ["\(path):5:1: '8' is not the name of a call [rule/bad-pattern]"])
    let nothing = load([path: file("check: pattern\nmessage: no")])
    #expect(
      nothing.messages.map { $0.contains("a pattern needs either 'call' or 'name'") } == [true])
    let literal = load([path: file("check: pattern\ncall: .frame\nliteral: '< x'\nmessage: no")])
    #expect(
      literal.messages == [
        "\(path):6:1: '< x' is not a condition on a literal [rule/bad-pattern]"
      ])
  }
}
