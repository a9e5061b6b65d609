import Diagnostics
import Testing

@testable import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PublishFailureTests {
  /// No process has this number: it is above every system's limit.
  private let goneProcess = 99_999_999

  @Test func aFailureMidwayLeavesTheOldSite() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try SitePublisher().publish(["index.html": "old"], to: output)
    let tooLong = String(repeating: "n", count: 300)
    let tree = FileTree(["index.html": [1], "z/\(tooLong)": [2]])
    #expect(
      throws: DiskError(
        action: "write", path: "\(output)/z/\(tooLong)", reason: "File name too long",
        suggestion: "the old site is untouched")
    ) { try SitePublisher().publish(tree, to: output) }
    #expect(folder.files == ["site/.catalog-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "old")
    #expect(try Disk.names(in: folder.path) == [Array("site".utf8)])
  }

  @Test func aPathThroughAFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", at: "file")
    let error = #expect(throws: DiskError.self) {
      try SitePublisher().publish(["a": "1"], to: "\(folder.path)/file/site")
    }
    #expect(
      error?.description == "cannot use the output folder '\(folder.path)/file/site': "
        + "Not a directory")
  }

  @Test func aLinkToNowhereIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.link("site", to: "nowhere")
    #expect(throws: DiskError.self) {
      try SitePublisher().publish(["a": "1"], to: "\(folder.path)/site")
    }
    #expect(folder.files == ["site"])
  }

  @Test func whatKilledRunsLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    try folder.write("catalog site 1\n", at: ".site.staging-\(goneProcess)/.catalog-site")
    try folder.write("half", at: ".site.staging-\(goneProcess)/a/b.html")
    try folder.makeFolder(".site.staging-\(getpid())")
    try folder.write("mine", at: ".site.staging-notes/keep.txt")
    try folder.write("running", at: ".site.staging-1/.catalog-site")
    try folder.write("not ours", at: ".site.staging-\(goneProcess - 1)/keep.txt")
    _ = try SitePublisher().publish(["index.html": "new"], to: output)
    #expect(
      folder.files == [
        ".site.staging-1/.catalog-site", ".site.staging-\(goneProcess - 1)/keep.txt",
        ".site.staging-notes/keep.txt", "site/.catalog-site", "site/index.html",
      ])
  }

  @Test func aRunKilledBetweenTwoRenamesIsUndone() throws {
    let folder = try TemporaryFolder()
    let aside = ".site.staging-\(goneProcess)-previous"
    try folder.write("catalog site 1\n", at: "\(aside)/.catalog-site")
    try folder.write("same", at: "\(aside)/index.html")
    let publication = try SitePublisher().publish(
      ["index.html": "same", "b": "2"], to: "\(folder.path)/site")
    // The page counts as unchanged because the old site was put back before it was compared.
    #expect(publication == .published(PublishSummary(written: 1, unchanged: 1)))
    #expect(folder.files == ["site/.catalog-site", "site/b", "site/index.html"])
  }

  @Test func bothWaysOfSwappingExchangeTheNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", at: "a/file")
    try folder.write("old", at: "b/file")
    let (a, b) = ("\(folder.path)/a", "\(folder.path)/b")
    try FolderSwap.exchangeAtOnce(a, b)
    #expect(folder.text("a/file") == "old" && folder.text("b/file") == "new")
    try FolderSwap.exchangeByRenaming(a, b)
    #expect(folder.text("a/file") == "new" && folder.text("b/file") == "old")
    #expect(folder.files == ["a/file", "b/file"])
  }

  @Test func aFailedSwapByRenamingPutsTheOldFolderBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", at: "b/file")
    #expect(throws: SystemError(code: ENOENT)) {
      try FolderSwap.exchangeByRenaming("\(folder.path)/none", "\(folder.path)/b")
    }
    #expect(folder.files == ["b/file"])
  }
}
