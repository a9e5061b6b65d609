import Diagnostics
import SwiftSymbols
import Testing

@Suite struct SwiftExpressionReaderTests {
  private func read(_ text: String) -> [SwiftExpression] {
    SwiftExpressionReader.read(SourceFile(path: "a.swift", text: text)).statements
  }

  /// The links of a chain, each as its name or `()`.
  private func links(_ expression: SwiftExpression?) -> [String] {
    (expression?.links ?? []).map { link in
      switch link.kind {
      case .member(let name): name
      case .call(let arguments): "(\(arguments.map { $0.label ?? "_" }.joined(separator: " ")))"
      }
    }
  }

  @Test func aChainIsAList() throws {
    let chain = try #require(
      read("Kit.Text(\"a\", size: 2)\n  // b\n  .font(.title) { } then: { }").first)
    #expect(chain.base == .name("Kit"))
    #expect(links(chain) == ["Text", "(_ size)", "font", "(_ _ then)"])
    #expect(chain.links.map(\.comment) == [[], [], ["b"], []])
    #expect(
      chain.links.map { $0.location.description } == [
        "a.swift:1:5", "a.swift:1:9", "a.swift:3:4", "a.swift:3:8",
      ])
    guard case .call(let arguments) = chain.links[3].kind else { return }
    #expect(arguments.map(\.isTrailing) == [false, true, true])
    #expect(links(arguments[0].value) == ["title"])
    #expect(arguments[0].value.base == .implicit)
  }

  @Test(
    arguments: [
      ("\"a\\u{301}\"", .string("a\u{301}")), ("\"\"\"\n a\n b\n \"\"\"", .string("a\nb")),
      ("-1_000", .number("-1000")), ("0x1F", .number("0x1F")), ("+1.5e3", .number("1.5e3")),
      ("true", .boolean(true)), ("nil", .none), ("\\.surfaceStyle", .keyPath(["surfaceStyle"])),
      ("((a))", .name("a")), ("`default`", .name("default")),
      ("\"\\(a)\"", .source("\"\\(a)\"")), ("a + b", .source("a + b")),
      ("a[1]", .source("a[1]")), ("\\Root.name", .source("\\Root.name")),
    ] as [(String, SwiftExpression.Base)])
  func bases(text: String, base: SwiftExpression.Base) {
    #expect(read(text).map(\.base) == [base])
  }

  @Test func pathsHaveNames() {
    #expect(read("DS.Spacing.m").first?.names == ["DS", "Spacing", "m"])
    #expect(read(".m").first?.names == nil)
    #expect(read("a()").first?.names == nil)
  }

  @Test func closuresHoldTheirStatements() throws {
    let base = try #require(
      read("{ row in\n  // c\n  a()\n  if b { c() }\n  return d\n}").first?.base)
    guard case .closure(let closure) = base else { return }
    #expect(closure.hasSignature)
    #expect(
      closure.statements.map(\.base) == [.name("a"), .source("if b { c() }"), .name("d")])
    #expect(closure.statements.first?.comment == ["c"])
  }

  @Test func ofAFileTheBodiesAreRead() {
    let text = """
      import SwiftUI
      struct A: View { let a = 1; var body: some View { b() } }
      #Preview("x") { c() }
      struct D {}
      """
    #expect(read(text).map(\.base) == [.name("b"), .name("c"), .source("struct D {}")])
  }

  @Test func whatIsNoSwiftIsNotRead() {
    let result = SwiftExpressionReader.read(SourceFile(path: "a.swift", text: "a(\n  b c\n)"))
    #expect(result.statements == [])
    #expect(result.diagnostics.map(\.id.name) == ["swift/syntax-error"])
    #expect(result.diagnostics.first?.location?.description == "a.swift:2:5")
  }
}
