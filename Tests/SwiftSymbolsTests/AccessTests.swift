import SwiftSymbols
import Testing

@Suite("Which names are public")
struct AccessTests {
  @Test func membersNeedTheirOwnAccess() {
    let module = read(
      """
      public struct Box {
        public var a: Int
        var b: Int
        package var c: Int
        public private(set) var d: Int
        struct Hidden { public var e: Int }
      }
      struct Inner { public var f: Int }
      """)
    #expect(module.paths == ["Box", "Box.a", "Box.d"])
  }

  @Test func requirementsAndCasesHaveTheAccessOfTheirType() {
    let module = read(
      """
      public protocol Shape {
        associatedtype Unit
        init()
        func area() -> Int
        var name: String { get }
      }
      public enum Side { case left, right(Int) }
      protocol Quiet { func hush() }
      enum Silent { case still }
      """)
    #expect(
      module.paths == [
        "Shape", "Shape.Unit", "Shape.init()", "Shape.area()", "Shape.name", "Side", "Side.left",
        "Side.right(_:)",
      ])
  }

  @Test func eachNameOfADeclarationCounts() {
    let module = read("public let a = 1, b = 2\npublic let (c, (d, _)) = (1, (2, 3))")
    #expect(module.paths == ["a", "b", "c", "d"])
  }

  @Test func underscoresHide() {
    let module = read(
      """
      public struct _Private { public var a: Int; public enum E { case x } }
      extension _Private { public func b() {} }
      public enum Kind { case _secret, shown(_x: Int) }
      public func f(_ _x: Int) {}
      public func g(_ x: Int, _y: Int) {}
      public func h(_: Int) {}
      public func i(`_`: Int) {}
      """)
    #expect(module.paths == ["Kind", "Kind.shown(_x:)", "h(_:)"])
  }

  @Test func hiddenByAttributes() {
    let module = read(
      """
      @_spi(Testing) public struct Spied { public var a: Int }
      extension Spied { public func b() {} }
      @available(*, unavailable, message: "gone") public func gone() {}
      @available(Linux, unavailable) public func elsewhere() {}
      @available(*, deprecated) public func old() {}
      @_documentation(visibility: internal) public func quiet() {}
      @_documentation(visibility: public) func raised() {}
      @usableFromInline func usable() {}
      """)
    #expect(module.paths == ["elsewhere()", "old()", "raised()"])
  }

  @Test func whatIsNotASymbol() {
    let module = read(
      """
      import Foundation
      infix operator <+>
      precedencegroup P {}
      public class C { deinit {} public init() { struct Local { public var x: Int } } }
      #Preview { C() }
      """)
    #expect(module.paths == ["C", "C.init()"])
  }

  @Test func kinds() {
    let module = read(
      """
      public actor A { public static let x = 1; public subscript(i: Int) -> Int { 0 } }
      public func free() {}
      public func == (l: A, r: A) -> Bool { true }
      @freestanding(expression)
      public macro m(_ x: Int) -> Int = #externalMacro(module: "M", type: "T")
      public typealias B = A
      public var v: Int { 0 }
      """)
    #expect(
      module.symbols.map(\.kind) == [
        .actor, .typeProperty, .subscript, .function, .operatorFunction, .macro, .typealias,
        .variable,
      ])
  }

  @Test func narrowerMinimum() {
    let file = SourceFile(path: "A.swift", text: "package func a() {}\nfunc b() {}")
    let options = ExtractionOptions(configuration: .linux, minimumAccess: .package)
    let module = SymbolExtractor.symbols(ofModule: "Kit", in: [file], options: options)
    #expect(module.paths == ["a()"])
    #expect(module.symbols.first?.access == .package)
  }
}
