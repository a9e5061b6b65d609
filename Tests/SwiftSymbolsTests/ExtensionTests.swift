import SwiftSymbols
import Testing

@Suite("Extensions")
struct ExtensionTests {
  @Test func publicExtensionsGiveTheirAccess() {
    let module = read(
      """
      public struct Box {}
      public extension Box {
        func a() {}
        internal func b() {}
        struct Nested { var c: Int; public var d: Int }
        enum Side { case left }
      }
      extension Box { func e() {}; struct F { public var g: Int } }
      """)
    #expect(
      module.paths == [
        "Box", "Box.a()", "Box.Nested", "Box.Nested.d", "Box.Side", "Box.Side.left",
      ])
  }

  @Test func membersOfExtendedInternalTypesAreHiddenInAnyFileOrder() {
    let module = read(["extension Box { public func a() {} }", "struct Box {}"])
    #expect(module.paths.isEmpty)
  }

  @Test func aliasesAreFollowed() {
    let module = read(
      """
      typealias Number = Int
      struct Hidden {}
      public typealias Alias = Hidden
      public struct Box { public struct Inner {}; typealias Short = Inner }
      extension Number { public var twice: Int { 0 } }
      extension Alias { public func a() {} }
      extension Box.Short { public func b() {} }
      extension Kit.Box { public func c() {} }
      """)
    #expect(module.paths == ["Alias", "Box", "Box.Inner", "Int.twice", "Box.Inner.b()", "Box.c()"])
  }

  @Test func circularAliasesEnd() {
    let module = read("typealias A = B\ntypealias B = A\nextension A { public func a() {} }")
    #expect(module.symbols.count == 1)
  }

  @Test func externalTypesAreNamedWithTheirModule() {
    let module = read(
      """
      import UIKit
      extension [Int] { public func a() {} }
      extension Swift.Array where Element: Equatable { public func b() {} }
      extension UIKit.UIView { public func c() {} }
      """)
    #expect(module.symbol("Array.a()")?.externalType == .init(name: "Array"))
    let b = module.symbol("Array.b()")
    #expect(b?.externalType == .init(name: "Array", module: "Swift"))
    #expect(b?.extensionConstraints == "Element: Equatable")
    #expect(module.symbol("UIView.c()")?.externalType == .init(name: "UIView", module: "UIKit"))
  }

  @Test func requirementAndDefaultAreTwoSymbols() {
    let module = read(
      "public protocol P { func a() }\nextension P { public func a() {} }")
    #expect(module.symbols.map(\.key) == ["P", "P.a()", "extension P.a()"])
    #expect(module.symbols.map(\.origin) == [.declaration, .requirement, .protocolExtension])
  }

  @Test func conformancesOfExtensionsAreCollected() {
    let module = read("public struct Box: Sendable {}\nextension Box: Hashable, Sendable {}")
    #expect(module.symbol("Box")?.inheritance == ["Sendable", "Hashable"])
  }

  @Test func deprecationIsInherited() {
    let module = read(
      """
      public struct Box {}
      @available(*, deprecated, message: "Use Crate", renamed: "Crate")
      extension Box { public func a() {} }
      """)
    let symbol = module.symbol("Box.a()")
    #expect(symbol?.isDeprecated == true)
    #expect(symbol?.availability.first?.message == "Use Crate")
    #expect(symbol?.availability.first?.renamed == "Crate")
    #expect(module.symbol("Box")?.isDeprecated == false)
  }
}
