import CatalogDriver
import Foundation
import Testing
import Workers

/// `--timings` as a user gives it: which stages are named, in which order, and where.
struct TimingsTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try run.write("---\ntitle: A\nsummary: x\n---\nText.\n", at: "content/guides/a.md")
  }

  /// The first words of the lines of the table, as far as a figure.
  private func stages(in errors: String) -> [String] {
    errors.split(separator: "\n").drop { !$0.hasPrefix("stage ") }.map { line in
      line.prefix { !$0.isNumber }.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func aBuildNamesItsStages() throws {
    let result = try run("build", "--timings", "--format", "json")
    #expect(result.status == 0)
    #expect(
      stages(in: result.errors) == [
        "stage seconds share", "read", "compare", "load", "check", "compile templates",
        "list pages", "make pages", "index search", "write", "other", "total",
      ])
    #expect(result.errors.contains("  2 files\n"))
    #expect(!result.output.contains("stage"))
    let site = try run.text(at: "site/index.html")
    #expect(try run("build").errors.hasPrefix("site is up to date"))
    #expect(try run.text(at: "site/index.html") == site)
  }

  @Test func aCheckNamesItsStages() throws {
    let result = try run("check", "--timings")
    #expect(
      stages(in: result.errors) == [
        "stage seconds share", "read", "load", "check", "compile templates", "list pages",
        "read texts", "other", "total",
      ])
    #expect(
      stages(in: try run("check", "--only", "tokens", "--timings").errors) == [
        "stage seconds share", "read", "load", "check", "other", "total",
      ])
    #expect(stages(in: try run("check").errors).isEmpty)
  }
}

/// The stages of a live site, as `serve --timings` tells them.
struct LiveTimingsTests {
  @Test func anEditNamesItsStages() throws {
    let run = try ToolRun()
    try run.write("name: Solo\nsummary: x\n", at: "system.yaml")
    let folder = run.folder.path(percentEncoded: false)
    let live = LiveSite(CatalogBuild.Options(content: folder))
    let first = Stopwatch()
    #expect(try live.edit(measuring: first).errors == [])
    #expect(first.stages.map(\.name) == ["read", "load", "check", "list pages"])
    let page = Stopwatch.Amount(live.pageCount, "page")
    #expect(first.stages.map(\.amounts) == [[Stopwatch.Amount(1, "file")], [], [], [page]])

    try run.write("name: Solo\nsummary: y\n", at: "system.yaml")
    let edit = Stopwatch()
    _ = try live.edit(["\(folder)/system.yaml"], measuring: edit)
    let line = StageTable(edit).line.split(separator: ", ").map { stage in
      stage.split(separator: " ").dropLast(2).joined(separator: " ")
    }
    #expect(line == ["read texts", "read", "load", "check", "list pages", "compare"])

    let findings = Stopwatch()
    _ = live.findings(measuring: findings, until: Cancellation())
    #expect(findings.stages.map(\.name) == ["check", "read texts"])
  }
}
