import Files
import Testing

@Suite struct WorkingFolderTests {
  private let folder = WorkingFolder(path: "/home/me/tokens")

  @Test(
    arguments: [
      ("a.json", "home/me/tokens/a.json"),
      ("./sub//b.json", "home/me/tokens/sub/b.json"),
      ("../shared/./c.json", "home/me/shared/c.json"),
      ("/etc/d.json", "etc/d.json"),
      ("../../../../../e.json", "e.json"),
      (".", "home/me/tokens"),
    ])
  func everyFileHasOnePath(name: String, treePath: String) {
    #expect(folder.treePath(of: name) == treePath)
  }

  @Test func aFileBelowIsNamedFromHereAndAnyOtherFromTheRoot() {
    #expect(folder.name(of: "home/me/tokens/sub/b.json") == "sub/b.json")
    #expect(folder.name(of: "home/me/tokens-2/b.json") == "/home/me/tokens-2/b.json")
    #expect(WorkingFolder(path: "/").name(of: "etc/d.json") == "etc/d.json")
  }
}
