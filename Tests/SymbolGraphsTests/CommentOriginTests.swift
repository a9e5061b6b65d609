import SwiftSymbols
import SymbolGraphs
import Testing

@Suite("Inherited comments that symbol graphs leave out")
struct CommentOriginTests {
  private static let text = GraphText.comment(["Draws."], from: 1)
  private static let blank = GraphText.comment(["", " "], from: 1)

  /// A graph of a requirement, and one of a module whose `draw()` the compiler says to fulfil
  /// `origin`; `more` follows that.
  private func symbols(
    _ requirement: String, _ witness: String = "", origin: String = "s:3KitPdraw()swift.method",
    more: [String] = []
  ) -> [Symbol]? {
    let source = GraphText.symbol("swift.method", ["P", "draw()"], "", line: 2, more: requirement)
    let target = GraphText.symbol("swift.method", ["A", "draw()"], "", line: 4, more: witness)
    let fact = """
      {"kind":"memberOf","source":"s:3KitAdraw()swift.method","target":"x",
      "sourceOrigin":{"identifier":"\(origin)","displayName":"P.draw()"}}
      """
    let files = [
      "Lib.symbols.json": GraphText(module: "Lib", symbols: [source]),
      "Kit.symbols.json": GraphText(symbols: [target] + more, relationships: [fact]),
    ]
    return SymbolGraphReader.modules(in: files.mapValues(\.bytes)).modules.first?.symbols
  }

  @Test("The text is that of the origin, whatever graph holds it")
  func text() {
    let symbol = symbols(Self.text)?.first
    #expect(symbol?.documentation.state == .inherited)
    #expect(symbol?.documentation.comment?.summary == "Draws.")
  }

  @Test("An origin without documentation lends none")
  func undocumented() {
    for requirement in ["", Self.blank] {
      #expect(symbols(requirement)?.map(\.documentation.state) == [.none])
    }
  }

  @Test("Comments of its own come first, also those that say nothing")
  func ownComments() {
    let own = GraphText.comment(["Paints."], from: 3)
    #expect(symbols(Self.text, own)?.map(\.documentation.state) == [.own])
    #expect(symbols(Self.text, Self.blank)?.map(\.documentation.state) == [.none])
  }

  @Test("An origin that no graph holds is a documented one, of a library")
  func library() {
    let symbol = symbols(Self.text, origin: "s:s23CustomStringConvertibleP11descriptionSSvp")?.first
    #expect(symbol?.documentation == SymbolDocumentation(state: .inherited, comment: nil))
  }

  @Test("Graphs that hold inherited comments hold them all")
  func complete() {
    let other = GraphText.symbol(
      "swift.method", ["B", "draw()"], "", line: 9, more: GraphText.comment(["Draws."], from: 20))
    let alone = symbols("", origin: "s:x", more: [other])
    #expect(alone?.map(\.documentation.state) == [.inherited, .inherited])
    let files = [
      "Kit.symbols.json": GraphText(
        symbols: [other, GraphText.symbol("swift.method", ["A", "draw()"], "", line: 4)],
        relationships: ["A", "B"].map {
          #"{"kind":"memberOf","source":"s:3Kit\#($0)draw()swift.method","target":"x","#
            + #""sourceOrigin":{"identifier":"s:x","displayName":"P.draw()"}}"#
        }
      ).bytes
    ]
    let symbols = SymbolGraphReader.modules(in: files).modules.first?.symbols
    #expect(symbols?.map(\.documentation.state) == [.none, .inherited])
  }
}
