import Foundation
import Testing

/// The tool as a user runs it: exit statuses, and what is left on disk.
@Suite struct ProcessTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private var index: Data? { try? Data(contentsOf: run.folder.appending(path: "site/index.html")) }

  @Test func aSiteIsPublishedAndStaysWhenTheContentBreaks() throws {
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    let good = try run("build")
    #expect(good.status == 0)
    #expect(good.errors.hasPrefix("site: 5 pages, "))
    let old = try #require(index)

    try run.write("name: Changed\nsummary: x\ntokens: []\n", at: "content/system.yaml")
    let bad = try run("build")
    #expect(bad.status == 1)
    #expect(
      bad.errors == """
        content/system.yaml:3:9: error: tokens must be a mapping, not a list [yaml/wrong-kind]
          help: write its keys as 'key: value', one a line
        1 error; the site was not changed

        """)
    #expect(index == old)
  }

  #if os(Linux)
    @Test func whatCannotBePrintedIsNoSuccess() throws {
      let result = try run(["contrast", "red", "white"], output: "/dev/full")
      #expect(result.status == 2)
      #expect(
        result.errors == """
          error: standard output cannot be written [output/unwritable]
            note: No space left on device

          """)
    }
  #endif

  @Test func warningsAreErrorsWhenStrict() throws {
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try run.write("x", at: "theme/pages/own.mustache")
    #expect(try run("build", "--templates", "theme").status == 0)
    let old = try #require(index)
    let strict = try run("build", "--templates", "theme", "--strict")
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("1 warning; the site was not changed\n"))
    #expect(index == old)
  }

  @Test func withoutContentThereIsNothingToRun() throws {
    #expect(try run("build").status == 2)
    #expect(try run("serve").status == 2)
    try FileManager.default.createDirectory(
      at: run.folder.appending(path: "content"), withIntermediateDirectories: true)
    #expect(try run("build").status == 2)
    #expect(try run("serve").status == 2)
  }

  @Test func aFolderOfSomebodyElseIsNotReplaced() throws {
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try run.write("mine", at: "site/mine.txt")
    let refused = try run("build")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("error: the output folder 'site' holds files"))
    #expect(run.exists("site/mine.txt"))
  }

  @Test(arguments: [
    ["build", "--prot", "1"], ["build", "--format", "xml"], ["build", "--output", ""],
    ["build", "--base-url", "nonsense"], ["serve", "--port", "99999"], ["serve", "--port", "x"],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: "))
  }
}
