import Files
import Foundation
import Testing
import Workers

@testable import CatalogDriver

/// `--jobs`: how many cores work shows in nothing that is made.
struct JobsTests {
  /// The starter, with what is wrong in several of its files.
  private static let content: FileTree = {
    var content = NumberSweepTests.starter
    for number in 1...12 {
      content["guides/more/guide-\(number).md"] = Array(
        "# Guide \(number)\n\nSee [nothing](nothing-\(number).md) and `Badge`.\n".utf8)
    }
    return content
  }()

  private func build(_ content: FileTree, jobs: Int) -> CatalogBuild.Outcome {
    var options = CatalogBuild.Options(content: "")
    options.comparesSources = true
    options.workers = Workers(jobs)
    return CatalogBuild.build(content, options: options)
  }

  @Test func allFilesAndFindingsAreTheSame() {
    let (alone, shared) = (build(Self.content, jobs: 1), build(Self.content, jobs: 8))
    #expect(alone.site.count > 50)
    #expect(alone.site == shared.site)
    #expect(alone.diagnostics.count >= 12)
    #expect(alone.diagnostics == shared.diagnostics)
  }

  @Test func whatIsPublishedIsTheSame() throws {
    let run = try ToolRun()
    #expect(try run("init", "content").status == 0)
    for jobs in ["1", "8"] {
      #expect(try run("build", "--jobs", jobs, "--output", "site-\(jobs)").status == 0)
    }
    let trees = try ["1", "8"].map {
      try FileTree.read(
        folder: run.folder.appending(path: "site-\($0)").path(percentEncoded: false)
      ).tree
    }
    #expect(trees[0].count > 50)
    #expect(trees[0] == trees[1])
    let checks = try ["1", "8"].map { try run("check", "-j", $0) }
    #expect(checks[0].errors == checks[1].errors)
    #expect(checks[0].status == checks[1].status)
  }

  @Test(arguments: ["0", "-1", "x", "10000", "257", "1.5", ""])
  func aWrongNumberIsRefused(number: String) throws {
    let run = try ToolRun()
    for command in ["build", "check", "serve"] {
      let result = try run(command, "--jobs", number)
      #expect(result.status == 64)
      #expect(
        result.errors.hasPrefix(
          "Error: The value '\(number)' is invalid for '--jobs <number>': "
            + "write a whole number from 1 to 256\n"))
    }
  }
}
