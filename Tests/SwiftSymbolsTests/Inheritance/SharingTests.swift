import SwiftSymbols
import Testing

@Suite("Documentation of other modules")
struct SharingTests {
  private func module(_ name: String, _ text: String) -> ModuleSymbols {
    SymbolExtractor.symbols(
      ofModule: name, in: [SourceFile(path: "\(name).swift", text: text)],
      options: ExtractionOptions(configuration: .linux))
  }

  private var base: ModuleSymbols {
    module(
      "Base",
      """
      public protocol Handler {
        /// Handles it.
        func handle(_ x: Int)
      }
      open class Thing {
        /// Runs it.
        open func run() {}
      }
      """)
  }

  @Test func protocolsAndClassesOfOtherModulesLend() {
    let user = module(
      "User",
      """
      import Base
      public struct S: Handler { public func handle(_ x: Int) {}; public func handle(_ x: Bool) {} }
      public class T: Base.Thing { public override func run() {} }
      """)
    #expect(user.inherited.isEmpty)
    for order in [[base, user], [user, base]] {
      let shared = ModuleSymbols.sharingDocumentation(order)
      #expect(shared.map(\.name) == order.map(\.name))
      let result = shared.first { $0.name == "User" }
      #expect(result?.inherited == ["S.handle(_:)", "T.run()"])
      #expect(result?.text(of: "T.run()") == "Runs it.")
    }
  }

  @Test func hiddenProtocolsAndExtendedTypesAreKnown() {
    let base = module(
      "Base",
      """
      public protocol _Reader {
        /// Reads it.
        func read(_ x: Int)
      }
      public protocol Reader: _Reader {}
      """)
    let user = module(
      "User",
      """
      import Base
      extension Array: Base.Reader { public func read(_ x: Int) {} }
      public struct S: Reader { public func read(_ x: Int) {} }
      """)
    let shared = ModuleSymbols.sharingDocumentation([base, user])
    #expect(shared[1].inherited == ["Array.read(_:)", "S.read(_:)"])
    #expect(ModuleSymbols.sharingDocumentation([user], lenders: [base]) == [shared[1]])
  }

  @Test func ownProtocolsOfTheNameComeFirst() {
    let user = module(
      "User",
      "public protocol Handler { func handle(_ x: Int) }\n"
        + "public struct S: Handler { public func handle(_ x: Int) {} }")
    #expect(ModuleSymbols.sharingDocumentation([base, user])[1] == user)
  }

  @Test func oneModuleStaysAsItIs() {
    #expect(ModuleSymbols.sharingDocumentation([base]) == [base])
    #expect(ModuleSymbols.sharingDocumentation([]).isEmpty)
  }

  @Test func witnessesOfTheTypesOwnModuleComeFirst() {
    let base = module(
      "Base",
      """
      public protocol Handler {
        /// Handles it.
        func handle()
      }
      extension Handler { public func handle() {} }
      public struct Mine: Handler { public func handle() {} }
      public struct Default: Handler {}
      public struct Other {}
      """)
    let user = module(
      "User",
      """
      import Base
      extension Mine { public func handle() {} }
      extension Default { public func handle() {} }
      extension Other: Handler { public func handle() {} }
      """)
    #expect(ModuleSymbols.sharingDocumentation([base, user])[1].inherited == ["Other.handle()"])
  }
}
