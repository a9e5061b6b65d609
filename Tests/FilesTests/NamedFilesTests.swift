import Files
import Testing

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

  @Test func aFurtherFileIsReadOnce() throws {
    try folder.write("1", at: "a.json")
    var files = NamedFiles()
    let added = ["a.json", "a.json", "b.json"].map { name in
      files.add(treePath: here.treePath(of: name))
    }
    #expect(added == [true, true, false])
    #expect(files.tree.count == 1)
    #expect(files.paths.isEmpty)
  }
}
