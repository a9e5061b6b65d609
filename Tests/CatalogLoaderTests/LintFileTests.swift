import CatalogModel
import DesignLint
import Diagnostics
import Testing

/// What `system.yaml` says of the rules that Swift source is held against.
@Suite("Lint settings of a system")
struct LintFileTests {
  private func load(
    _ yaml: String, more: [String: String?] = [:]
  ) -> (lint: LintSettings?, messages: [String], suggestions: [String?]) {
    let manifest = "name: One\nsummary: The first.\nlint:\n" + yaml
    let result = CatalogLoaderTests.load(more.merging(["one/system.yaml": manifest]) { $1 })
    return (result.system?.lintSettings, result.messages, result.suggestions)
  }

  @Test("Every key is read")
  func keys() throws {
    let (lint, messages, _) = load(
      """
        strict: true
        notes: false
        exclude: [Vendor/]
        checks:
          - { check: literal-color, severity: error, exclude: [Demo/] }
          - { check: small-target, minimum: 24 }
          - { check: higher-layer, modules: [Tokens, Parts] }
          - { check: lint/endless-animation, severity: off }
      """)
    #expect(messages == [])
    let read = try #require(lint)
    #expect(read.isStrict && read.hidesNotes)
    #expect(read.exclude == ["Vendor/"])
    #expect(
      read.rules.map(\.name)
        == ["literal-color", "small-target", "higher-layer", "endless-animation"])
    #expect(read.rules.map(\.severity) == [.error, nil, nil, nil])
    #expect(read.rules.map(\.minimum) == [nil, 24, nil, nil])
    #expect(read.rules[2].modules == ["Tokens", "Parts"])
    #expect(read.rules.map(\.isOff) == [false, false, false, true])
  }

  @Test("What the file of the system says comes after what its rules say")
  func order() throws {
    let rule =
      "---\ntitle: A\nsummary: s\ncheck: literal-spacing\n---\n\n```yaml agent right\n"
      + "component: Badge\n```\n\n```yaml agent wrong\ncomponent: Badge\n```\n"
    let (lint, _, _) = load(
      "  checks: [{ check: literal-spacing, severity: off }]\n", more: ["one/rules/a.md": rule])
    #expect(try #require(lint).rules.map(\.isOff) == [false, true])
  }

  @Test(
    "Mistakes are told where they are",
    arguments: [
      ("  exclud: [A/]\n", "lint has no key 'exclud'"),
      ("  checks: [{ check: literal-colour }]\n", "there is no check 'literal-colour'"),
      ("  checks: [{ severity: error }]\n", "a check needs 'check'"),
      (
        "  checks: [{ check: literal-color, severity: fatal }]\n",
        "'severity' cannot be the text \"fatal\""
      ),
      (
        "  checks: [{ check: literal-color, minimum: 24 }]\n",
        "the check 'literal-color' has no 'minimum'"
      ),
      (
        "  checks: [{ check: small-target, minimum: 0 }]\n",
        "the smallest target must be more than 0 points"
      ),
      (
        "  checks: [{ check: higher-layer, modules: [A, A] }]\n",
        "layers need at least two modules, each once"
      ),
      (
        "  checks: [{ check: pattern, call: .frame, message: no }]\n",
        "a pattern needs the page of a rule, which gives it its name"
      ),
    ])
  func mistakes(yaml: String, message: String) {
    let found = load(yaml).messages
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }
}
