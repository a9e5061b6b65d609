import SwiftSymbols
import SymbolGraphs
import Testing

@Suite("Own and inherited comments of symbol graphs")
struct OwnCommentTests {
  private func states(_ symbols: [String]) -> [SymbolDocumentation.State]? {
    module(symbols)?.symbols.map(\.documentation.state)
  }

  private func function(_ name: String, _ line: Int, _ comment: String = "") -> String {
    GraphText.symbol("swift.method", ["A", name], "func \(name)", line: line, more: comment)
  }

  @Test("A comment right above is the declaration's own, its parts are read")
  func own() throws {
    let comment = GraphText.comment(["Draws.", "", "- Returns: A size."], from: 2)
    let symbol = try #require(module([function("f()", 6, comment)])?.symbols.first)
    #expect(symbol.documentation.state == .own)
    #expect(symbol.documentation.comment?.summary == "Draws.")
    #expect(symbol.documentation.comment?.returns == "A size.")
  }

  @Test("A comment of another file, below the name, or without a place is inherited")
  func inherited() {
    let other = GraphText.comment(["Draws."], from: 1, in: "Other")
    let below = GraphText.comment(["Draws."], from: 8)
    let unplaced = #","docComment":{"module":"Swift","lines":[{"text":"Draws."}]}"#
    for comment in [other, below, unplaced] {
      #expect(states([function("f()", 6, comment)]) == [.inherited])
    }
  }

  @Test("A comment that another name follows belongs to that name")
  func between() {
    let comment = GraphText.comment(["Draws."], from: 1)
    let witness = GraphText.symbol(
      "swift.method", ["B", "f()"], "func f()", line: 4, more: comment)
    #expect(states([function("f()", 2, comment), witness]) == [.own, .inherited])
  }

  @Test("A comment above a type is not that of its members, also on one line")
  func line() {
    let comment = GraphText.comment(["Draws."], from: 1)
    let type = GraphText.symbol("swift.struct", ["A"], "struct A", line: 3)
    let member = GraphText.symbol(
      "swift.method", ["A", "f()"], "func f()", line: 3, column: 20, more: comment)
    #expect(states([type, member]) == [.none, .inherited])
    let own = GraphText.comment(["Draws."], from: 3)
    #expect(states([type, member.replacing(comment, with: own)]) == [.none, .own])
  }

  @Test("The names of one declaration share its comment, on one line and on several")
  func shared() {
    let comment = GraphText.comment(["Sides."], from: 1)
    let cases = [("a", 2, 4), ("b", 2, 7), ("c", 3, 4), ("d", 4, 4)].map { name, line, column in
      GraphText.symbol(
        "swift.enum.case", ["E", name], "case \(name)", line: line, column: column, more: comment)
    }
    #expect(states(cases) == [.own, .own, .own, .own])
    let other = function("f()", 3, comment)
    #expect(states(Array(cases.prefix(2)) + [other]) == [.own, .own, .inherited])
  }

  @Test("Symbols at the same place have the same comment")
  func place() {
    let comment = GraphText.comment(["Draws."], from: 1)
    let names = ["f()", "g()", "h()"].map { function($0, 2, comment) }
    #expect(states(names) == [.own, .own, .own])
    #expect(states([function("f()", 2)] + names.dropFirst()) == [.none, .own, .own])
  }

  @Test("A comment that says nothing is none")
  func blank() {
    #expect(states([function("f()", 6, GraphText.comment(["", "  "], from: 4))]) == [.none])
    #expect(states([function("f()", 6)]) == [.none])
  }
}
