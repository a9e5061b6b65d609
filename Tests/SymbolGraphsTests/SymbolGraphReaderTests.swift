import Diagnostics
import SwiftSymbols
import SymbolGraphs
import Testing

@Suite("Symbols of symbol graphs")
struct SymbolGraphReaderTests {
  @Test("A symbol has the name, place and signature that the source gives it")
  func method() throws {
    let symbol = try #require(
      module([
        GraphText.symbol(
          "swift.method", ["Badge", "tint(_:in:)"],
          "func tint<S>(_ color: `Self`, in space: S = .sRGB) throws -> Int where S : Space",
          line: 9)
      ])?.symbols.first)
    #expect(symbol.path == ["Badge", "tint(_:in:)"])
    #expect(symbol.kind == .method)
    #expect(symbol.location == SourceLocation("A B.swift", line: 10, column: 5))
    #expect(symbol.signature.parameters.map(\.label) == [nil, "in"])
    #expect(symbol.signature.parameters.map(\.name) == ["color", "space"])
    #expect(symbol.signature.parameters.map(\.type) == ["Self", "S"])
    #expect(symbol.signature.parameters.last?.defaultValue == ".sRGB")
    #expect(symbol.signature.type == "Int")
    #expect(symbol.signature.throwing == "throws")
    #expect(symbol.signature.genericNames == ["S"])
    #expect(symbol.key == "Badge.tint<S>(_: Self, in: S) throws -> Int where S: Space")
  }

  @Test(
    "Declarations are laid out as those of sources",
    arguments: [
      ("swift.struct", "Badge", "struct Badge<T> where T : View", "struct Badge<T> where T: View"),
      ("swift.property", "text", "var text: String { get set }", "var text: String { get set }"),
      ("swift.enum.case", "a(_:)", "case a(Int)", "case a(Int)"),
      (
        "swift.subscript", "subscript(_:)", "subscript(i: Int) -> A { get }",
        "subscript(i: Int) -> A { get }"
      ),
      ("swift.init", "init(_:)", "init?(_ a: Int)", "init?(_ a: Int)"),
    ])
  func layout(_ kind: String, _ name: String, _ text: String, _ expected: String) {
    let symbols = module([GraphText.symbol(kind, ["A", name], text, line: 1)])?.symbols
    #expect(symbols?.first?.declaration == expected)
  }

  @Test("A text that is no declaration is kept as it is")
  func oddDeclaration() {
    let symbol = module([GraphText.symbol("swift.func", ["f()"], ") func", line: 1)])?.symbols.first
    #expect(symbol?.declaration == ") func")
    #expect(symbol?.signature.parameters.isEmpty == true)
    #expect(symbol?.key == "f()")
  }

  @Test("An actor, which is a class to the graph, is told by its declaration")
  func actor() {
    let fragments = #"{"kind":"keyword","spelling":"actor"},{"kind":"text","spelling":" Store"}"#
    let text = GraphText.symbol("swift.class", ["Store"], "x", line: 1)
      .replacing(#"{"kind":"text","spelling":"x"}"#, with: fragments)
    #expect(module([text])?.symbols.first?.kind == .actor)
  }

  @Test("What the compiler made, hid or took from C is left out")
  func leftOut() {
    let declared = GraphText.symbol("swift.struct", ["A"], "struct A", line: 1)
    let header = #""location":{"uri":"file:///usr/a.h","position":{"line":1,"character":0}}"#
    let symbols = module([
      declared,
      GraphText.symbol("swift.method", ["A", "f()::SYNTHESIZED::s:A"], "func f()", line: 2),
      GraphText.symbol("swift.init", ["A", "init()"], "init()", more: #""x":1"#),
      GraphText.symbol("swift.method", ["A", "g()"], "func g()", line: 2, more: #","spi":true"#),
      GraphText.symbol("swift.deinit", ["A", "deinit"], "deinit", line: 3),
      GraphText.symbol("swift.extension", ["A"], "extension A", line: 3),
      GraphText.symbol("swift.var", ["h"], "var h: Int", more: header),
    ])?.symbols
    #expect(symbols?.map(\.name) == ["A"])
  }

  @Test("Access below the least one wanted is left out")
  func access() {
    let hidden = GraphText.symbol("swift.struct", ["B"], "struct B", line: 2)
      .replacing(#""accessLevel":"public""#, with: #""accessLevel":"internal""#)
    let graph = GraphText(
      symbols: [GraphText.symbol("swift.struct", ["A"], "struct A", line: 1), hidden])
    let files = ["Kit.symbols.json": graph.bytes]
    let names = { (level: AccessLevel) in
      SymbolGraphReader.modules(in: files, minimumAccess: level).modules.first?.symbols.map(\.name)
    }
    #expect(names(.public) == ["A"])
    #expect(names(.internal) == ["A", "B"])
  }

  @Test("Availability is that of the graph")
  func availability() {
    let items = """
      ,"availability":[
      {"domain":"iOS","introduced":{"major":17},"deprecated":{"major":18,"minor":2}},
      {"domain":"*","isUnconditionallyDeprecated":true,"renamed":"B"}]
      """
    let symbol = module([
      GraphText.symbol("swift.struct", ["A"], "struct A", line: 1, more: items)
    ])?.symbols.first
    #expect(symbol?.availability.map(\.platform) == ["iOS", "*"])
    #expect(symbol?.availability.first?.introduced == "17")
    #expect(symbol?.availability.first?.deprecated == "18.2")
    #expect(symbol?.availability.last?.renamed == "B")
    #expect(symbol?.availability.allSatisfy(\.isDeprecated) == true)
  }
}
