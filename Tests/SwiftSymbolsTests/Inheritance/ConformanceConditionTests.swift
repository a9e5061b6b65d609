import SwiftSymbols
import Testing

@Suite("Documentation under conditions")
struct ConformanceConditionTests {
  private func lines(_ text: String) -> [Int] {
    read(
      "public protocol P {\n/// D\nfunc f()\n}\npublic protocol A {}\npublic protocol B: A {}\n"
        + text
    ).inheritedLines
  }

  @Test func theMemberUnderTheConditionsOfTheConformanceIsTheWitness() {
    #expect(
      lines(
        """
        public struct G<T> {}
        extension G: P where T: B { public func f() {} }
        extension G where T == Int { public func f() {} }
        extension G where T: A { public func f() {} }
        extension G where T: Sendable { public func f() {} }
        extension G { public func f() {} }
        """) == [8])
  }

  @Test func membersForFewerValuesThanConformAreNoWitnesses() {
    #expect(
      lines(
        """
        public struct G<T>: P {}
        extension P { public func f() {} }
        extension G where T == Int { public func f() {} }
        """) == [8])
  }

  @Test func conditionsFollowFromNarrowerOnes() {
    #expect(
      lines(
        """
        public struct G<T> {}
        extension G: P where T: B { public func other() {} }
        extension G where T: A { public func f() {} }
        public struct H<T> {}
        extension H: P where T: B { public func other() {} }
        extension H where T: P { public func f() {} }
        """) == [9])
  }

  @Test func equalTypesStandForGenericParameters() {
    let module = read(
      """
      public protocol P {
        associatedtype Item
        /// D
        func add(_ x: Item)
      }
      public struct G<T> {}
      extension G: P where T == Int {
        public typealias Item = T
        public func add(_ x: Int) {}
      }
      """)
    #expect(module.inherited == ["G.add(_:)"])
  }
}
