import Files
import Testing

/// A folder of which only some files are wanted.
@Suite struct ChosenFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func onlyTheChosenFilesAreThere() throws {
    try folder.write("1", at: "a.yaml")
    try folder.write("2", at: "deep/b.yaml")
    try folder.write("3", at: "deep/c.png")
    let contents = try FileTree.read(folder: folder.path) { paths in
      paths.filter { $0.hasSuffix(".yaml") }
    }
    #expect(contents.tree.paths == ["a.yaml", "deep/b.yaml"])
  }

  @Test func nothingIsSaidOfTheOthers() throws {
    try folder.write("too large", at: "a.png")
    try folder.write("too large", at: "b.yaml")
    let contents = try FileTree.read(
      folder: folder.path, options: ReadOptions(maximumFileSize: 3)
    ) { paths in paths.filter { $0.hasSuffix(".yaml") } }
    #expect(contents.diagnostics.map { $0.location?.path } == ["b.yaml"])
  }
}
