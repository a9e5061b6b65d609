import SwiftSymbols
import SymbolGraphs
import Testing

@Suite("Several symbol graphs")
struct ModuleGraphTests {
  private let plain = GraphText.symbol("swift.struct", ["A"], "struct A", line: 5)
  private let documented = GraphText.symbol(
    "swift.struct", ["A"], "struct A", line: 5, more: GraphText.comment(["Text."], from: 4))

  @Test("Graphs of two platforms give a symbol once, the documented one")
  func platforms() {
    let (modules, _) = SymbolGraphReader.modules(in: [
      "ios/Kit.symbols.json": GraphText(symbols: [plain]).bytes,
      "macos/Kit.symbols.json": GraphText(symbols: [documented]).bytes,
    ])
    #expect(modules.map(\.name) == ["Kit"])
    #expect(modules.first?.symbols.map(\.documentation.state) == [.own])
  }

  @Test("What a module exports from another counts there alone")
  func exported() {
    let umbrella = GraphText(module: "Umbrella", symbols: [plain])
    let (modules, _) = SymbolGraphReader.modules(in: [
      "Kit.symbols.json": GraphText(symbols: [plain]).bytes,
      "Umbrella.symbols.json": umbrella.bytes,
    ])
    #expect(modules.map(\.name) == ["Kit", "Umbrella"])
    #expect(modules.map(\.symbols.count) == [1, 0])
  }

  @Test("Places are relative to the root, or to the folder that all files share")
  func places() {
    let other = plain.replacing("/work/Kit/A%20B.swift", with: "/work/Kit/sub/100%.swift")
      .replacing("KitA", with: "KitB")
    let files = ["Kit.symbols.json": GraphText(symbols: [plain, other]).bytes]
    let paths = { (root: String?) in
      SymbolGraphReader.modules(in: files, root: root).modules.first?.symbols.map(\.location.path)
    }
    #expect(paths(nil) == ["A B.swift", "sub/100%.swift"])
    #expect(paths("/work") == ["Kit/A B.swift", "Kit/sub/100%.swift"])
    #expect(paths("/elsewhere") == ["A B.swift", "sub/100%.swift"])
    #expect(paths("/work/Kit/sub") == ["100%.swift", "A B.swift"])
  }

  @Test("Overloads that only constraints of the graph would tell apart have numbered keys")
  func equalKeys() {
    let twin = plain.replacing("s:3Kit", with: "s:3Kitx").replacing(
      #""line":5"#, with: #""line":6"#)
    let symbols = SymbolGraphReader.modules(in: [
      "Kit.symbols.json": GraphText(symbols: [plain, twin]).bytes
    ]).modules.first?.symbols
    #expect(symbols?.map(\.key) == ["A", "A #2"])
  }

  @Test("The compiler's names for files are told from others")
  func names() {
    #expect(SymbolGraphReader.isGraph("out/Kit@Swift.symbols.json"))
    #expect(!SymbolGraphReader.isGraph("out/index.json"))
  }
}
