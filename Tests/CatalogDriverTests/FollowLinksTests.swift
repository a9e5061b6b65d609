import CatalogDriver
import CatalogScaffold
import Foundation
import Testing

/// A link that leads out of the content is refused by every command that reads content, and
/// followed by each when it is told to.
@Suite struct FollowLinksTests {
  private let run: ToolRun

  /// The starter, with a token file that lies outside the content.
  init() throws {
    run = try ToolRun()
    let content = run.folder.appending(path: "content").path(percentEncoded: false)
    _ = try CatalogInit(.init(folder: content)).run()
    let file = content + "/tokens/base.tokens.json"
    let outside = run.folder.appending(path: "base.tokens.json").path(percentEncoded: false)
    try FileManager.default.moveItem(atPath: file, toPath: outside)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: outside)
    try run.write("component: Badge\n", at: "badge.yaml")
  }

  @Test(arguments: [
    "build content --output site", "check content", "contrast content", "mcp content",
    "schema agent content", "tokens resolve --content content", "tokens drift --content content",
    "tokens export --content content --format css", "render badge.yaml --content content",
    "validate badge.yaml --content content",
  ])
  func aLinkIsFollowedWhenTheCommandIsToldTo(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    #expect(try run(words).errors.contains("[files/outside-link]"))
    #expect(try !run(words + ["--follow-links"]).errors.contains("files/outside-link"))
  }

  /// Tokens do not bear on coverage; sources do.
  @Test func sourcesBehindALinkAreMeasured() throws {
    let source = "public struct Outside {}\n"
    try run.write(source, at: "Outside.swift")
    try FileManager.default.createSymbolicLink(
      at: run.folder.appending(path: "content/Sources/Outside.swift"),
      withDestinationURL: run.folder.appending(path: "Outside.swift"))
    let refused = try run("coverage", "content")
    #expect(refused.errors.contains("[files/outside-link]"))
    #expect(!refused.output.contains("struct Outside"))
    let followed = try run("coverage", "content", "--follow-links")
    #expect(!followed.errors.contains("files/outside-link"))
    #expect(followed.output.contains("struct Outside"))
  }

  @Test(arguments: [
    ["coverage", "--source", "Outside.swift"], ["contrast", "red", "white"],
    ["tokens", "resolve", "base.tokens.json"],
  ])
  func whatReadsNoContentRefusesTheOption(arguments: [String]) throws {
    let result = try run(arguments + ["--follow-links"])
    #expect(result.status == 64)
    #expect(result.errors.contains("--follow-links"))
  }
}
