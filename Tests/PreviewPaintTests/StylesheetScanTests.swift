import PreviewPaint
import Testing

@Suite struct StylesheetScanTests {
  private func literals(_ css: String) -> [String] {
    StylesheetScan(css).literals.map { "\($0.text) \($0.line):\($0.column)" }
  }

  @Test func usesAndDeclarationsAreToldApart() {
    let scan = StylesheetScan(
      ".a {\n  --own: var(--token);\n  color: var( --own, var(--other));\n}")
    #expect(scan.declared == ["--own"])
    #expect(scan.uses.map(\.text) == ["--token", "--own", "--other"])
    #expect(scan.uses.map { "\($0.line):\($0.column)" } == ["2:14", "3:15", "3:26"])
  }

  @Test func literalsAreColoursLengthsAndDurations() {
    #expect(literals("a { width: 12px; }") == ["12px 1:12"])
    #expect(
      literals("a { margin: 0 0px 1px -1px 50% 2 auto; color: #fff; fill: rgb(0 0 0) }") == [
        "#fff 1:47", "rgb 1:59",
      ])
    #expect(
      literals("a { transition: color 200ms; color: white }") == ["200ms 1:23", "white 1:37"])
  }

  @Test func selectorsStringsAndAddressesAreNoValues() {
    #expect(literals("red:hover { b:not(.x) { content: '12px' } }") == [])
    #expect(literals("a { background: url(#fff/12px) }") == [])
    #expect(literals("/* 12px */ @media (width: 12px) { a { margin: 0 } }") == [])
  }
}
