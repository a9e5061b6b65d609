import DiagnosticReports
import Testing

@Suite struct TerminalTextTests {
  @Test func controlCharactersAreShown() {
    #expect(TerminalText.visible("a\u{1B}[2J\nb\u{9B}é") == "a\\u{1B}[2J\\u{A}b\\u{9B}é")
  }

  @Test func whatTurnsTheDirectionIsShown() {
    #expect(TerminalText.visible("a\u{202E}b\u{2066}c") == "a\\u{202E}b\\u{2066}c")
  }

  @Test func aWholeTextKeepsItsLinesAndTabs() {
    #expect(TerminalText.printable("a\tb\nc\r\nd\u{C}e") == "a\tb\nc\\u{D}\nd\\u{C}e")
    #expect(TerminalText.printable("é\u{202E}\u{9B}") == "é\\u{202E}\\u{9B}")
    #expect(TerminalText.printable("plain") == "plain")
  }

  @Test func onlyOwnPaintStaysWherePaintIsMeant() {
    let text = TerminalText.painted("x", .red) + "\u{1B}[2J"
    #expect(TerminalText.printable(text, keepsPaint: true) == "\u{1B}[31mx\u{1B}[0m\\u{1B}[2J")
    #expect(TerminalText.printable(text) == "\\u{1B}[31mx\\u{1B}[0m\\u{1B}[2J")
  }

  @Test func nothingIsNotPainted() {
    #expect(TerminalText.painted("", .bold) == "")
    #expect(TerminalText.painted("x", .red) == "\u{1B}[31mx\u{1B}[0m")
  }
}
