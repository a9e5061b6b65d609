import PreviewPaint
import Testing

@Suite struct StylesheetFaultTests {
  private func faults(_ css: String) -> [String] {
    StylesheetFaults(css).faults.map {
      "\($0.kind) \($0.piece.text) \($0.piece.line):\($0.piece.column)"
    }
  }

  @Test func faultsHaveKindAndPlace() {
    #expect(
      faults("/* ä */ a { b c; d: e\nf: g }\n}") == [
        "missingColon b 1:14", "missingSemicolon f 2:1", "stray } 3:1",
      ])
    #expect(faults("a { b { c: d }") == ["unclosed { 1:3"])
  }

  @Test func anOpenBracketHidesTheRestOnce() {
    #expect(faults("a { b: calc(1px + (2px; c: d }") == ["unclosed calc( 1:8"])
  }

  @Test func manyBracketsAreRead() {
    #expect(faults(String(repeating: "{", count: 100_000)).count == 1)
    #expect(faults(String(repeating: "(", count: 100_000)).count == 1)
  }
}
