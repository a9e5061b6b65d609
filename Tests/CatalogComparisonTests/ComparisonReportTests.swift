import Testing

@testable import CatalogComparison

struct ComparisonReportTests {
  private static func report() throws -> ComparisonReport {
    let old = try SampleSystem().replacing(
      "summary: A sample.", with: "summary: A sample.\nversion: 1.2.0", in: .manifest)
    let new = try old.replacing("default: ok", with: "default: off", in: .badge)
      .replacing(#""value": 8"#, with: #""value": 12"#, in: .tokens)
      .replacing("public func paint", with: "public func dab() {}\npublic func paint", in: .source)
    return ComparisonReport(
      before: "1.2.0", after: "content",
      systems: SystemComparison.all([try old.version()], [try new.version()]))
  }

  @Test("A text begins with what breaks and ends with the step")
  func text() throws {
    #expect(
      try Self.report().text(as: .text) == """
        Kit 1.2.0
          Breaking
            prop Badge.level: default changed, ok → off (components/badge/component.yaml:8:5)
              nodes and calls that leave it out now mean something else
          Added
            Kit.dab(): added (Sources/Kit/Kit.swift:15:13)
          Repaired
            token gap: value changed, 8px → 12px (base.tokens.json:5:3)
            documented API: share changed, 20 % (3 of 15) → 18.7 % (3 of 16)
          1 breaking change, 1 addition, 2 repairs: a major step

        """)
  }

  @Test("Markdown has a list for each class, and what is wrong with the version")
  func markdown() throws {
    #expect(
      try Self.report().text(as: .markdown) == """
        ## Kit 1.2.0

        1 breaking change, 1 addition, 2 repairs: a major step.

        **Note: the version of Kit is still 1.2.0, and the changes need a major step; state 2.0.0 \
        or later as 'version' in system.yaml.**

        ### Breaking

        - prop `Badge.level`: default changed, `ok` → `off`. Nodes and calls that leave it out now \
        mean something else

        ### Added

        - `Kit.dab()`: added

        ### Repaired

        - token `gap`: value changed, `8px` → `12px`
        - `documented API`: share changed, `20 % (3 of 15)` → `18.7 % (3 of 16)`

        """)
  }

  @Test("JSON has a version, and every change the same members")
  func json() throws {
    let text = try Self.report().text(as: .json)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"before\": \"1.2.0\",\n"))
    #expect(
      text.contains(
        """
                {
                  "kind": "token",
                  "name": "gap",
                  "what": "value",
                  "class": "repair",
                  "contexts": null,
                  "old": "8px",
                  "new": "12px",
                  "note": null,
                  "before": {
                    "path": "base.tokens.json",
                    "line": 5,
                    "column": 3
                  },
        """))
    #expect(text.contains("\"id\": \"compare/version\""))
  }

  @Test("Two versions that are the same have no changes")
  func nothing() throws {
    let version = try SampleSystem().version()
    let report = ComparisonReport(
      before: "a", after: "b", systems: SystemComparison.all([version], [version]))
    #expect(report.step == .none)
    #expect(report.text(as: .text) == "no changes: no step\n")
    #expect(report.text(as: .markdown) == "No changes.\n")
    #expect(ComparisonReport.Gate.allCases.filter(report.fails) == [])
  }

  @Test("What fails depends on the gate")
  func gates() throws {
    #expect(ComparisonReport.Gate.allCases.filter(try Self.report().fails) == [.breaking, .minor])
    let old = try SampleSystem().version()
    let new = try SampleSystem().replacing("[ok, off]", with: "[ok, off, late]", in: .badge)
    let report = ComparisonReport(
      before: "a", after: "b", systems: SystemComparison.all([old], [try new.version()]))
    #expect(ComparisonReport.Gate.allCases.filter(report.fails) == [.minor])
  }

  @Test("A system that is new or gone is a change")
  func systems() throws {
    let version = try SampleSystem().version()
    var other = version
    other.slug = "other"
    let found = SystemComparison.all([version], [other])
    #expect(found.map(\.slug) == ["other", "system"])
    #expect(
      found.flatMap(\.changes).map(ChangeCase.text) == [
        "additive system Kit added", "breaking system Kit removed",
      ])
    #expect(found.map(\.step) == [.minor, .major])
  }

  @Test("Lines beyond the budget are counted, the least urgent first")
  func budget() throws {
    let text = ComparisonMarkdown(budget: 130).text(of: try Self.report())
    #expect(text.contains("- prop `Badge.level`: default changed"))
    #expect(text.contains("### Added\n\n- 1 more\n"))
    #expect(text.contains("### Repaired\n\n- 2 more\n"))
  }
}
