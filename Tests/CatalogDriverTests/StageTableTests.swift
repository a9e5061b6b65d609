import Testing
import Workers

@testable import CatalogDriver

struct StageTableTests {
  private let stages = [
    Stopwatch.Stage(
      name: "read", time: .milliseconds(42), amounts: [Stopwatch.Amount(1204, "file")]),
    Stopwatch.Stage(
      name: "list pages", time: .milliseconds(950), amounts: [Stopwatch.Amount(1, "page")]),
    Stopwatch.Stage(name: "write", time: .milliseconds(11_000)),
  ]

  @Test("Figures stand below each other, and the rest has a line")
  func table() {
    #expect(
      StageTable(stages, total: .milliseconds(12_000)).text == """
        stage       seconds  share
        read          0.042    0 %  1204 files
        list pages    0.950    8 %  1 page
        write        11.000   92 %
        other         0.008    0 %
        total        12.000  100 %
        """)
  }

  @Test("An edit is told in a line")
  func line() {
    #expect(
      StageTable(stages, total: .zero).line == "read 42 ms, list pages 950 ms, write 11000 ms")
  }

  @Test("Nothing that was measured is no stage")
  func emptyTable() {
    #expect(
      StageTable([], total: .zero).text == """
        stage  seconds  share
        other    0.000    0 %
        total    0.000  100 %
        """)
  }
}
