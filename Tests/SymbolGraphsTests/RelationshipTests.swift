import SwiftSymbols
import SymbolGraphs
import Testing

@Suite("Extensions and relationships of symbol graphs")
struct RelationshipTests {
  private static func block(_ module: String, _ kind: String, _ constraints: String = "") -> String
  {
    #","swiftExtension":{"extendedModule":"\#(module)","typeKind":"swift.\#(kind)","#
      + #""constraints":[\#(constraints)]}"#
  }

  private static let sendable = #"{"kind":"conformance","lhs":"T","rhs":"Sendable"}"#

  @Test("Origins: declaration, requirement, extension, extension of a protocol")
  func origins() {
    let symbols = module(
      [
        GraphText.symbol("swift.protocol", ["P"], "protocol P", line: 1),
        GraphText.symbol("swift.method", ["P", "f()"], "func f()", line: 2),
        GraphText.symbol(
          "swift.method", ["P", "g()"], "func g()", line: 3, more: Self.block("Kit", "protocol")),
        GraphText.symbol(
          "swift.method", ["S", "h()"], "func h()", line: 4, more: Self.block("Kit", "struct")),
      ],
      [#"{"kind":"requirementOf","source":"s:3KitPf()swift.method","target":"x"}"#])?.symbols
    #expect(
      symbols?.map(\.origin) == [.declaration, .requirement, .protocolExtension, .extension])
    #expect(symbols?.map(\.key) == ["P", "P.f()", "extension P.g()", "S.h()"])
  }

  @Test("Members of another module's type name that module")
  func external() {
    let symbol = module([
      GraphText.symbol(
        "swift.property", ["Array", "odd"], "var odd: Int { get }", line: 1,
        more: Self.block("Swift", "struct"))
    ])?.symbols.first
    #expect(symbol?.externalType == Symbol.ExternalType(name: "Array", module: "Swift"))
  }

  @Test("Constraints are those that the extension adds to its type's own")
  func constraints() {
    let own = #"{"kind":"conformance","lhs":"T","rhs":"View"}"#
    let symbols = module([
      GraphText.symbol(
        "swift.struct", ["S"], "struct S<T> where T : View", line: 1,
        more: #","swiftGenerics":{"constraints":[\#(own)]}"#),
      GraphText.symbol(
        "swift.method", ["S", "f()"], "func f()", line: 2,
        more: Self.block("Kit", "struct", own)),
      GraphText.symbol(
        "swift.method", ["S", "g()"], "func g()", line: 3,
        more: Self.block("Kit", "struct", own + "," + Self.sendable)),
    ])?.symbols
    #expect(symbols?.map(\.extensionConstraints) == [nil, nil, "T: Sendable"])
  }

  @Test("Constraints on packs, and kinds that are not known, cost no symbol and no fact")
  func constraintKinds() {
    let shape = #"{"kind":"sameShape","lhs":"each T","rhs":"each U"}"#
    let odd = #"{"kind":"brandNew","lhs":"T","rhs":"U"}"#
    let method = GraphText.symbol(
      "swift.method", ["S", "f()"], "func f()", line: 2,
      more: Self.block("Kit", "struct", shape + "," + odd)
        + #","swiftGenerics":{"constraints":[\#(shape),\#(odd)]}"#)
    let graph = GraphText(
      symbols: [GraphText.symbol("swift.struct", ["S"], "struct S", line: 1), method],
      relationships: [
        #"{"kind":"conformsTo","source":"s:3KitSswift.struct","target":"s:SH","#
          + #""targetFallback":"Swift.Hashable","swiftConstraints":[\#(shape)]}"#
      ])
    #expect(diagnostics(graph.bytes).isEmpty)
    let symbols = module(graph.symbols, graph.relationships)?.symbols
    #expect(symbols?.map(\.name) == ["S", "f()"])
    #expect(symbols?.last?.extensionConstraints == "(repeat (each T, each U)): Any")
    #expect(symbols?.first?.inheritance == ["Hashable"])
  }

  @Test("A type lists what it inherits from, without what every type has")
  func inheritance() {
    let source = #""source":"s:3KitAswift.class""#
    let symbols = module(
      [
        GraphText.symbol("swift.class", ["A"], "class A", line: 1),
        GraphText.symbol("swift.class", ["B"], "class B", line: 2),
        GraphText.symbol("swift.method", ["A", "f()"], "func f()", line: 3),
      ],
      [
        #"{"kind":"inheritsFrom",\#(source),"target":"s:3KitBswift.class"}"#,
        #"{"kind":"conformsTo",\#(source),"target":"s:SH","targetFallback":"Swift.Hashable"}"#,
        #"{"kind":"conformsTo",\#(source),"target":"s:s8C","targetFallback":"Swift.Copyable"}"#,
        #"{"kind":"overrides","source":"s:3KitAf()swift.method","target":"x"}"#,
      ])?.symbols
    #expect(symbols?.first?.inheritance == ["B", "Hashable"])
    #expect(symbols?.map(\.isOverride) == [false, false, true])
  }
}
