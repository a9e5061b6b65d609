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
}
