import Testing
import Workers

@testable import Files

/// A site that says what it was made from.
struct SiteStampTests {
  private let folder: TemporaryFolder
  private let publisher = SitePublisher()
  private var output: String { "\(folder.path)/site" }

  init() throws {
    folder = try TemporaryFolder()
    #expect(try publish(source: "one") == .published(PublishSummary(written: 2)))
  }

  private func publish(source: String?, _ text: String = "a") throws -> Publication {
    try publisher.publish(to: output) { site in
      site.write(FileParts(count: 2, size: 5) { [[1, 2, 3], [4, 5]][$0] }, at: "deep/b.bin")
      site.write(Array(text.utf8), at: "a.html")
      if let source { site.note(source: source, pageCount: 7) }
      return true
    }
  }

  private func stamp(_ source: String = "one") -> SiteStamp? {
    publisher.stamp(ofSiteAt: output, madeFrom: source)
  }

  @Test func theStampTellsTheSource() throws {
    #expect(stamp()?.pageCount == 7)
    #expect(stamp("two") == nil)
    #expect(publisher.stamp(ofSiteAt: "\(folder.path)/none", madeFrom: "one") == nil)
  }

  @Test func aSiteThatStaysTheSameHasTheLastSource() throws {
    #expect(try publish(source: "two") == .published(PublishSummary(unchanged: 2)))
    #expect(stamp() == nil)
    #expect(stamp("two")?.pageCount == 7)
    #expect(try publish(source: nil) == .published(PublishSummary(unchanged: 2)))
    #expect(stamp("two") == nil)
    #expect(folder.files == ["site/.catalog-site", "site/a.html", "site/deep/b.bin"])
  }

  /// Else what a run has left that was killed after the new site was in place would stay.
  @Test func aSiteWithLeftoversIsPublishedAgain() throws {
    try folder.write("catalog site 1\n", at: ".site.staging-99999999/.catalog-site")
    try folder.write("old", at: ".site.staging-99999999/a.html")
    #expect(stamp() == nil)
    #expect(try publish(source: "one") == .published(PublishSummary(unchanged: 2)))
    #expect(stamp() != nil)
    #expect(folder.files == ["site/.catalog-site", "site/a.html", "site/deep/b.bin"])
    try folder.write("mine", at: ".site.staging-99999999/notes.txt")
    #expect(stamp() != nil)
  }

  @Test func aNewSiteHasAStampOfItsOwn() throws {
    let marker = folder.text("site/.catalog-site")
    #expect(
      try publish(source: "one", "b") == .published(PublishSummary(written: 1, unchanged: 1)))
    #expect(stamp() != nil)
    #expect(folder.text("site/.catalog-site") != marker)
  }

  @Test func whateverIsDoneToTheSiteBreaksTheStamp() throws {
    let changes: [(String, () throws -> Void)] = [
      ("other bytes", { try folder.write("b", at: "site/a.html") }),
      ("one more", { try folder.write("c", at: "site/c.html") }),
      ("one less", { folder.remove("site/a.html") }),
      (
        "another name",
        {
          try folder.write("a", at: "site/A.html")
          folder.remove("site/a.html")
        }
      ),
      (
        "a link",
        {
          try folder.write("a", at: "elsewhere.html")
          folder.remove("site/a.html")
          try folder.link("site/a.html", to: "../elsewhere.html")
        }
      ),
    ]
    for (name, change) in changes {
      folder.remove("site")
      _ = try publish(source: "one")
      #expect(stamp() != nil, "\(name)")
      try change()
      #expect(stamp() == nil, "\(name)")
    }
  }

  @Test func dotFilesOfAPersonAreNoPartOfTheSite() throws {
    try folder.write("mine", at: "site/.nojekyll")
    #expect(stamp() != nil)
  }

  @Test func whatMustNotBeReplacedHasNoStamp() {
    let careful = SitePublisher(protectedFolders: [output])
    #expect(careful.stamp(ofSiteAt: output, madeFrom: "one") == nil)
  }

  @Test(arguments: ["", "made from a pages b files c", "made from a", "made of a pages 1 files c"])
  func aMarkerOfAnotherKindHasNoStamp(line: String) {
    #expect(SiteStamp(line: line) == nil)
  }
}
