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
}
