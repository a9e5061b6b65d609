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

  @Test("A graph of nothing but another module's symbols says so, unless that module is read")
  func otherModule() {
    let umbrella = ["Umbrella.symbols.json": GraphText(module: "Umbrella", symbols: [plain]).bytes]
    let problems = SymbolGraphReader.modules(in: umbrella).diagnostics
    #expect(problems.map(\.summary) == ["the graph of 'Umbrella' holds only symbols of 'Kit'"])
    #expect(problems.map(\.id.name) == ["symbol-graph/other-module"])
    #expect(problems.map(\.suggestion) == ["read the graph of 'Kit' instead"])
    #expect(problems.map(\.location?.path) == ["Umbrella.symbols.json"])
    let both = umbrella.merging(["Kit.symbols.json": GraphText(symbols: [plain]).bytes]) { $1 }
    #expect(SymbolGraphReader.modules(in: both).diagnostics.isEmpty)
  }

  @Test("A module that only extends types is not that of a folder beside it")
  func extensions() {
    let member = GraphText.symbol("swift.property", ["Int", "odd"], "var odd: Bool", line: 1)
      .replacing("/work/Kit/", with: "/work/Odd/").replacing("s:3KitInt", with: "s:Si3OddE")
    let (modules, _) = SymbolGraphReader.modules(in: [
      "Kit.symbols.json": GraphText(symbols: [plain]).bytes,
      "Odd.symbols.json": GraphText(module: "Odd", symbols: [member]).bytes,
    ])
    #expect(modules.map(\.symbols.count) == [1, 1])
    let inside = member.replacing("/work/Odd/A%20B.swift", with: "/work/Kit/Odd.swift")
    let umbrella = SymbolGraphReader.modules(in: [
      "Kit.symbols.json": GraphText(symbols: [plain, inside]).bytes,
      "Umbrella.symbols.json": GraphText(module: "Umbrella", symbols: [inside]).bytes,
    ]).modules
    #expect(umbrella.map(\.symbols.count) == [2, 0])
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
