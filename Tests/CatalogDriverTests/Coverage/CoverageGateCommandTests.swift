import Foundation
import Testing

/// What `catalog coverage` asks, and how it ends.
@Suite struct CoverageGateCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      "/// A short text on a row.\npublic struct Badge {\n  public var level = 0\n}\n",
      at: "Sources/Kit/Badge.swift")
  }

  @Test func aShareThatIsMissedEndsWithOne() throws {
    let result = try run("coverage", "--source", "Sources/Kit", "--minimum", "80")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix("\nnot met: document 1 more symbol to reach 80 %\n"))
  }

  @Test func aBaselineIsWrittenAndHolds() throws {
    let arguments = ["coverage", "--source", "Sources/Kit", "--baseline", "coverage.json"]
    let missing = try run(arguments)
    #expect(missing.status == 1)
    #expect(
      missing.errors == """
        error: there is no baseline 'coverage.json' [coverage/missing-baseline]
          help: '--update' writes it, and accepts what is undocumented now

        """)
    let made = try run(arguments + ["--update"])
    #expect(made.status == 0)
    #expect(made.errors == "coverage.json is made and accepts 1 undocumented symbol\n")
    #expect(made.output.hasSuffix("\nall requirements are met\n"))
    #expect(try run(arguments).status == 0)
    try run.write("public let a = 0\n", at: "Sources/Kit/New.swift")
    let worse = try run(arguments)
    #expect(worse.status == 1)
    #expect(worse.output.contains("\n  Sources/Kit/New.swift:1:12  variable a\n"))
    #expect(!worse.output.contains("Badge.level"))
  }

  @Test func aFileThatIsNoBaselineIsNotOverwritten() throws {
    try run.write("my notes", at: "notes.txt")
    let result = try run(
      "coverage", "--source", "Sources/Kit", "--baseline", "notes.txt", "--update")
    #expect(result.status == 1)
    #expect(try run.text(at: "notes.txt") == "my notes")
    #expect(result.output.hasSuffix("\n1 error to fix first\n"))
    #expect(!result.errors.contains("help:"))
    #expect(
      result.errors.hasSuffix(
        "notes.txt is not a baseline, so it stays as it is; name another file\n"))
  }

  @Test func aBrokenBaselineIsWrittenAnew() throws {
    try run.write("{ \"version\": 7, \"modules\": [] }", at: "coverage.json")
    let arguments = ["coverage", "--source", "Sources/Kit", "--baseline", "coverage.json"]
    #expect(try run(arguments).status == 1)
    let written = try run(arguments + ["--update"])
    #expect(written.errors == "coverage.json is made and accepts 1 undocumented symbol\n")
    #expect(try run(arguments).status == 0)
  }

  @Test func modulesThatAreNotNamedStayInTheBaseline() throws {
    try run.write("public let a = 0\n", at: "Sources/Other/A.swift")
    let kit = ["--source", "Sources/Kit"]
    let rest = ["--baseline", "coverage.json", "--update"]
    _ = try run(["coverage"] + kit + ["--source", "Sources/Other"] + rest)
    _ = try run(["coverage"] + kit + rest)
    #expect(try run.text(at: "coverage.json").contains("\"name\": \"Other\""))
  }

  @Test func aSystemIsUpdatedThoughAnotherHasErrors() throws {
    let manifest = """
      name: One
      summary: x
      tokens: { files: [a.tokens.json] }
      modules: [{ name: Kit, path: Sources }]
      coverage: { baseline: coverage.json }
      """
    try run.write("title: Both\nsummary: x\nsystems: [one, two]\n", at: "content/catalog.yaml")
    for system in ["one", "two"] {
      try run.write(manifest, at: "content/\(system)/system.yaml")
      try run.write("{}", at: "content/\(system)/a.tokens.json")
    }
    try run.write("public struct A {}\n", at: "content/one/Sources/A.swift")
    try run.write("public struct A {\n", at: "content/two/Sources/A.swift")
    let result = try run("coverage", "--update")
    #expect(run.exists("content/one/coverage.json"))
    #expect(!run.exists("content/two/coverage.json"))
    #expect(result.status == 1)
  }

  @Test func filesThatCannotBeReadDoNotHideTheFigures() throws {
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.appending(path: "Sources/Kit/Lost.swift").path(percentEncoded: false),
      withDestinationPath: "nowhere.swift")
    let result = try run("coverage", "--source", "Sources/Kit")
    #expect(result.output.hasPrefix("Kit: 1 of 2 public symbols is documented"))
    #expect(result.status == 1)
  }

  @Test func everyFormGoesToStandardOutput() throws {
    for format in ["json", "markdown", "github", "sarif", "junit", "badge"] {
      let result = try run("coverage", "--source", "Sources/Kit", "--format", format)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors == "1 warning\n")
    }
  }
}
