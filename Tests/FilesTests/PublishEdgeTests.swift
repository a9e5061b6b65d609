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

@Suite struct PublishEdgeTests {
  private func mode(_ path: String) throws -> mode_t { try Disk.status(of: path).mode }

  @Test func theFirstErrorOfMakingAFolderIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.link("dangling", to: "nowhere")
    // Looking at the link says 'No such file or directory'; making the folder said this.
    #expect(throws: SystemError(code: EEXIST)) {
      try Disk.createFolders("\(folder.path)/dangling/site")
    }
  }

  @Test func aLostRaceIsNotTakenForAMount() throws {
    let mount = "a mounted folder cannot be replaced; name a folder inside it with --output"
    let race = "something else wrote to it at the same time; run the command again"
    #expect(SitePublisher.suggestion(for: SystemError(code: EBUSY)) == mount)
    #expect(SitePublisher.suggestion(for: SystemError(code: ENOTEMPTY)) == race)
    #expect(SitePublisher.suggestion(for: SystemError(code: EEXIST)) == race)
    #expect(SitePublisher.suggestion(for: SystemError(code: EACCES)) == nil)
  }

  @Test func filesThatStayBecomeAsReadableAsNewOnes() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try SitePublisher().publish(["same": "1", "other": "2"], to: output)
    for name in ["same", "other", ".catalog-site"] { chmod("\(output)/\(name)", 0o600) }
    let new = try mode(output) & 0o444
    _ = try SitePublisher().publish(["same": "1", "other": "3"], to: output)
    for name in ["same", "other", ".catalog-site"] {
      #expect(try mode("\(output)/\(name)") & 0o444 == new)
    }
    chmod("\(output)/same", 0o600)
    let again = try SitePublisher().publish(["same": "1", "other": "3"], to: output)
    #expect(again == .published(PublishSummary(unchanged: 2)))
    #expect(try mode("\(output)/same") & 0o444 == new)
  }

  /// With the changed file and without one.
  @Test(arguments: ["2", "3"])
  func foldersBecomeAsOpenAsNewOnes(_ text: String) throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    _ = try SitePublisher().publish(["a/b/same": "1", "other": "2"], to: output)
    let folders = [output, "\(output)/a", "\(output)/a/b"]
    let new = try mode(output) & 0o555
    for path in folders.reversed() { chmod(path, 0o700) }
    var tree: FileTree = ["a/b/same": "1"]
    tree["other"] = Array(text.utf8)
    _ = try SitePublisher().publish(tree, to: output)
    for path in folders { #expect(try mode(path) & 0o555 == new) }
  }

  @Test func theFolderOfAPersonKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    try folder.makeFolder("site")
    chmod(output, 0o700)
    _ = try SitePublisher().publish(["a": "1"], to: output)
    #expect(try mode(output) & 0o777 == 0o700)
  }

  @Test func aSiteIsInPlaceAlthoughTheLastRenamingFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", at: "a/file")
    try folder.write("old", at: "b/file")
    let (a, b) = ("\(folder.path)/a", "\(folder.path)/b")
    var calls = 0
    let former = try FolderSwap.exchangeByRenaming(a, b) { from, to in
      calls += 1
      return calls == 3 ? -1 : rename(from, to)
    }
    #expect(former == "\(a)-previous")
    #expect(folder.text("b/file") == "new")
    #expect(folder.text("a-previous/file") == "old")
  }
}
