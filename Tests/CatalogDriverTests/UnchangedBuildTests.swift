import Foundation
import Testing
import Workers

@testable import CatalogDriver
@testable import Files

/// A site is made anew only when something that it is made from has changed.
struct UnchangedBuildTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try run.write("---\ntitle: A\nsummary: s\n---\n\nText.\n", at: "content/guides/a.md")
    try run.write("body { color: red }\n", at: "theme/assets/css/mine.css")
  }

  /// Publishes; the stages tell what was done.
  private func stages(
    tool: String? = "one", _ change: (inout CatalogBuild.Options) -> Void = { _ in }
  ) throws -> [String] {
    let folder = run.folder.path(percentEncoded: false)
    var options = CatalogBuild.Options(
      content: "\(folder)/content", templates: "\(folder)/theme")
    options.tool = tool
    change(&options)
    let stopwatch = Stopwatch()
    let published = try CatalogBuild(options).source(measuring: stopwatch)
      .publish(to: "\(folder)/site", with: SitePublisher(), measuring: stopwatch)
    #expect(published.summary != nil)
    #expect(published.pageCount > 3)
    return StageTable(stopwatch).text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  private let nothing = ["stage", "read", "compare", "other", "total"]

  @Test func nothingIsMadeOfTheSameSourceAgain() throws {
    #expect(try stages().contains("make"))
    #expect(try stages() == nothing)
    #expect(try stages { $0.workers = Workers(1) } == nothing)
  }

  @Test func whatMayChangeTheSiteMakesItAnew() throws {
    let edits: [(String, () throws -> [String])] = [
      ("another tool", { try stages(tool: "two") }),
      ("no tool that is known", { try stages(tool: nil) }),
      ("an address", { try stages { $0.baseURL = "https://example.com/" } }),
      (
        "a guide",
        {
          try run.write("---\ntitle: B\nsummary: s\n---\n\nText.\n", at: "content/guides/b.md")
          return try stages()
        }
      ),
      (
        "a theme",
        {
          try run.write("body { color: blue }\n", at: "theme/assets/css/mine.css")
          return try stages()
        }
      ),
      (
        "the site",
        {
          try run.write("mine", at: "site/index.html")
          return try stages()
        }
      ),
    ]
    for (name, edit) in edits {
      _ = try stages()
      #expect(try edit().contains("make"), "\(name)")
    }
  }

  @Test func whatWasFoundIsToldAgain() throws {
    let text = "---\ntitle: A\nsummary: s\nnone: 1\n---\n\nText.\n"
    try run.write(text, at: "content/guides/a.md")
    for _ in 1...2 { #expect(try stages().contains("make")) }
  }
}
