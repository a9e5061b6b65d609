import Files
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct NamedFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var here: WorkingFolder { WorkingFolder(path: folder.path) }

  @Test func filesComeInTheOrderInWhichTheyAreNamed() throws {
    try folder.write("2", at: "b.json")
    try folder.write("1", at: "a.json")
    let files = try NamedFiles.read(["b.json", "./a.json", "b.json"], in: here)
    #expect(files.paths == [here.treePath(of: "b.json"), here.treePath(of: "a.json")])
    #expect(files.tree[here.treePath(of: "a.json")] == Array("1".utf8))
  }

  @Test func aFolderStandsForTheFilesThatAreChosen() throws {
    try folder.write("1", at: "set/a.json")
    try folder.write("2", at: "set/deep/b.json")
    try folder.write("3", at: "set/notes.md")
    let files = try NamedFiles.read(["set"], in: here) { paths in
      paths.filter { $0.hasSuffix(".json") }
    }
    #expect(files.paths.map(here.name(of:)) == ["set/a.json", "set/deep/b.json"])
  }

  @Test func aFolderWithoutChosenFilesIsTold() throws {
    try folder.write("1", at: "set/a.json")
    try folder.write("3", at: "notes/a.md")
    let files = try NamedFiles.read(["set", "./notes", "notes/a.md"], in: here) { paths in
      paths.filter { $0.hasSuffix(".json") }
    }
    #expect(files.emptyFolders == ["./notes"])
  }

  @Test func aNamedFileIsReadWhateverItIsCalled() throws {
    try folder.write("1", at: "notes.md")
    #expect(try NamedFiles.read(["notes.md"], in: here) { _ in [] }.paths.count == 1)
  }

  @Test func whatIsNotThereCannotBeRead() {
    #expect {
      try NamedFiles.read(["missing.json"], in: here)
    } throws: { error in
      "\(error)" == "cannot read 'missing.json': No such file or directory"
    }
  }

  @Test func aFileThatAnotherRefersToIsReadOnce() throws {
    try folder.write("1", at: "set/a.json")
    try folder.write("2", at: "set/deep/b.json")
    let a = here.treePath(of: "set/a.json")
    var files = try NamedFiles.read(["set"], in: here) { $0.filter { !$0.contains("deep") } }
    let added = ["set/deep/b.json", "set/deep/b.json", "set/c.json"].map { name in
      files.add(here.treePath(of: name), referredToBy: a)
    }
    #expect(added == [true, true, false])
    #expect(files.tree.count == 2)
    #expect(files.paths == [a])
    #expect(files.diagnostics == [])
  }

  /// Both when the folder is named and when the file in it is.
  @Test(arguments: ["set", "a.json"])
  func aReferenceDoesNotLeadOutOfTheFolder(_ name: String) throws {
    try folder.write("1", at: "set/a.json")
    try folder.write("secret", at: "outside.json")
    try folder.write("secret", at: "set-2/b.json")
    try folder.link("set/link.json", to: "../outside.json")
    try folder.link("set/folder", to: "../set-2")
    try folder.write("secret", at: "set/.hidden.json")
    try folder.link("set/hidden.json", to: ".hidden.json")
    let a = here.treePath(of: "set/a.json")
    let working = name == "set" ? here : WorkingFolder(path: folder.path + "/set")
    var files = try NamedFiles.read([name], in: working) { $0.filter { $0 == "a.json" } }
    let paths = [
      "outside.json", "set-2/b.json", "set/link.json", "set/folder/b.json", "set/hidden.json",
    ]
    for path in paths + paths {
      let isThere = files.add(here.treePath(of: path), referredToBy: a)
      #expect(!isThere, "\(path)")
    }
    #expect(files.tree.paths == [a])
    let outside = "a reference leads outside the folder of the tokens, so the file is not read"
    let link = "the link leads outside the folder, so the file is not read"
    let hidden = "the link leads to a file that is not read by itself, so it is not read"
    #expect(files.diagnostics.map(\.summary) == [outside, outside, link, link, hidden])
    #expect(files.diagnostics.first?.location?.path == a)
  }

  @Test func aFileThatAnotherRefersToHasALimit() throws {
    try folder.write("1", at: "a.json")
    try folder.write("", at: "large.json")
    #expect(truncate("\(folder.path)/large.json", (64 << 20) + 1) == 0)
    var files = try NamedFiles.read(["a.json"], in: here)
    let isThere = files.add(here.treePath(of: "large.json"), referredToBy: files.paths[0])
    #expect(!isThere)
    #expect(files.diagnostics.map(\.id.name) == ["files/too-large"])
  }
}
