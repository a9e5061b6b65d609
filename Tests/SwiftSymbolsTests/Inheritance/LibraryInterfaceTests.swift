import SwiftSymbols
import Testing

@Suite("Documentation of libraries")
struct LibraryInterfaceTests {
  @Test func commonRequirementsAreKnown() {
    let module = read(
      """
      public struct S: Comparable, CustomStringConvertible, Codable {
        public static func < (a: S, b: S) -> Bool { true }
        public static func == (left: Self, right: Self) -> Bool { true }
        public static func == (left: Self, right: Int) -> Bool { true }
        public func hash(into hasher: inout Hasher) {}
        public var description: String { "" }
        public init(from decoder: any Decoder) throws {}
        public init(from text: String) {}
        public func encode(to encoder: Encoder) throws {}
      }
      """)
    #expect(module.inheritedLines == [2, 3, 6, 7, 9])
    #expect(module.symbol("S.description")?.documentation.comment == nil)
  }

  @Test func collectionsAreKnown() {
    let module = read(
      """
      public struct S<Element>: RandomAccessCollection {
        public struct Index: Comparable {}
        public var startIndex: Index { Index() }
        public func index(after i: Index) -> Index { i }
        public func index(before i: Index) -> Index { i }
        public func index(_ i: Index, offsetBy n: Int) -> Index { i }
        public func index(_ i: Int, offsetBy n: Int) -> Index { Index() }
        public subscript(position: Index) -> Element { fatalError() }
        public var count: Int { 0 }
        public func push(_ x: Element) {}
      }
      """)
    #expect(module.inheritedLines == [2, 3, 4, 5, 6, 8, 9])
  }

  @Test func viewsAreKnown() {
    let module = read(
      """
      import SwiftUI
      public struct Badge: View { public var body: some View { Text("") } }
      public struct Big: ButtonStyle {
        public func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      public struct Mod: ViewModifier {
        public func body(content: Content) -> some View { content }
      }
      public struct Key: EnvironmentKey { public static let defaultValue = 1 }
      """)
    #expect(
      module.inherited == [
        "Badge.body", "Big.makeBody(configuration:)", "Mod.body(content:)", "Key.defaultValue",
      ])
  }

  @Test func theCompilersConformancesAreKnown() {
    let module = read(
      """
      public enum Plain { case a; public func hash(into hasher: inout Hasher) {} }
      public enum Full { case a(Int); public func hash(into hasher: inout Hasher) {} }
      public enum Raw: String { case a; public var rawValue: String { "" } }
      public actor A { public nonisolated var unownedExecutor: UnownedSerialExecutor { e } }
      @globalActor public actor G { public static let shared = G() }
      """)
    #expect(
      module.inherited == ["Plain.hash(into:)", "Raw.rawValue", "A.unownedExecutor", "G.shared"])
  }

  @Test func defaultsThatTheLibraryDocumentsTwiceLendNothing() {
    let module = read(
      """
      extension Collection { public var count: Int { 0 } }
      extension IteratorProtocol { public mutating func next() -> Element? { nil } }
      """)
    #expect(module.inherited == ["IteratorProtocol.next()"])
  }

  @Test func ownProtocolsHideThoseOfLibraries() {
    let module = read(
      """
      public protocol View { var body: Int { get } }
      public struct S: View { public var body: Int { 1 } }
      """)
    #expect(module.inherited.isEmpty)
  }

  @Test func protocolsWithoutTextsLeadToThoseThatTheyRefine() {
    let module = read(
      """
      public struct I: InstantProtocol { public static func < (a: I, b: I) -> Bool { true } }
      public struct L: CustomLeafReflectable { public var customMirror: Mirror { m } }
      public class O: NSObject { public override var description: String { "" } }
      """)
    #expect(module.inheritedLines == [1, 2, 3])
  }

  @Test func distributedActorsAreKnown() {
    let module = read(
      """
      public distributed actor D {
        public typealias ActorSystem = LocalTestingDistributedActorSystem
        public nonisolated var unownedExecutor: UnownedSerialExecutor { e }
      }
      """)
    #expect(module.inherited == ["D.ActorSystem", "D.unownedExecutor"])
  }

  @Test func extensionsAndClassesOfLibrariesAreKnown() {
    let module = read(
      """
      extension AdditiveArithmetic { public static prefix func + (x: Self) -> Self { x } }
      public class E: JSONEncoder {
        public override func encode<T: Encodable>(_ v: T) throws -> Data { Data() }
      }
      """)
    #expect(module.inheritedLines == [1, 3])
  }
}
