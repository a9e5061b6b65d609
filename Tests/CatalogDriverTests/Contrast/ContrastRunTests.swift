import CatalogDriver
import ContrastReports
import DiagnosticReports
import Diagnostics
import Files
import Testing

/// Where the pairs of a report come from, and what the gate makes of them.
@Suite struct ContrastRunTests {
  private static let content: FileTree = [
    "system.yaml": "name: Solo\nsummary: x\ntokens: { files: [a.tokens.json] }\n",
    "a.tokens.json": """
    { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "dust": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] } },
      "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "onDust": { "$value": "{paper}" } }
    """,
    "components/box/component.yaml": """
    name: Box
    layer: component
    summary: A box.
    contrast:
      - name: Text of the box
        foreground: ink
        background: paper
    examples:
      - name: One
        agent: { component: Box }
    """,
    "components/box/preview.mustache": "<i>x</i>\n",
    "components/box/preview.css": "i { color: var(--dust); background: var(--paper); }\n",
    "guides/a.md": """
    ---
    title: A
    summary: x
    ---

    ```yaml contrast
    - name: Too light
      foreground: paper
      background: paper
    ```
    """,
  ]

  private func report(_ level: ContrastRun.Options.Level? = nil) -> ContrastReport {
    ContrastRun.report(Self.content, options: .init(content: "", level: level))
  }

  @Test func everySourceOfPairsIsMeasured() {
    let text = report().text(as: .text, showsAll: true)
    #expect(text.contains("component.yaml:5:5: passes: 'Text of the box' of Box\n"))
    #expect(text.contains("as the preview of Box draws it\n  dust on paper: 4.5 to 1 is needed"))
    #expect(text.contains(": below, not judged: 'Too light' in a guide\n"))
    #expect(text.contains(": below, not judged: 'onDust on dust' by the names of the tokens\n"))
    #expect(text.hasSuffix("2 pairs: 1 fails as drawn, 1 passes\n"))
  }

  @Test func onlyWhatIsDeclaredIsGated() {
    let findings = report().diagnostics
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.location?.path) == ["components/box/preview.css"])
    #expect(Verdict(findings) == .fine)
    #expect(Verdict(findings, isStrict: true) == .findings)
  }

  @Test func aPairIsMeasuredByTheLevelThatIsAskedFor() {
    var content = Self.content
    content["system.yaml"] = Array(
      "name: Solo\nsummary: x\ntokens: { files: [a.tokens.json] }\ncontrast: { level: AAA }\n".utf8)
    let own = ContrastRun.report(content).text(as: .text)
    #expect(own.hasPrefix("Solo: level AAA; "))
    let asked = ContrastRun.report(content, options: .init(content: "", level: .aa))
    #expect(asked.text(as: .text).hasPrefix("Solo: level AA; "))
  }

  @Test func anExceptionForAnotherLevelIsNotUnused() {
    var content = Self.content
    content["system.yaml"] = Array(
      """
      name: Solo
      summary: x
      tokens: { files: [a.tokens.json] }
      contrast:
        level: AAA
        exceptions:
          - { foreground: ink, background: paper, reason: Ink is all there is. }
      """.utf8)
    let own = ContrastRun.report(content).diagnostics.map(\.id.name)
    #expect(own.contains("contrast/unused-exception"))
    let same = ContrastRun.report(content, options: .init(content: "", level: .aaa))
    #expect(same.diagnostics.map(\.id.name) == own)
    let asked = ContrastRun.report(content, options: .init(content: "", level: .aa))
    #expect(!asked.diagnostics.map(\.id.name).contains("contrast/unused-exception"))
  }

  @Test func anExceptionExcusesAndIsShownWithItsReason() {
    var content = Self.content
    content["system.yaml"] = Array(
      """
      name: Solo
      summary: x
      tokens: { files: [a.tokens.json] }
      contrast:
        exceptions:
          - { foreground: dust, background: paper, reason: Dust is no text. }
      """.utf8)
    let report = ContrastRun.report(content)
    #expect(report.diagnostics == [])
    #expect(
      report.text(as: .text).contains(
        "every context   2.84 to 1  excused\n      Dust is no text.\n"))
  }

  @Test func aSystemThatIsNotThereIsAnObstacle() {
    let report = ContrastRun.report(
      Self.content, options: .init(content: "", systems: ["other"]))
    #expect(Verdict(report.diagnostics) == .couldNotRun)
    #expect(report.text(as: .json).hasPrefix("{\n  \"version\": 1,\n  \"systems\": [],\n"))
  }
}
