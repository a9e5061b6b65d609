import Testing

@testable import Files

@Suite struct OutputLockTests {
  @Test func aRunningProcessThatPublishesIsNamed() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    try folder.link(".site.lock", to: "1")
    let error = #expect(throws: DiskError.self) {
      try SitePublisher().publish(["a": "1"], to: output)
    }
    #expect(
      error?.description
        == "cannot use the output folder '\(output)': process 1 is publishing to it")
    #expect(folder.files == [".site.lock"])
  }

  @Test(arguments: ["99999999", "-4", "no number", ""])
  func whatNoRunningProcessHoldsIsTakenOver(target: String) throws {
    let folder = try TemporaryFolder()
    if !target.isEmpty { try folder.link(".site.lock", to: target) }
    _ = try SitePublisher().publish(["a": "1"], to: "\(folder.path)/site")
    #expect(folder.files == ["site/.catalog-site", "site/a"])
  }

  @Test func theLockIsHeldWhileFilesAreMade() throws {
    let folder = try TemporaryFolder()
    _ = try SitePublisher().publish(to: "\(folder.path)/new/site") { site in
      #expect(folder.files == ["new/.site.lock"])
      site.write([1], at: "a")
      return true
    }
    #expect(folder.files == ["new/site/.catalog-site", "new/site/a"])
  }

  @Test func whatIsAbandonedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let publication = try SitePublisher().publish(to: "\(folder.path)/new/deep/site") { _ in false }
    #expect(publication == .abandoned)
    #expect(try Disk.names(in: folder.path) == [])
  }

  @Test func otherOutputsBesideAreFree() throws {
    let folder = try TemporaryFolder()
    try folder.link(".one.lock", to: "1")
    _ = try SitePublisher().publish(["a": "1"], to: "\(folder.path)/two")
    #expect(folder.files == [".one.lock", "two/.catalog-site", "two/a"])
  }
}
