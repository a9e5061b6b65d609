import Diagnostics
import Files
import Testing

@Suite struct FileTextTests {
  @Test func readsTextAndDropsTheByteOrderMark() {
    let tree = FileTree(["a": [0xEF, 0xBB, 0xBF, 0x61], "b": [0x62], "empty": []])
    #expect(tree.text(at: "a") == "a")
    #expect(tree.text(at: "b") == "b")
    #expect(tree.text(at: "empty") == "")
  }

  @Test func aMissingFileIsNoMistake() {
    var diagnostics: [Diagnostic] = []
    #expect(FileTree().text(at: "a", diagnostics: &diagnostics) == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test func namesTheFirstByteThatIsNotUTF8() {
    let bytes = Array("ok\né".utf8) + [0xFF, 0x61, 0xFF]
    var diagnostics: [Diagnostic] = []
    #expect(FileTree(["a/b": bytes]).text(at: "a/b", diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics == [
        .init(
          .filesNotUtf8, "the file is not UTF-8 text",
          at: SourceLocation("a/b", line: 2, column: 3),
          suggestion: "save it with the encoding UTF-8")
      ])
  }

  @Test(arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]])
  func refusesOverlongSurrogateTooLargeAndCutSequences(bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    #expect(FileTree(["a": bytes]).text(at: "a", diagnostics: &diagnostics) == nil)
    #expect(diagnostics.map(\.location) == [SourceLocation("a", line: 1, column: 1)])
  }
}
