import SwiftSymbols
import Testing

@Suite("Documentation of overridden members")
struct OverrideRuleTests {
  @Test func overridesTakeOverTheTextThroughClassesWithoutOne() {
    let module = read(
      """
      open class A {
        /// Of A.
        open func f() {}
        /// Of A.
        public required init(x: Int) {}
        open func g() {}
      }
      open class B: A { open override func f() {}; public required init(x: Int) { super.init(x: x) } }
      open class C: B {
        open override func f() {}
        open override func g() {}
        open func f(_ x: Int) {}
      }
      """)
    #expect(module.inherited == ["B.f()", "B.init(x:)", "C.f()"])
    #expect(module.text(of: "C.f()") == "Of A.")
  }

  @Test func nearerTextsWin() {
    let module = read(
      """
      open class A {
        /// Of A.
        open var v: Int { 1 }
      }
      open class B: A {
        /// Of B.
        open override var v: Int { 2 }
      }
      open class C: B { open override var v: Int { 3 } }
      """)
    #expect(module.text(of: "C.v") == "Of B.")
  }

  @Test func genericSuperclassesLeaveTypesOpen() {
    let module = read(
      """
      open class A<T> {
        /// D
        open func f(_ x: T) {}
      }
      open class B: A<Int> { open override func f(_ x: Int) {} }
      """)
    #expect(module.inherited == ["B.f(_:)"])
  }

  @Test func overridesOfWitnessesFindTheRequirement() {
    let module = read(
      """
      public protocol P {
        /// D
        func f()
        /// D
        init()
      }
      open class A: P { open func f() {}; public required init() {} }
      open class B: A { open override func f() {}; public required init() { super.init() } }
      """)
    #expect(module.inherited == ["A.f()", "A.init()", "B.f()"])
  }

  @Test func onlyOverridesTakeOverTheText() {
    let module = read(
      """
      open class A<T> {
        /// D
        open func f(_ t: T) {}
        /// D
        public init(_ t: T) {}
      }
      public class B: A<Int> {
        public override func f(_ t: Int) {}
        public func f(_ t: String) {}
        public override init(_ t: Int) { super.init(t) }
        public init(_ t: String) { super.init(1) }
      }
      public class C<U>: A<[U]> { public override init(_ t: [U]) { super.init(t) } }
      public class D: C<Bool> {
        public override init(_ t: [Bool]) { super.init(t) }
        public init(_ t: Bool) { super.init([t]) }
      }
      """)
    #expect(module.inheritedLines == [8, 10, 13, 15])
  }

  @Test func overridesMayChangeTheirTypes() {
    let module = read(
      """
      open class A {
        /// D
        open func m(_ x: Int) -> A? { nil }
        /// D
        open var v: A { self }
        /// D
        public init(x: Int) {}
        /// D
        open func n(_ x: A) {}
      }
      public class B: A {
        public override func m(_ x: Int?) -> B { self }
        public override var v: B { self }
        public override init(x: Int?) { super.init(x: 1) }
        public init(x: String) { super.init(x: 1) }
        public override func n(_ x: Any) {}
      }
      public class C: B { public override func m(_ x: Int?) -> C { self } }
      """)
    #expect(module.inheritedLines == [12, 13, 14, 16, 18])
  }

  @Test func overridesOfOverloadsWithoutATextFindNone() {
    let module = read(
      """
      open class A<T> {
        /// D
        open func g(_ t: T) {}
        open func g(_ t: String) {}
        /// D
        open func f(_ t: Int) {}
      }
      open class B: A<Int> {
        open override func g(_ t: String) {}
        open override func g(_ t: Int) {}
        open func f(_ t: String) {}
      }
      public class C: B {
        public override func f(_ t: Int) {}
        public override func f(_ t: String) {}
      }
      """)
    #expect(module.inheritedLines == [10, 14])
  }
}
