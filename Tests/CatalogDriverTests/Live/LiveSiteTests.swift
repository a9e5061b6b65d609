import CatalogDriver
import CatalogLoader
import DiagnosticReports
import Diagnostics
import Files
import Foundation
import Testing
import Workers

struct LiveSiteTests {
  @Test("A page that is made during edits is whole, and after an edit shows it")
  func pageDuringEdits() async throws {
    var content = try EditedContent([])
    let live = LiveSite(content.options)
    _ = try live.edit()
    let isDone = Cancellation()
    let page = "guides/start.html"
    /// The numbers of the edits that a page shows, in its text and in a heading.
    @Sendable func shown() -> Set<Substring> {
      let text = String(decoding: live.file(at: page) ?? [], as: UTF8.self)
      return Set(text.matches(of: /Number (\d+)|Chapter (\d+)</).compactMap { $0.1 ?? $0.2 })
    }
    async let seen = Self.repeating(shown, until: isDone)
    for number in 1...20 {
      let text = EditedContent.guide("Start", "Number \(number)", heading: "Chapter \(number)")
      try content.write(text, at: "guides/start.md")
      _ = try live.edit([content.path("guides/start.md")])
      #expect(shown() == ["\(number)"])
    }
    isDone.cancel()
    #expect(await seen.allSatisfy { $0.count == 1 || $0 == [] })
  }

  private static func repeating<Value: Sendable>(
    _ work: @Sendable () -> Value, until end: Cancellation
  ) async -> [Value] {
    var seen: [Value] = []
    while !end.isCancelled {
      seen.append(work())
      await Task.yield()
    }
    return seen
  }

  @Test("Ten thousand broken rules are told in some lines, and a page is told of its own")
  func manyBrokenRules() {
    var files: [String: [UInt8]] = ["system.yaml": Array("name: S\nsummary: s\n".utf8)]
    for number in 0..<10_000 { files["rules/g\(number).md"] = Array("No front matter.\n".utf8) }
    let found = CatalogLoader(FileTree(files)).load().diagnostics
    #expect(found.count == 10_000)
    let lines = DiagnosticFormat.text.report(found).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("[rule/no-front-matter]") } == 51)
    #expect(lines.last == "9950 more errors of this kind in 9950 files [rule/no-front-matter]")
    let report = PreviewReport(found)
    #expect(report.json.utf8.count < 50_000)
    #expect(report.json.contains(#""count":9950,"files":9950"#))
    #expect(report.ofFiles.count == 9950)
    #expect(report.ofFiles["rules/g9999.md"]?.contains(#""path":"rules/g9999.md""#) == true)
  }

  @Test("While the content has errors the last good site stays, and the errors name their file")
  func lastGoodSiteStays() throws {
    var content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let before = live.file(at: "one/tokens/color.html")
    try content.write("{ broken", at: "one/a.tokens.json")
    let path = content.path("one/a.tokens.json")
    let edit = try live.edit([path])
    #expect(edit.errors.map(\.location?.path).contains(path))
    #expect(live.file(at: "one/tokens/color.html") == before)
    #expect(live.sources(of: "one/guides/start.html") == [content.path("one/guides/start.md")])
  }

  @Test(
    "A Swift file that would overwhelm the parser holds nothing up, and is read once it is mended",
    arguments: [
      ("\\\"\"", "[", 30), ("", "if ", 50_000), ("", "/**", 32_000), ("", "class A\n", 20_000),
    ])
  func hostileSwift(start: String, shape: String, count: Int) throws {
    var content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let file = "one/Sources/Badge.swift"
    try content.write(start + String(repeating: shape, count: count), at: file)
    let edit = try live.edit([content.path(file)])
    #expect(edit.errors.map(\.id.name) == ["swift/too-deep"])
    #expect(edit.errors.first?.location?.path == content.path(file))
    try content.write("/// A word.\npublic struct Badge {}\n", at: file)
    #expect(try live.edit([content.path(file)]).errors == [])
    #expect(live.file(at: "one/components/badge.html") != nil)
  }

  @Test("A template that changed while the content had errors counts once they are mended")
  func templatesChangedMeanwhile() throws {
    var content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let tokens = "one/a.tokens.json"
    try content.write("{ broken", at: tokens)
    _ = try live.edit([content.path(tokens)])
    let template = "theme/pages/guide.mustache"
    try content.write(EditedContent.guidePage("anew"), at: template)
    _ = try live.edit([content.path(template)])
    try content.write(EditedContent.tokens("#112233"), at: tokens)
    #expect(try live.edit([content.path(tokens)]).errors == [])
    let page = try #require(live.file(at: "one/guides/start.html"))
    #expect(String(decoding: page, as: UTF8.self).contains("<h1>Start anew</h1>"))
  }
}
