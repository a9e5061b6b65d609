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

@Suite struct FolderReaderTests {
  @Test func readsFilesBelowAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", at: "a.md")
    try folder.write("two", at: "deep/er/b.yaml")
    try folder.write("", at: "empty.txt")
    try folder.makeFolder("empty-folder")
    let contents = try FileTree.read(folder: folder.path)
    #expect(contents.tree == ["a.md": "one", "deep/er/b.yaml": "two", "empty.txt": ""])
    #expect(contents.diagnostics.isEmpty)
  }

  @Test func onlyWhatHasChangedIsReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", at: "a.md")
    try folder.write("two", at: "b.md")
    try folder.write("six", at: "c.md")
    var known = try FileTree.read(folder: folder.path)
    // What stays is taken from what is known.
    known.tree["a.md"] = Array("kept".utf8)
    known.tree["c.md"] = Array("kept".utf8)
    try folder.write("other", at: "b.md")
    try folder.write("new", at: "d.md")
    let again = try FileTree.read(folder: folder.path, keeping: known, except: ["c.md"])
    #expect(again.tree == ["a.md": "kept", "b.md": "other", "c.md": "six", "d.md": "new"])
    folder.remove("a.md")
    let last = try FileTree.read(folder: folder.path, keeping: again)
    #expect(last.tree.paths == ["b.md", "c.md", "d.md"])
  }

  @Test func oneFileIsReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", at: "deep/a.md")
    try folder.write("two", at: "b.md")
    var contents = try FileTree.read(folder: folder.path)
    try folder.write("other", at: "deep/a.md")
    #expect(contents.knows("deep/a.md"))
    #expect(contents.reread("deep/a.md", in: folder.path) == Array("other".utf8))
    #expect(contents.tree == ["deep/a.md": "other", "b.md": "two"])
    // It is as if the folder had been read as a whole.
    #expect(try contents == FileTree.read(folder: folder.path))
  }

  @Test func aFileThatMayNotBeReadAloneIsNot() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", at: "a.md")
    var contents = try FileTree.read(folder: folder.path)
    let before = contents
    folder.remove("a.md")
    #expect(contents.reread("a.md", in: folder.path) == nil)
    #expect(contents.reread("new.md", in: folder.path) == nil)
    #expect(contents == before)
    // A link may lead to any of the files.
    try folder.write("one", at: "a.md")
    try folder.link("b.md", to: "a.md")
    #expect(try !FileTree.read(folder: folder.path).knows("a.md"))
  }

  @Test func aFileThatVanishesAfterItWasListedIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", at: "a.md")
    try folder.write("two", at: "b.md")
    let contents = try FileTree.read(folder: folder.path) { paths in
      folder.remove("a.md")
      return paths
    }
    #expect(contents.tree == ["b.md": "two"])
    #expect(contents.diagnostics.map(\.id.name) == ["files/unreadable"])
    #expect(
      contents.diagnostics.map(\.summary) == ["cannot read the file: No such file or directory"])
    #expect(contents.diagnostics.map(\.location) == [SourceLocation("a.md")])
  }

  @Test func leavesOutDotFilesGivenNamesAndPublishedSites() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", at: "a.md")
    try folder.write("2", at: ".git/config")
    try folder.write("3", at: "x/.DS_Store")
    try folder.write("4", at: "x/node_modules/b.js")
    try folder.write("5", at: "public/index.html")
    try folder.write("catalog site 1\n", at: "public/.catalog-site")
    let options = ReadOptions(skippedNames: ["node_modules"])
    #expect(try FileTree.read(folder: folder.path, options: options).tree == ["a.md": "1"])
  }

  @Test func followsLinksToFilesOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write("shared", at: "real/a.md")
    try folder.link("link.md", to: "real/a.md")
    try folder.link("real/loop", to: "..")
    let contents = try FileTree.read(folder: folder.path)
    #expect(contents.tree == ["link.md": "shared", "real/a.md": "shared"])
    #expect(
      contents.diagnostics == [
        .init(
          .filesLinkedFolder, "a link to a folder is not followed",
          at: SourceLocation("real/loop"),
          suggestion: "put the folder itself here, or link its files one by one")
      ])
  }

  @Test func readsTheRestWhenSomeFilesCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("fine", at: "a.md")
    try folder.link("dangling.md", to: "nowhere")
    try folder.link("self.md", to: "self.md")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    let options = ReadOptions(displayPrefix: "content")
    let contents = try FileTree.read(folder: folder.path, options: options)
    #expect(contents.tree == ["a.md": "fine"])
    #expect(
      contents.diagnostics.map { "\($0.location?.path ?? ""): \($0.id.name): \($0.summary)" } == [
        "content/dangling.md: files/unreadable: cannot follow the link: No such file or directory",
        "content/pipe: files/not-a-file: not a file or folder, so it is not read",
        "content/self.md: files/unreadable: cannot follow the link: "
          + SystemError(code: ELOOP).reason,
      ])
  }

  @Test func namesFilesThatAreTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write("1234", at: "fits")
    try folder.write("12345", at: "large")
    let contents = try FileTree.read(
      folder: folder.path, options: ReadOptions(maximumFileSize: 4))
    #expect(contents.tree == ["fits": "1234"])
    #expect(contents.diagnostics.map(\.id.name) == ["files/too-large"])
    #expect(contents.diagnostics.map(\.summary) == ["the file is larger than 4 bytes"])
  }

  #if os(Linux)  // A Mac's disk refuses to make such a file.
    @Test func namesFilesWhoseNameIsNotUTF8() throws {
      let folder = try TemporaryFolder()
      let name = folder.path.utf8CString.dropLast() + [0x2F, 0x61, -1, 0]
      let descriptor = name.withContiguousStorageIfAvailable {
        $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
      #expect(close(try #require(descriptor)) == 0)
      let contents = try FileTree.read(folder: folder.path)
      #expect(contents.tree.isEmpty)
      #expect(
        contents.diagnostics == [
          .init(
            .filesBadName, "the file name is not UTF-8, so the file is not read",
            at: SourceLocation("a\u{FFFD}"), suggestion: "rename the file")
        ])
      #expect(unlink(Array(name)) == 0)
    }
  #endif

  @Test func tellsAMissingFolderFromAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", at: "file")
    let missing = "\(folder.path)/none"
    #expect(throws: FolderError.missing(missing)) { try FileTree.read(folder: missing) }
    let file = "\(folder.path)/file"
    #expect(throws: FolderError.notAFolder(file)) { try FileTree.read(folder: file) }
    #expect(throws: FolderError.notAFolder("\(file)/x")) {
      try FileTree.read(folder: "\(file)/x")
    }
    #expect(FolderError.missing("content").description == "the folder 'content' does not exist")
    #expect(
      FolderError.notAFolder("content").diagnostic.summary == "'content' is a file, not a folder")
  }

  @Test func aFolderAsDeepAsTheDiskAllowsIsReadWithoutRecursion() throws {
    let folder = try TemporaryFolder()
    let path = Array(repeating: "d", count: 1500).joined(separator: "/") + "/leaf.md"
    try folder.write("deep", at: path)
    #expect(try FileTree.read(folder: folder.path).tree == FileTree([path: Array("deep".utf8)]))
  }
}
