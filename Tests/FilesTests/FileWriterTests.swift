import Diagnostics
import Files
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func filesAreAddedToAFolderThatIsMade() throws {
    try folder.write("kept", at: "out/other.txt")
    let found = try FileWriter.write(
      ["a.json": "1", "deep/b.json": "2"], into: folder.path + "/out")
    #expect(found.isEmpty)
    #expect(folder.text("out/deep/b.json") == "2")
    #expect(folder.text("out/other.txt") == "kept")
  }

  @Test func nothingIsWrittenWhenAFileIsInTheWay() throws {
    try folder.write("mine", at: "out/b.json")
    let found = try FileWriter.write(["a.json": "1", "b.json": "2"], into: folder.path + "/out")
    #expect(
      found == [
        .init(
          .outputExists, "'\(folder.path)/out/b.json' already exists with other content",
          suggestion: "remove it, or name another folder")
      ])
    #expect(folder.text("out/b.json") == "mine")
    #expect(folder.files == ["out/b.json"])
  }

  @Test func theSameContentIsNotInTheWay() throws {
    try folder.write("2", at: "out/b.json")
    #expect(try FileWriter.write(["a": "1", "b.json": "2"], into: folder.path + "/out/") == [])
    #expect(folder.text("out/a") == "1")
  }

  @Test func aPipeIsWrittenToAndStays() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try FileWriter.write(Array("new".utf8), to: path)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3).elementsEqual("new".utf8))
  }

  @Test func aSingleFileIsReplaced() throws {
    try folder.write("old", at: "tokens.css")
    try FileWriter.write(Array("new".utf8), to: folder.path + "/tokens.css")
    #expect(folder.text("tokens.css") == "new")
    #expect(folder.files == ["tokens.css"])
  }

  @Test func aFileInPlaceOfAFolderCannotBeWritten() throws {
    try folder.write("x", at: "taken")
    #expect(throws: DiskError.self) {
      try FileWriter.write([], to: folder.path + "/taken/tokens.css")
    }
  }
}
