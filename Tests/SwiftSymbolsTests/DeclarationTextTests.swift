import SwiftSymbols
import Testing

@Suite("Declarations as a reader sees them")
struct DeclarationTextTests {
  @Test(arguments: [
    (
      "public   struct Box<T> :  View, Sendable where T : Hashable {}",
      "struct Box<T>: View, Sendable where T: Hashable"
    ),
    (
      "public func f(_ a: Int = 1, b: inout [Int]) async throws -> (Int, Int) { (1, 2) }",
      "func f(_ a: Int = 1, b: inout [Int]) async throws -> (Int, Int)"
    ),
    ("@inlinable public func f(\n  a: Int,  // why\n  b: Int,\n) {}", "func f(a: Int, b: Int)"),
    ("public var a: Int { 1 }", "var a: Int { get }"),
    ("public var a: Int { get { 1 } set {} }", "var a: Int { get set }"),
    ("public var a: Int { get async throws { 1 } }", "var a: Int { get async throws }"),
    ("public var a: Int = 5 { didSet {} }", "var a: Int"),
    ("public private(set) var a: Int = 5", "var a: Int { get }"),
    ("public let a = 12", "let a = 12"),
    ("public typealias A<T> = [T]", "typealias A<T> = [T]"),
    ("public func + (l: Int, r: Int) -> Int { 0 }", "func + (l: Int, r: Int) -> Int"),
    ("@MainActor public func f() {}", "@MainActor\nfunc f()"),
    ("@available(iOS 17, *)\npublic let a: Int = 1", "@available(iOS 17, *)\nlet a: Int"),
    ("public func f(_ c: () -> Void = {\n  print(1)\n}) {}", "func f(_ c: () -> Void = { … })"),
    ("public protocol P<A>: AnyObject { associatedtype A }", "protocol P<A>: AnyObject"),
    ("open class C {}", "open class C"),
    ("public func `default`() {}", "func `default`()"),
  ])
  func firstSymbol(_ source: String, _ expected: String) {
    #expect(read(source).symbols.first?.declaration == expected)
  }

  @Test(arguments: [
    (
      "public init?(@ViewBuilder content: @escaping () -> V) {}",
      "init?(@ViewBuilder content: @escaping () -> V)"
    ),
    (
      "public subscript(i: Int) -> Int { get { 0 } set {} }", "subscript(i: Int) -> Int { get set }"
    ),
    ("@Binding public var on: Bool", "@Binding var on: Bool"),
    ("public static let a, b: Int", "static let a: Int"),
  ])
  func member(_ source: String, _ expected: String) {
    #expect(
      read("public struct S { \(source) }").symbols.dropFirst().first?.declaration == expected)
  }

  @Test func longOnesHaveAParameterALine() {
    let module = read(
      """
      public struct S {
        public init(
          title: String, subtitle: String? = nil, size: Size = .regular,
          action: @escaping () -> Void
        ) {}
      }
      """)
    #expect(
      module.declaration("S.init(title:subtitle:size:action:)") == """
        init(
          title: String,
          subtitle: String? = nil,
          size: Size = .regular,
          action: @escaping () -> Void
        )
        """)
  }

  @Test func enumCases() {
    let module = read("public enum E: Int { case a = 1, b; indirect case c(x: Int = 2, E) }")
    #expect(
      module.symbols.map(\.declaration) == [
        "enum E: Int", "case a = 1", "case b", "indirect case c(x: Int = 2, E)",
      ])
  }

  @Test func sharedTypeOfBindings() {
    #expect(
      read("public let a, b: Int").symbols.map(\.declaration) == ["let a: Int", "let b: Int"])
  }

  @Test func places() {
    let module = read("/// é\n  public struct Böx {}; public func f() {}")
    #expect(module.symbol("Böx")?.location.description == "A.swift:2:17")
    #expect(module.symbol("f()")?.location.description == "A.swift:2:38")
  }
}
