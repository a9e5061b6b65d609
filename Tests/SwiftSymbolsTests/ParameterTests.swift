import SwiftSymbols
import Testing

@Suite("Signatures")
struct ParameterTests {
  @Test func initializersOfAType() throws {
    let module = read(
      """
      public struct Button<Label: View> {
        public init(_ title: String, size: Size = .regular, @ViewBuilder label make: () -> Label) {}
        init() {}
      }
      extension Button where Label == Text { public init(_ titles: String...) {} }
      """)
    let initializers = module.initializers(of: ["Button"])
    #expect(initializers.map(\.name) == ["init(_:size:label:)", "init(_:)"])
    let parameters = try #require(initializers.first).signature.parameters
    #expect(
      parameters == [
        Parameter(label: nil, name: "title", type: "String"),
        Parameter(label: "size", name: "size", type: "Size", defaultValue: ".regular"),
        Parameter(
          label: "label", name: "make", type: "() -> Label", attributes: ["@ViewBuilder"]),
      ])
    #expect(initializers.last?.signature.parameters.first?.type == "String...")
    #expect(initializers.last?.key == "Button.init(_: String...) where Label == Text")
  }

  @Test func effectsAndResult() {
    let signature = read(
      "public func f<T, each U>(x: T) async throws(E) -> T? where T: P {}"
    ).symbols.first?.signature
    #expect(signature?.generics == "<T, each U>")
    #expect(signature?.genericNames == ["T", "U"])
    #expect(signature?.requirements == "T: P")
    #expect(signature?.isAsync == true)
    #expect(signature?.throwing == "throws(E)")
    #expect(signature?.type == "T?")
  }

  @Test func subscriptLabels() {
    let module = read(
      """
      public struct S {
        public subscript(i: Int) -> Int { 0 }
        public subscript(at i: Int) -> Int { 0 }
      }
      """)
    #expect(module.symbols.dropFirst().map(\.name) == ["subscript(_:)", "subscript(at:)"])
  }

  @Test func keysTellOverloadsApart() {
    let module = read(
      """
      public func f() -> Int { 0 }
      public func f() -> String { "" }
      public func f<T: A>(_ x: T) {}
      public func f<T: B>(_ x: T) {}
      public struct S { public static func f() {}; public func f() {} }
      """)
    #expect(Set(module.symbols.map(\.key)).count == 7)
    #expect(module.symbols.first?.key == "f() -> Int")
  }

  @Test func fileOrderDoesNotMatter() {
    let a = SourceFile(path: "A.swift", text: "public func a() {}")
    let b = SourceFile(path: "B.swift", text: "public func b() {}")
    #expect(
      SymbolExtractor.symbols(ofModule: "Kit", in: [a, b])
        == SymbolExtractor.symbols(ofModule: "Kit", in: [b, a]))
  }
}
