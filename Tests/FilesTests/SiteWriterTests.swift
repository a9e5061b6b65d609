import Diagnostics
import Testing
import Workers

@testable import Files

/// Files that are written as they are made.
@Suite struct SiteWriterTests {
  private let publisher = SitePublisher()

  /// Publishes files from several threads.
  private func publish(
    _ files: [(String, String)], to output: String, jobs: Int = 4
  ) throws -> Publication {
    let workers = Workers(jobs)
    return try publisher.publish(to: output, on: workers) { site in
      _ = workers.map(files) { site.write(Array($0.1.utf8), at: $0.0) }
      return true
    }
  }

  private func files(_ count: Int, _ text: String) -> [(String, String)] {
    (0..<count).map { ("\($0 % 7)/\($0 % 3)/\($0).html", "\(text) \($0)") }
  }

  @Test func manyThreadsWriteOneSite() throws {
    let folder = try TemporaryFolder()
    for jobs in [1, 8] {
      let output = "\(folder.path)/site-\(jobs)"
      #expect(
        try publish(files(300, "a"), to: output, jobs: jobs)
          == .published(PublishSummary(written: 300)))
    }
    let trees = try [1, 8].map { try FileTree.read(folder: "\(folder.path)/site-\($0)/3").tree }
    #expect(trees[0].count == 43)
    #expect(trees[0] == trees[1])
    #expect(
      try publish(files(300, "a"), to: "\(folder.path)/site-8")
        == .published(PublishSummary(unchanged: 300)))
  }

  @Test func theOldSiteIsWholeWhileTheNewOneIsMade() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish([("a.html", "old"), ("b.html", "same")], to: output)
    _ = try publisher.publish(to: output) { site in
      site.write(Array("new".utf8), at: "a.html")
      site.write(Array("same".utf8), at: "b.html")
      let staged = folder.files.filter { $0.hasPrefix(".site.staging-") }
      #expect(staged.contains { $0.hasSuffix("/a.html") })
      #expect(!staged.contains { $0.hasSuffix("/b.html") })
      #expect(folder.text("site/a.html") == "old")
      return true
    }
    #expect(folder.text("site/a.html") == "new")
    #expect(folder.files == ["site/.catalog-site", "site/a.html", "site/b.html"])
  }

  @Test func nothingIsLeftOfASiteThatIsAbandoned() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/x/y/site"
    let publication = try publisher.publish(to: output) { site in
      site.write(Array("new".utf8), at: "a/b.html")
      #expect(!folder.files.isEmpty)
      return false
    }
    #expect(publication == .abandoned)
    #expect(folder.files.isEmpty)
    #expect(try Disk.names(in: folder.path).isEmpty)

    _ = try publish([("a.html", "old")], to: output)
    _ = try publisher.publish(to: output) { site in
      site.write(Array("new".utf8), at: "a.html")
      return false
    }
    #expect(folder.text("x/y/site/a.html") == "old")
    #expect(try Disk.names(in: "\(folder.path)/x/y") == [Array("site".utf8)])
  }

  @Test func nothingIsMadeWhereTheOutputIsSomebodyElses() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", at: "site/mine.txt")
    let publication = try publisher.publish(to: "\(folder.path)/site") { _ in
      Issue.record("files were made")
      return true
    }
    guard case .refused(let reasons) = publication else {
      Issue.record("not refused")
      return
    }
    #expect(reasons.map(\.id.name) == ["output/not-ours"])
  }

  @Test func twoFilesOfOnePathAreAConflict() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    for _ in 1...2 {
      let publication = try publish([("a.css", "1"), ("b.css", "2"), ("a.css", "3")], to: output)
      guard case .refused(let reasons) = publication else {
        Issue.record("not refused")
        return
      }
      #expect(reasons.map(\.summary) == ["two different files have the path 'a.css'"])
      #expect(reasons.map(\.location) == [nil])
      // The same file twice is one file, whether it is new or was there.
      let same = try publish([("a.css", "1"), ("b.css", "2"), ("a.css", "1")], to: output)
      guard case .published(let summary) = same else {
        Issue.record("not published")
        return
      }
      #expect(summary.written + summary.unchanged == 2)
    }
  }

  @Test func whatTheDiskRefusesEndsTheWork() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    let tooLong = String(repeating: "n", count: 300)
    var isOpen: [Bool] = []
    #expect(throws: DiskError.self) {
      try publisher.publish(to: output) { site in
        isOpen.append(site.isOpen)
        site.write([1], at: tooLong)
        isOpen.append(site.isOpen)
        return true
      }
    }
    #expect(isOpen == [true, false])
    #expect(folder.files.isEmpty)
  }

  @Test func onlyAFileOfTheSameBytesIsTheSame() throws {
    let folder = try TemporaryFolder()
    let long = [UInt8](repeating: 7, count: 200_000)
    _ = try publisher.publish(FileTree(["long": long, "empty": []]), to: "\(folder.path)/site")
    let path = "\(folder.path)/site/long"
    #expect(Disk.holds(long, at: path))
    #expect(!Disk.holds(Array(long.dropLast()), at: path))
    #expect(!Disk.holds(long + [7], at: path))
    #expect(!Disk.holds(Array(long.dropLast()) + [8], at: path))
    #expect(Disk.holds([], at: "\(folder.path)/site/empty"))
    #expect(!Disk.holds([], at: "\(folder.path)/site/none"))
    try folder.link("link", to: "site/long")
    #expect(!Disk.holds(long, at: "\(folder.path)/link"))
  }
}
