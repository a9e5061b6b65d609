import Foundation
import Testing

/// A site is written while its pages are made, and published only when all of them are fine.
struct PublishingTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try run.write("---\ntitle: A\nsummary: s\n---\n\nOld text.\n", at: "content/guides/a.md")
    #expect(try run("build").status == 0)
  }

  /// The page is as it was, and nothing was left beside the site.
  private func expectOldSite() throws {
    #expect(try run.text(at: "site/guides/a.html").contains("Old text."))
    let path = run.folder.path(percentEncoded: false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["content", "site"])
  }

  @Test func whatIsWrongInAPageKeepsTheSiteFromBeingPublished() throws {
    try run.write("---\ntitle: A\nsummary: s\n---\n\nNew text.\n", at: "content/guides/a.md")
    for name in ["b", "c"] {
      let text = "---\ntitle: \(name)\nsummary: s\n---\n\n[x](none.md)\n"
      try run.write(text, at: "content/guides/\(name).md")
    }
    let result = try run("build", "--strict")
    #expect(result.status == 1)
    let places = result.errors.split(separator: "\n").filter { $0.contains("[link/missing]") }
      .compactMap { $0.split(separator: ":").first }
    #expect(places == ["content/guides/b.md", "content/guides/c.md"])
    #expect(result.errors.hasSuffix("2 warnings; the site was not changed\n"))
    try expectOldSite()
  }

  @Test func whatIsKnownOnlyOfPagesThatWereMadeCountsAsWell() throws {
    try run.write(
      "name: Solo\nsummary: x\nagents: { limits: { page: 100 } }\n", at: "content/system.yaml")
    let long = String(repeating: "New text. ", count: 500)
    try run.write("---\ntitle: A\nsummary: s\n---\n\n\(long)\n", at: "content/guides/a.md")
    let result = try run("build")
    #expect(result.status == 1)
    #expect(result.errors.contains("content/guides/a.md: error: the page guides/a.md has"))
    try expectOldSite()
  }

  @Test func aDeadLinkIsToldAndPublishedAsItsText() throws {
    try run.write(
      "# A\n\n[gone](none.md) and [part](a.md#none)\n", at: "content/guides/a.md")
    let result = try run("build")
    #expect(result.status == 0)
    #expect(result.errors.contains("a.md:3: warning: this link leads to no page: none.md"))
    #expect(result.errors.contains("a.md:3: warning: guides/a.md has no heading '#none'"))
    #expect(try run.text(at: "site/guides/a.html").contains("<p>gone and <a href=\"a.html\">part"))
    #expect(try run("build", "--strict").status == 1)
  }

  @Test func allFindingsAreToldWhereTheOutputIsRefused() throws {
    try run.write("---\ntitle: A\nsummary: s\n---\n\n[x](none.md)\n", at: "content/guides/a.md")
    try run.write("mine", at: "other/mine.txt")
    let result = try run("build", "--output", "other")
    #expect(result.status == 2)
    #expect(result.errors.contains("[link/missing]"))
    #expect(result.errors.contains("[output/not-ours]"))
  }

  @Test func aRunThatIsEndedLeavesTheOldSite() throws {
    for number in 0..<300 {
      let text = String(repeating: "Some text of `Badge`, and more.\n\n", count: 40)
      let start = "---\ntitle: Guide \(number)\nsummary: s\n---\n\n"
      try run.write(start + text, at: "content/guides/more/\(number).md")
    }
    let process = Process()
    process.executableURL = ToolRun.tool
    process.arguments = ["build"]
    process.currentDirectoryURL = run.folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    let staging = ".site.staging-\(process.processIdentifier)"
    while process.isRunning, !run.exists(staging) { usleep(1000) }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == 15)
    try expectOldSite()
  }
}
