import Diagnostics
import SymbolGraphs
import Testing

@Suite("What is wrong with symbol graphs")
struct GraphProblemTests {
  private func summaries(_ text: String) -> [String] {
    diagnostics(Array(text.utf8)).map { "\($0.id.name): \($0.summary)" }
  }

  @Test(
    "Files that are no symbol graphs",
    arguments: [
      ("", "symbol-graph/not-json: the symbol graph is not JSON, or ends too early"),
      ("<html>", "symbol-graph/not-json: the symbol graph is not JSON, or ends too early"),
      (
        "[]",
        "symbol-graph/not-a-graph: the file is JSON but not a symbol graph: 'metadata' is missing"
      ),
      (
        "{}",
        "symbol-graph/not-a-graph: the file is JSON but not a symbol graph: 'metadata' is missing"
      ),
      (
        #"{"metadata":{"formatVersion":{"major":0}},"module":{"name":"A"},"symbols":7}"#,
        "symbol-graph/not-a-graph: the file is JSON but not a symbol graph: 'symbols' is missing"
      ),
      (
        #"{"metadata":{"formatVersion":{"major":2,"minor":1}},"module":{"name":"A"}}"#,
        "symbol-graph/version: the symbol graph has the format version 2.1.0"
      ),
    ])
  func unreadable(_ text: String, _ expected: String) {
    #expect(summaries(text) == [expected])
  }

  @Test("A graph that ends in the middle is not read in part")
  func truncated() {
    let text = GraphText(symbols: [GraphText.symbol("swift.struct", ["A"], "struct A", line: 1)])
      .text
    #expect(summaries(String(text.dropLast(40))).count == 1)
    #expect(summaries(text).isEmpty)
  }

  @Test("Bytes that are no text")
  func notUTF8() {
    #expect(diagnostics([0x7B, 0xFF, 0x7D]).map(\.id.name) == ["symbol-graph/not-utf8"])
  }

  @Test("Deep nesting ends in a diagnostic")
  func deep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(summaries(text).count == 1)
  }

  @Test("No files at all")
  func noFiles() {
    let found = SymbolGraphReader.modules(in: [:]).diagnostics
    #expect(found.map(\.id.name) == ["symbol-graph/no-files"])
    #expect(
      found.first?.suggestion == "make the graphs with 'swift package dump-symbol-graph'")
  }

  @Test("Symbols of unknown kinds are counted, damaged ones make the module incomplete")
  func skipped() throws {
    let good = GraphText.symbol("swift.struct", ["A"], "struct A", line: 1)
    let graph = GraphText(symbols: [
      good, GraphText.symbol("objective-c.class", ["B"], "x", line: 2),
      #"{"kind":7}"#, "null",
      good.replacing(#""line":1"#, with: #""line":9223372036854775807"#),
      good.replacing(#"["A"]"#, with: "[]"),
    ])
    let (modules, found) = SymbolGraphReader.modules(in: ["Kit.symbols.json": graph.bytes])
    #expect(
      found.map(\.summary) == [
        "1 symbol is not counted: the kind is unknown",
        "4 symbols are not counted: a part is missing",
      ])
    #expect(found.first?.notes.map(\.message) == ["kinds: 'objective-c.class' (1)"])
    #expect(modules.first?.symbols.map(\.name) == ["A"])
    #expect(modules.first?.incompleteFiles == ["Kit.symbols.json"])
  }

  @Test("A module of which one graph is broken is incomplete")
  func brokenPart() {
    let graph = GraphText(symbols: [GraphText.symbol("swift.struct", ["A"], "struct A", line: 1)])
    let (modules, _) = SymbolGraphReader.modules(in: [
      "out/Kit.symbols.json": graph.bytes, "out/Kit@Swift.symbols.json": [],
    ])
    #expect(modules.first?.incompleteFiles == ["out/Kit@Swift.symbols.json"])
  }

  @Test("A graph without symbols is a module without symbols")
  func empty() {
    #expect(module([])?.name == "Kit")
    #expect(module([])?.symbols.isEmpty == true)
  }
}
