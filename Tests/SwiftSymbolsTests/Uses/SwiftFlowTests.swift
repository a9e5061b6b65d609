import Testing

@testable import SwiftSymbols

@Suite("What code does with names")
struct SwiftFlowTests {
  private func flow(_ text: String) throws -> SwiftFlow {
    let uses = try #require(SwiftUses.read(SourceFile(path: "A.swift", text: text)).uses)
    return SwiftFlow(of: uses)
  }

  private func names(_ text: String) throws -> [String] {
    try flow(text).references.map(\.name)
  }

  @Test("A name is told with its members, and without what is before it")
  func references() throws {
    #expect(try names("a + self.b.c + $d\n") == ["a", "b.c", "d"])
    #expect(try names("self.model?.items!.count\n") == ["model.items.count"])
    #expect(try names("items[index].name\n") == ["items", "index"])
    #expect(try names("Text(\"A \\(count)\")\n") == ["count"])
    #expect(try names("if let name {}\nguard let `default` else {}\n") == ["name", "default"])
  }

  @Test("Types, labels, members of other values and arguments of closures are no names")
  func noReferences() throws {
    #expect(try names("A.b(c: .d, \\.e, self)\n").isEmpty)
    #expect(try names("f().a.b\nlet g: H = .i\n{ $0.j }\n") == ["f"])
    #expect(try names("switch a { case .b(let c): break }\n") == ["a"])
  }

  @Test("What is done with a name is told")
  func uses() throws {
    func uses(_ text: String) throws -> [SwiftFlow.Reference.Use] {
      try flow(text).references.map(\.use)
    }
    #expect(try uses("a = b\n") == [.assignment, .read])
    #expect(try uses("a[b].c += d\n") == [.assignment, .read, .read])
    #expect(try uses("a == b\na <= b\n") == [.read, .read, .read, .read])
    #expect(try uses("self.a()\nb()\n") == [.call, .call])
    #expect(try uses("a.b.toggle()\n") == [.method("toggle")])
    #expect(try flow("a.b.toggle()\n").references[0].name == "a.b")
    #expect(try uses("f { a = b }\n") == [.call, .assignment, .read])
  }

  @Test("A name in a condition knows it, and one in a closure or a side does not")
  func conditions() throws {
    let flow = try flow("if a, b.contains({ c }) { d } else { switch e { case .f: g } }\n")
    let found = flow.references.map { "\($0.name) \($0.condition.map(String.init) ?? "-")" }
    #expect(found == ["a 0", "b 0", "c -", "d -", "e 1", "g -"])
    #expect(flow.conditions.map(\.isNever) == [false, false])
  }

  @Test("The sides of a condition are told, and whether it is part of a chain")
  func sides() throws {
    func heads(_ text: String) throws -> [[[String?]]] {
      try flow(text).conditions.map { $0.sides.map { $0.statements.map(\.head) } }
    }
    #expect(try heads("if a { Text(b) }\n") == [[["Text"]]])
    #expect(try heads("if a { } else { Spacer().c() }\n") == [[[], ["Spacer"]]])
    #expect(try heads("switch a { default: b }\n") == [[]])
    let chain = "if a { b } else if c { d } else { e }\n"
    #expect(try heads(chain) == [[["b"]], [["d"], ["e"]]])
    #expect(try flow(chain).conditions.map(\.isChained) == [true, true])
    #expect(try flow("if a { if b { } } else { }\n").conditions.map(\.isChained) == [false, false])
    #expect(try flow("if false { a }\nif b { }\n").conditions.map(\.isNever) == [true, false])
  }

  @Test("A closure lists its statements, whatever is compiled, by what they begin with")
  func closures() throws {
    let text = """
      f { a in
        let b = 1
        #if DEBUG
          C()
            .d { e }
        #endif
        [h]
        if g { }
      }
      """
    let flow = try flow(text)
    #expect(flow.closures.map { $0.statements.map(\.head) } == [["let", "C", nil, "if"], ["e"]])
    #expect(flow.closures[0].range == 2..<text.utf8.count)
  }

  @Test("What is in brackets is told, and a type or subscript is none")
  func collections() throws {
    let found = try flow("let a: [B] = [c[0], (d, [:])]\n").collections
    #expect(found.map(\.kind) == [.array, .tuple, .dictionary])
    #expect(found.map(\.range) == [13..<29, 20..<28, 24..<27])
  }

  @Test("Nothing is told of what the parser must not see")
  func refused() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(SwiftFlow(of: SwiftUses(path: "A.swift", text: deep, isComplete: false)) == SwiftFlow())
  }
}
