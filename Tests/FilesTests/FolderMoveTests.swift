import Testing

@testable import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An old site and a new one that lies beside it.
struct FolderMoveTests {
  private let folder: TemporaryFolder
  private var new: String { "\(folder.path)/.site.staging-99999999" }
  private var old: String { "\(folder.path)/site" }
  private let oldFiles = ["site/.catalog-site", "site/a.html", "site/deep/er/b.html"]
  private let newFiles = ["site/.catalog-site", "site/c.html"]

  init() throws {
    folder = try TemporaryFolder()
    for file in oldFiles { try folder.write("catalog site 1\nold", at: file) }
    for file in ["/.catalog-site", "/c.html"] {
      try folder.write("catalog site 1\nnew", at: ".site.staging-99999999\(file)")
    }
  }

  /// A move whose renaming of a number fails, and all later ones where the process is gone.
  private func move(failingAt number: Int, isKilled: Bool) -> FolderMove {
    var count = 0
    return FolderMove { from, to in
      count += 1
      if count == number || (isKilled && count > number) {
        errno = EIO
        return -1
      }
      return FolderSwap.rename(from, to)
    }
  }

  @Test func theNamesAreExchanged() throws {
    let former = try FolderMove().exchange(new, old)
    #expect(former == new + "-moved")
    #expect(removeFolder(former))
    #expect(folder.files == newFiles)
  }

  @Test(arguments: 1...4) func aFailureLeavesTheOldSite(number: Int) throws {
    #expect(throws: SystemError(code: EIO)) {
      try move(failingAt: number, isKilled: false).exchange(new, old)
    }
    removeFolder(new)
    #expect(folder.files == oldFiles)
    #expect(try Disk.names(in: folder.path) == [Array("site".utf8)])
  }

  /// As if the process had been killed: nothing is put back before the next run.
  @Test(arguments: 1...4) func theNextRunPutsTheOldSiteBack(number: Int) throws {
    #expect(throws: SystemError(code: EIO)) {
      try move(failingAt: number, isKilled: true).exchange(new, old)
    }
    let output = try OutputPath(resolving: old)
    #expect(StagingFolder.hasLeftovers(of: output))
    try StagingFolder.removeLeftovers(of: output)
    #expect(folder.files == oldFiles)
    #expect(try Disk.names(in: folder.path) == [Array("site".utf8)])
  }

  @Test func theNextRunRemovesAnOldSiteBesideTheNewOne() throws {
    _ = try FolderMove().exchange(new, old)
    try StagingFolder.removeLeftovers(of: OutputPath(resolving: old))
    #expect(folder.files == newFiles)
    #expect(try Disk.names(in: folder.path) == [Array("site".utf8)])
  }
}
