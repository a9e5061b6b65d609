import Testing

@testable import SwiftSymbols

@Suite("What code uses")
struct SwiftUsesTests {
  private func uses(_ text: String) throws -> SwiftUses {
    try #require(SwiftUses.read(SourceFile(path: "A.swift", text: text)).uses)
  }

  @Test("A chain lists its calls from the last to the first, each on the one before it")
  func chains() throws {
    let uses = try uses("let a = Text(\"A\").font(.body).padding(8)\n")
    #expect(uses.calls.map(\.name) == ["padding", "font", "Text"])
    #expect(uses.calls.map(\.receiver) == [1, 2, nil])
    #expect(uses.calls.map(\.base) == [.value, .value, .none])
    #expect(uses.source(uses.calls[0].range) == "Text(\"A\").font(.body).padding(8)")
    #expect(uses.location(at: uses.calls[0].nameOffset).column == 31)
  }

  @Test("What is before the name of a call is told")
  func bases() throws {
    let uses = try uses(
      "let a = [SwiftUI.Color.red.opacity(1), .system(size: 2), Color.init(white: 1), a().b()]\n")
    #expect(uses.calls.map(\.name) == ["opacity", "system", "Color", "b", "a"])
    #expect(uses.calls[0].base == .names("SwiftUI.Color.red"))
    #expect(uses.calls[1].base == .implicit)
    #expect(uses.calls[2].base == .none)
    #expect(uses.members.map(\.name) == ["SwiftUI.Color.red"])
  }

  @Test("Values are read as far as they are written")
  func values() throws {
    func kinds(_ argument: String) throws -> [SwiftUses.Value.Kind] {
      try uses("f(\(argument))\n").calls[0].arguments[0].values.map(\.kind)
    }
    #expect(try kinds("8") == [.number(8)])
    #expect(try kinds("-0.5") == [.number(-0.5)])
    #expect(try kinds("1_000") == [.number(1000)])
    #expect(try kinds("0xFF") == [.number(255)])
    #expect(try kinds("CGFloat(8)") == [.number(8)])
    #expect(try kinds("(8)") == [.number(8)])
    #expect(try kinds("51 / 255") == [.number(0.2)])
    #expect(
      try uses("f(51 / 255, 8)\n").calls[0].arguments.map(\.values[0].isComputed) == [true, false])
    #expect(try kinds("a == b ? 8 : .m") == [.number(8), .name(".m")])
    #expect(try kinds("\"a\\n\"") == [.string("a\n")])
    #expect(try kinds("\"\\(a)\"") == [.other])
    #expect(try kinds("DS.Spacing.m") == [.name("DS.Spacing.m")])
    #expect(try kinds("nil") == [.none])
    #expect(try kinds("{ 8 }") == [.closure])
    #expect(try kinds("8 * a") == [.other])
  }

  @Test("Imports and other names of types are listed")
  func importsAndAliases() throws {
    let uses = try uses("import SwiftUI\n@testable import struct Kit.A\ntypealias B = A.C\n")
    #expect(uses.imports.map(\.name) == ["SwiftUI", "Kit"])
    #expect(uses.location(at: uses.imports[1].range.lowerBound).line == 2)
    #expect(uses.aliases == [.init(name: "B", target: "A.C")])
  }

  @Test("Everything knows the arguments and declarations around it")
  func surroundings() throws {
    let uses = try uses(
      """
      struct A: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Button(action: go) { Image("a").padding(B.c) } label: { Text("b") }
        }
      }
      """)
    let image = try #require(uses.calls.first { $0.name == "Image" })
    let text = try #require(uses.calls.first { $0.name == "Text" })
    #expect(image.surroundings.argument == 1)
    #expect(text.surroundings.argument == 2)
    #expect(uses.calls[image.surroundings.call ?? -1].name == "Button")
    let member = try #require(uses.members.first)
    #expect(uses.calls[member.surroundings.call ?? -1].name == "padding")
    #expect(uses.declarations.map(\.name) == ["A", "scheme", "body"])
    #expect(uses.declarations[image.surroundings.declaration ?? -1].name == "body")
    #expect(uses.declarations[0].keyPaths == ["colorScheme"])
    #expect(uses.declarations[0].inherited == ["View"])
  }

  @Test("Two sides of a condition are told apart")
  func branches() throws {
    let uses = try uses(
      "if a { f() } else if b { g() } else { h() }\nswitch c { case 1: i(); default: j() }\n"
        + "#if os(iOS)\nk()\n#else\nl()\n#endif")
    let sides = uses.calls.map { call in
      call.surroundings.branch.map { uses.branches[$0] }.map { [$0.condition, $0.side] } ?? []
    }
    #expect(sides == [[1, 0], [2, 0], [2, 1], [3, 0], [3, 1], [4, 0], [4, 1]])
  }

  @Test("What only runs where something is available is told")
  func availability() throws {
    let uses = try uses(
      """
      func a() {
        if #available(iOS 26, *) { b() }
        c()
        guard #available(iOS 26, *) else { return }
        d()
      }
      func e() { f() }
      """)
    let guarded = uses.calls.filter(\.surroundings.isGuarded).map(\.name)
    #expect(guarded == ["b", "d"])
  }

  @Test("Comments that allow something know what they are about")
  func allowances() throws {
    let uses = try uses(
      """
      // catalog:allow one because
      struct A {
        let a = 1 // catalog:allow two
      }
      // catalog:allowed three
      """)
    #expect(uses.allowances.map(\.rule) == ["one", "two"])
    #expect(uses.allowances.map(\.reason) == ["because", ""])
    #expect(uses.allowances.map(\.lines) == [2...4, 3...3])
  }

  @Test("A file that is not all Swift is read as far as it goes")
  func broken() {
    let read = SwiftUses.read(SourceFile(path: "A.swift", text: "f(1)\nlet = (\ng(2)\n"))
    #expect(read.uses?.isComplete == false)
    #expect(read.uses?.calls.first?.name == "f")
    #expect(read.diagnostics.map(\.id) == [.swiftSyntaxError])
    let deep = String(repeating: "(", count: 100)
    #expect(SwiftUses.read(SourceFile(path: "A.swift", text: deep)).uses == nil)
  }

  @Test("Lines are found by their offsets")
  func lines() throws {
    let uses = try uses("a\n  bä\n\nc")
    #expect(uses.lineCount == 4)
    #expect([0, 1, 2, 7, 8, 9].map { uses.line(at: $0) } == [1, 1, 2, 2, 3, 4])
    #expect(try self.uses("a\n").line(at: 2) == 1)
    #expect(uses.lineText(2) == "bä")
    #expect(uses.lineText(4) == "c")
    #expect(uses.lineText(9) == "")
  }

  @Test("A call of thousands of arguments is read in one pass")
  func many() throws {
    let uses = try uses("f(" + (0..<500).map { "a\($0): g(\($0))" }.joined(separator: ", ") + ")\n")
    #expect(uses.calls.count == 501)
    #expect(uses.calls[500].surroundings.argument == 499)
  }
}
