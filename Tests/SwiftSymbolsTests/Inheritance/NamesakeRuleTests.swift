import SwiftSymbols
import Testing

@Suite("Documentation of namesakes")
struct NamesakeRuleTests {
  @Test func defaultImplementationsTakeOverTheText() {
    let module = read(
      """
      public protocol P {
        /// D
        func f(_ x: Int)
      }
      extension P {
        public func f(_ x: Int) {}
        public func f(_ x: String) {}
        public static func f(_ x: Int) {}
      }
      """)
    #expect(module.inheritedLines == [6])
  }

  @Test func refinedProtocolsLendToRequirementsAndExtensions() {
    let module = read(
      """
      public protocol P {
        /// D
        func f()
      }
      public protocol Q: P { func f() }
      public protocol R: P {}
      extension R { public func f() {} }
      """)
    #expect(module.inheritedLines == [5, 7])
  }

  @Test func twoDocumentedNamesakesAreNone() {
    let module = read(
      """
      public protocol P {
        /// Of P.
        func f()
      }
      public protocol Q: P {
        /// Of Q.
        func f()
      }
      extension Q { public func f() {} }
      """)
    #expect(module.inherited.isEmpty)
  }

  @Test func typesTakeOverWhatExtensionsOfTheirProtocolsDocument() {
    let module = read(
      """
      public protocol P {}
      extension P {
        /// D
        public func f() {}
        /// D
        public func g() -> Self { self }
      }
      public struct S: P { public func f() {}; public func g() -> Self { self } }
      """)
    #expect(module.inherited == ["S.f()"])
  }

  @Test func protocolsThatAreNamedAgainCountOnce() {
    let module = read(
      """
      public protocol P {
        /// D
        func f()
      }
      extension P { public func f() {} }
      open class A: P {}
      open class B: A { public func f() {} }
      public protocol Q: P {}
      open class C: B, Q { public func f(_ x: Int) {} }
      open class D: A, Q { public func f() {} }
      """)
    #expect(module.inheritedLines == [5, 7, 10])
  }

  @Test func membersOfATypesExtensionsTakeNothing() {
    let module = read(
      """
      public protocol P {}
      extension P {
        /// D
        public func h() {}
      }
      public struct A: P { public func h() {} }
      public struct B: P {}
      extension B { public func h() {} }
      extension String: P { public func h() {} }
      extension B { public struct C: P { public func h() {} } }
      """)
    #expect(module.inherited == ["A.h()", "B.C.h()"])
  }

  @Test func overloadsTakeOverTheTextOfTheirType() {
    let module = read(
      """
      public struct S {
        /// D
        public func o(_ x: Int) {}
        public func o(_ x: Int?) {}
        public func o(_ x: String) {}
        /// D
        public init(_ x: Int) {}
        public init(_ x: Int?) {}
        public init(_ x: String) {}
      }
      extension S { public func o(_ x: Int??) {} }
      """)
    #expect(module.inheritedLines == [4, 8])
  }

  @Test func genericNamesakesAreNoneOutsideProtocols() {
    let module = read(
      """
      public protocol P {}
      extension P {
        /// D
        public func j<T>(_ x: T) {}
        /// D
        public func k(_ x: some Equatable) {}
      }
      public struct S: P { public func j<T>(_ x: T) {}; public func k(_ x: some Equatable) {} }
      extension P where Self: Sendable { public func j<U>(_ x: U) {} }
      """)
    #expect(module.inheritedLines == [9])
  }

  @Test func subscriptsAreComparedByTheirValues() {
    let module = read(
      """
      public protocol P {
        /// D
        subscript<T: Hashable>(k: T) -> Int { get }
      }
      public struct S {
        public subscript(a: Int) -> Int { a }
        public subscript(a: Int) -> String { "" }
        public subscript(x a: Int) -> Int { a }
      }
      extension S: P { public subscript<T: Hashable>(k: T) -> Int { 1 } }
      """)
    #expect(module.inheritedLines == [6, 10])
  }

  @Test func subscriptsOfTypesAndSuperclassesLend() {
    let module = read(
      """
      open class A {
        /// D
        open subscript(i: Int) -> Int { 1 }
        open subscript(i: Bool) -> Int { 1 }
      }
      public class B: A {
        public subscript(i: String) -> Int { 2 }
        public subscript(i: Double) -> String { "" }
        public class subscript(i: Bool) -> Int { 1 }
      }
      extension B { public subscript(i: [Int]) -> Int { 3 } }
      """)
    #expect(module.inheritedLines == [4, 7])
  }

  @Test func twoDocumentedSubscriptsAreNone() {
    let module = read(
      """
      public protocol P {
        /// D
        subscript(i: Int) -> Int { get }
      }
      public struct S: P {
        /// D
        public subscript(i: Int) -> Int { i }
        public subscript(i: String) -> Int { 1 }
      }
      """)
    #expect(module.inherited.isEmpty)
  }
}
