import SwiftSymbols
import Testing

@Suite("Associated types")
struct OpenTypesTests {
  private static let requirements = """
    public protocol P {
      /// The type.
      associatedtype Item
      /// D
      func add(_ x: Item)
      /// D
      var first: Item { get }
    }

    """

  @Test func typesOfTheNameTakeOverTheText() {
    let module = read(
      Self.requirements + """
        public struct A: P { public typealias Item = Int }
        public struct B: P { public struct Item {} }
        public struct C<Item>: P {}
        """)
    #expect(module.inherited == ["A.Item", "B.Item"])
    #expect(module.text(of: "B.Item") == "The type.")
  }

  @Test func declaredTypesTellOverloadsApart() {
    let module = read(
      Self.requirements + """
        public struct A: P {
          public typealias Item = Int
          public func add(_ x: Int) {}
          public func add(_ x: String) {}
        }
        public struct C<Item>: P {
          public func add(_ x: Item) {}
          public func add(_ x: String) {}
        }
        """)
    #expect(module.inherited == ["A.Item", "A.add(_:)", "C.add(_:)"])
    #expect(module.inheritedLines == [10, 11, 15])
  }

  @Test func otherRequirementsTellThem() {
    let module = read(
      Self.requirements + """
        public struct A: P {
          public var first: Int { 1 }
          public func add(_ x: String) {}
          public func add(_ x: Int) {}
        }
        """)
    #expect(module.inheritedLines == [10, 12])
  }

  @Test func genericParametersOfMethodsAreNoAssociatedTypes() {
    let module = read(
      Self.requirements + "public struct A: P { public func add<T>(_ x: T) {} }")
    #expect(module.inherited.isEmpty)
  }

  @Test func aliasesAreFollowed() {
    let module = read(
      """
      public protocol P {
        /// D
        func a(_ x: Number) -> [String]
      }
      public typealias Number = Int
      public typealias Names = Array<String>
      public struct A: P { public func a(_ x: Int) -> Names { [] } }
      """)
    #expect(module.inherited == ["A.a(_:)"])
  }

  @Test func typesWithinTypesTellThem() {
    let module = read(
      """
      public protocol P {
        associatedtype K: Hashable
        associatedtype V
        /// D
        func get(_ k: K) -> V?
        /// D
        func each(_ f: (K, V) -> Void)
        var all: [K: V] { get }
      }
      public struct S: P {
        public func get(_ k: String) -> Int? { 1 }
        public func get(_ k: Int) -> Int? { 1 }
        public func each(_ f: (String, Int) -> Void) {}
        public func each(_ f: (Int, Int) -> Void) {}
        public var all: [String: Int] { [:] }
      }
      """)
    #expect(module.inheritedLines == [11, 13])
  }

  @Test func aliasesOfProtocolsAreNotOpen() {
    let module = read(
      """
      public struct O {}
      public protocol P {
        associatedtype E
        typealias Opt = O
        typealias Pair = (E, E)
        /// D
        func f(_ o: Opt)
        /// D
        func g(_ o: Pair)
      }
      public struct S: P {
        public typealias E = Int
        public func f(_ o: O) {}
        public func f(_ o: Int) {}
        public func g(_ o: (Int, Int)) {}
        public func g(_ o: (Int, String)) {}
      }
      """)
    #expect(module.inheritedLines == [13, 15])
  }
}
