import SwiftSymbols
import Testing

@Suite("Conformances that lend documentation")
struct ConformanceTests {
  @Test(arguments: [
    "public protocol Q: P {}\npublic struct S: Q",
    "public protocol Q where Self: P {}\npublic struct S: Q",
    "public typealias Q = P & Sendable\npublic struct S: Q", "public struct S: Sendable & P",
    "public struct S: @unchecked Sendable, @preconcurrency Kit.P",
    "public struct S {}\nextension S: P", "public class R: P {}\npublic class S: R",
  ])
  func conformancesAreFound(_ head: String) {
    let module = read(
      "public protocol P {\n/// D\nfunc f()\n}\n" + head + " { public func f() {} }")
    #expect(module.inherited == ["S.f()"])
  }

  @Test(arguments: ["public struct S", "public struct S: Other.Q", "public struct S: ~Copyable"])
  func othersAreNot(_ head: String) {
    let module = read(
      "public protocol P {\n/// D\nfunc f()\n}\n" + head + " { public func f() {} }")
    #expect(module.inherited.isEmpty)
  }

  @Test func underscoredAndInternalProtocolsLendToo() {
    let module = read(
      """
      public protocol _P {
        /// D
        func f()
      }
      protocol Q {
        /// D
        func g()
      }
      private protocol R {
        /// D
        func h()
      }
      public struct S: _P, Q, R { public func f() {}; public func g() {}; public func h() {} }
      """)
    #expect(module.inherited == ["S.f()", "S.g()"])
  }

  @Test func circlesEnd() {
    let module = read(
      """
      public protocol P: Q {}
      public protocol Q: P {}
      public class A: B { public func f() {} }
      public class B: A { public func f() {} }
      public typealias T = U
      public typealias U = T
      public struct S: P, T { public func f() {} }
      """)
    #expect(module.inherited.isEmpty)
  }

  @Test func namesBetweenBackticksMayHoldBlanks() {
    let module = read(
      """
      public protocol `my proto` {
        /// D
        func r()
      }
      public struct A: `my proto` { public func r() {} }
      """)
    #expect(module.inherited == ["A.r()"])
  }
}
