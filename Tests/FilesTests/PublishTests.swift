import Diagnostics
import Testing

@testable import Files

@Suite struct PublishTests {
  private let site: FileTree = ["index.html": "<p>home", "a/page.html": "<p>a", "a/b/c.css": "p{}"]

  private func publish(_ tree: FileTree, to output: String) throws -> PublishSummary? {
    guard case .published(let summary) = try SitePublisher().publish(tree, to: output) else {
      return nil
    }
    return summary
  }

  @Test func makesAMissingFolderAndItsParents() throws {
    let folder = try TemporaryFolder()
    let summary = try publish(site, to: "\(folder.path)/x/y/site")
    #expect(summary == PublishSummary(written: 3))
    #expect(
      folder.files == [
        "x/y/site/.catalog-site", "x/y/site/a/b/c.css", "x/y/site/a/page.html",
        "x/y/site/index.html",
      ])
    #expect(folder.text("x/y/site/a/page.html") == "<p>a")
  }

  @Test func theMarkerHoldsNoClockAndNoPath() throws {
    let folder = try TemporaryFolder()
    _ = try publish(site, to: "\(folder.path)/one")
    _ = try publish(site, to: "\(folder.path)/two")
    let marker = try #require(folder.text("one/.catalog-site"))
    #expect(marker.hasPrefix("catalog site 1\n"))
    #expect(marker == folder.text("two/.catalog-site"))
  }

  @Test func fillsAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("site")
    #expect(try publish(site, to: "\(folder.path)/site") == PublishSummary(written: 3))
    #expect(folder.text("site/index.html") == "<p>home")
  }

  @Test func carriesOverTopLevelDotFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("*\n", at: "site/.gitignore")
    try folder.write("old", at: "site/.nojekyll")
    try folder.link("site/.link", to: "nowhere")
    var tree = site
    tree[".nojekyll"] = Array("new".utf8)
    for _ in 1...2 {
      #expect(try publish(tree, to: "\(folder.path)/site") != nil)
      #expect(folder.text("site/.gitignore") == "*\n")
      #expect(folder.text("site/.nojekyll") == "new")
      #expect(try Disk.kind(of: "\(folder.path)/site/.link") == .link)
      tree["index.html"] = Array("changed".utf8)
    }
  }

  @Test func replacesItsOwnSite() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish(site, to: output)
    let unchanged = try folder.inode("site/a/b/c.css")
    let next: FileTree = ["index.html": "<p>new!", "a/b/c.css": "p{}", "new.html": "n"]
    #expect(try publish(next, to: output) == PublishSummary(written: 2, unchanged: 1, removed: 1))
    #expect(
      folder.files == [
        "site/.catalog-site", "site/a/b/c.css", "site/index.html", "site/new.html",
      ])
    #expect(folder.text("site/index.html") == "<p>new!")
    // Linked, not written again.
    #expect(try folder.inode("site/a/b/c.css") == unchanged)
  }

  @Test func writesNothingWhenNothingDiffers() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish(site, to: output)
    let before = try Disk.status(of: output)
    let summary = try publish(site, to: output)
    #expect(summary == PublishSummary(unchanged: 3))
    #expect(summary?.isUpToDate == true)
    #expect(try Disk.status(of: output) == before)
  }

  @Test func restoresWhatAPersonChangedInASite() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish(site, to: output)
    try folder.write("<P>HOME", at: "site/index.html")
    folder.remove("site/a/b/c.css")
    try folder.write("mine", at: "site/a/mine.txt")
    #expect(try publish(site, to: output) == PublishSummary(written: 2, unchanged: 1, removed: 1))
    #expect(folder.text("site/index.html") == "<p>home")
    #expect(folder.text("site/a/mine.txt") == nil)
  }

  @Test func aFileMayBecomeAFolderAndAFolderAFile() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish(["a": "file", "b/c": "in folder"], to: output)
    _ = try publish(["a/x": "in folder", "b": "file"], to: output)
    #expect(folder.files == ["site/.catalog-site", "site/a/x", "site/b"])
  }

  @Test func anEmptyTreeIsASiteToo() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try publish(site, to: output)
    #expect(try publish([:], to: output) == PublishSummary(removed: 3))
    #expect(folder.files == ["site/.catalog-site"])
  }

  @Test func publishesWhereALinkLeadsAndKeepsTheLink() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real/site")
    try folder.link("link", to: "real/site")
    _ = try publish(site, to: "\(folder.path)/link")
    #expect(try Disk.kind(of: "\(folder.path)/link") == .link)
    #expect(folder.text("real/site/index.html") == "<p>home")
  }
}
