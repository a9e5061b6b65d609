import CatalogDriver
import Files
import Testing

/// Baselines that are not there or cannot be read, as builds and checks weigh them.
@Suite struct BaselineFindingsTests {
  private func outcome(
    _ baseline: String?, comparesSources: Bool
  ) -> (findings: [String], isBuilt: Bool) {
    var files = [
      "catalog.yaml": "title: Sample\nsystems: [one]\n",
      "one/system.yaml": """
      name: One
      summary: The first.
      coverage:
        baseline: b.json
      """,
      "one/components/badge/component.yaml": "name: Badge\nlayer: component\nsummary: A word.\n",
      "one/components/badge/preview.mustache": "<b></b>\n",
      "one/components/badge/preview.css": "b { padding: 0; }\n",
    ]
    files["one/b.json"] = baseline
    var options = CatalogBuild.Options(content: "")
    options.comparesSources = comparesSources
    let outcome = CatalogBuild.build(
      FileTree(files.mapValues { Array($0.utf8) }), options: options)
    let found = outcome.diagnostics.filter { $0.id.name.hasPrefix("coverage/") }
    return (found.map { "\($0.severity) \($0.id.name)" }, !outcome.hasErrors)
  }

  @Test(arguments: [(nil, "coverage/missing-baseline"), ("[]", "coverage/bad-baseline")])
  func aSiteIsBuiltWithoutItsBaseline(text: String?, id: String) {
    let built = outcome(text, comparesSources: false)
    #expect(built.findings.first == "warning \(id)")
    #expect(built.isBuilt)
    let checked = outcome(text, comparesSources: true)
    #expect(checked.findings.first == "error \(id)")
    #expect(!checked.isBuilt)
  }
}
