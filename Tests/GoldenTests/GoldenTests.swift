import Files
import Foundation
import Testing
import Workers

/// Whole catalogs, from content to site, and what is said of documents that use them.
///
/// `CATALOG_RECORD=1 swift test --filter GoldenTests` records what is made as what is expected, and
/// fails so that nobody takes a recording for a test. Read the change before committing it.
struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["CATALOG_RECORD"] == "1"

  @Test("A catalog becomes the site that was recorded", arguments: try GoldenCase.all())
  func matchesRecording(_ golden: GoldenCase) async throws {
    let content = try golden.content()
    var made = golden.build(content)
    for (path, bytes) in await golden.validate(try golden.documents(), against: content) {
      made[path] = bytes
    }
    if Self.isRecording {
      try golden.record(made)
      Issue.record("recorded \(made.count) files; run again without CATALOG_RECORD")
    } else {
      let differences = Difference.list(expected: try golden.expected(), actual: made)
      #expect(differences == [], "\(differences.joined(separator: "\n"))")
    }
  }

  @Test("The order of the content's files does not matter", arguments: try GoldenCase.all())
  func isDeterministic(_ golden: GoldenCase) async throws {
    let content = try golden.content()
    let reversed = content.reversed().reduce(into: FileTree()) { $0[$1.path] = $1.bytes }
    #expect(golden.build(content) == golden.build(reversed))
    let documents = try golden.documents()
    #expect(
      await golden.validate(documents, against: content)
        == golden.validate(documents, against: reversed))
  }

  @Test("The number of workers does not show", arguments: try GoldenCase.all())
  func isTheSameOnAnyNumberOfCores(_ golden: GoldenCase) throws {
    let content = try golden.content()
    let alone = golden.build(content, on: Workers(1))
    #expect(!alone.isEmpty)
    #expect(alone == golden.build(content, on: Workers(8)))
  }

  @Test("Missing, stale and different files are told apart")
  func differences() {
    let expected: FileTree = ["a": "1\n2\n", "b": "", "same": "x"]
    let actual: FileTree = ["a": "1\n3\n", "c": "", "same": "x"]
    #expect(
      Difference.list(expected: expected, actual: actual) == [
        "a differs in line 2:\n  expected '2'\n  but made '3'",
        "b is stale: nothing makes it",
        "c is made, but not expected",
      ])
  }
}
