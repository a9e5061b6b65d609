import DiagnosticReports
import Testing

/// What is written into comments of pull requests.
@Suite struct GitHubMarkdownTests {
  @Test(arguments: [
    (12, "one\ntwo\n", 1, 0), (4, "one\n", 2, 0), (3, "", 3, 0), (100, "one\ntwo\nthree\n", 0, 86),
  ])
  func asManyLinesAreWrittenAsThereIsRoomFor(
    room: Int, text: String, leftOut: Int, rest: Int
  ) {
    var room = room
    let fitting = GitHubMarkdown.fitting(["one\n", "two\n", "three\n"], room: &room)
    #expect(fitting.text == text)
    #expect(fitting.leftOut == leftOut)
    #expect(room == rest)
  }

  @Test func nothingStandsBehindALineThatHadNoRoom() {
    var room = 5
    let fitting = GitHubMarkdown.fitting(["three\n", "a\n"], room: &room)
    #expect(fitting.text == "")
    #expect(fitting.leftOut == 2)
  }
}
