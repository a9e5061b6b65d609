import Diagnostics
import Files
import Testing

@Suite struct FileTreeTests {
  @Test func iteratesInOrderOfPaths() {
    let tree: FileTree = ["b.md": "2", "a/z.md": "1", "c.md": "3"]
    #expect(tree.map(\.path) == ["a/z.md", "b.md", "c.md"])
    #expect(tree.map(\.bytes) == [[0x31], [0x32], [0x33]])
    #expect(tree.paths == ["a/z.md", "b.md", "c.md"])
  }

  @Test func subscriptSetsAndRemoves() {
    var tree = FileTree()
    tree["a"] = [1]
    #expect(tree.count == 1)
    tree["a"] = nil
    #expect(tree.isEmpty)
  }

  @Test func addRefusesAnotherFileAtAPath() {
    var tree: FileTree = ["a.md": "one"]
    #expect(tree.add(Array("one".utf8), at: "a.md") == nil)
    let conflict = tree.add(Array("two".utf8), at: "a.md")
    #expect(conflict?.id.name == "files/conflict")
    #expect(conflict?.summary == "two different files have the path 'a.md'")
    #expect(tree.text(at: "a.md") == "one")
  }

  @Test(
    arguments: [
      ("", "the path '' is empty"),
      ("/etc/passwd", "the path '/etc/passwd' is absolute"),
      ("a//b", "the path 'a//b' holds an empty name"),
      ("a/", "the path 'a/' holds an empty name"),
      ("../a", "the path '../a' holds '.' or '..'"),
      ("a/./b", "the path 'a/./b' holds '.' or '..'"),
      ("a\0b", "the path 'a\0b' holds a NUL character"),
    ])
  func addRefusesPathsThatLeadElsewhere(path: String, message: String) {
    var tree = FileTree()
    #expect(tree.add([], at: path)?.summary == message)
    #expect(tree.isEmpty)
  }

  @Test(arguments: ["a..b", "...", ".nojekyll", "a/.b/c", "ä ö/ü"])
  func addTakesUnusualNames(path: String) {
    var tree = FileTree()
    #expect(tree.add([1], at: path) == nil)
    #expect(tree.paths == [path])
  }

  @Test func mergeReportsEveryConflictAndKeepsTheFirst() {
    var tree: FileTree = ["a": "1", "b": "1", "c": "1"]
    let found = tree.merge(["a": "2", "b": "1", "c": "2", "d": "2"])
    #expect(found.map(\.location) == [SourceLocation("a"), SourceLocation("c")])
    #expect(tree == ["a": "1", "b": "1", "c": "1", "d": "2"])
  }

  @Test func subtreeHoldsRelativePaths() {
    let tree: FileTree = ["kit/a.md": "1", "kit/b/c.md": "2", "kitchen.md": "3", "kit": "4"]
    #expect(tree.subtree(at: "kit") == ["a.md": "1", "b/c.md": "2"])
    #expect(tree.subtree(at: "kit/b") == ["c.md": "2"])
    #expect(tree.subtree(at: "none").isEmpty)
    #expect(tree.subtree(at: "") == tree)
  }

  @Test func movedPutsAFolderBeforeEveryPath() {
    let tree: FileTree = ["a": "1", "b/c": "2"]
    #expect(tree.moved(into: "x/y") == ["x/y/a": "1", "x/y/b/c": "2"])
    #expect(tree.moved(into: "x/y").subtree(at: "x/y") == tree)
    #expect(tree.moved(into: "") == tree)
  }
}
