import Testing

@testable import Files

/// A folder that can be removed in part only is still known as ours, so the next run removes the rest.
struct FolderRemovalTests {
  private let folder: TemporaryFolder
  private var site: String { "\(folder.path)/.site.staging-99999999" }
  private let files = [SiteMarker.name, "a.html", "deep/b.html", "deep/er/c.html"]

  init() throws {
    folder = try TemporaryFolder()
    for file in files {
      try folder.write("catalog site 1\n", at: ".site.staging-99999999/\(file)")
    }
  }

  @Test(arguments: ["a.html", "deep/b.html", "deep/er/c.html", "deep/er", "deep"])
  func whatCannotBeRemovedKeepsTheMarker(kept: String) {
    let isGone = removeFolder(site) { path, isFolder in
      !path.hasSuffix("/\(kept)") && Disk.remove(path, isFolder: isFolder)
    }
    #expect(!isGone)
    #expect(SiteMarker(in: site) != nil)
    #expect(removeFolder(site))
    #expect((try? Disk.kind(of: site)) != .folder)
  }

  @Test func theMarkerGoesLast() {
    var removed: [String] = []
    #expect(
      removeFolder(site) { path, isFolder in
        removed.append(String(path.dropFirst(site.utf8.count)))
        return Disk.remove(path, isFolder: isFolder)
      })
    #expect(removed.count == 7)
    #expect(removed.suffix(2) == ["/\(SiteMarker.name)", ""])
  }
}
