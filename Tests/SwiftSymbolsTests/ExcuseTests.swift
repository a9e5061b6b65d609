import SwiftSymbols
import Testing

@Suite("Excuses from documentation")
struct ExcuseTests {
  @Test(arguments: [
    "// catalog:undocumented Generated.\n",
    "//catalog:undocumented: Generated.  \n",
    "/// Text\n// catalog:undocumented Generated.\n",
    "// catalog:undocumented Generated.\n/// Text\n",
    "// catalog:undocumented Generated.\n@MainActor\n",
  ])
  func reasons(_ prefix: String) {
    let module = read(prefix + "public func f() {}")
    #expect(module.symbols.first?.excuse?.reason == "Generated.")
    #expect(module.diagnostics.isEmpty)
  }

  @Test func thePlaceIsThatOfTheComment() {
    let symbol = read(
      "public struct Box {\n  /// Text\n  // catalog:undocumented Generated.\n  public var a = 0\n}"
    ).symbol("Box.a")
    #expect(symbol?.excuse?.location.description == "A.swift:3:3")
  }

  @Test func aTypeIsExcusedAlone() {
    let module = read(
      "// catalog:undocumented Internal.\npublic struct Box { public var a = 0 }")
    #expect(module.symbol("Box")?.excuse != nil)
    #expect(module.symbol("Box.a")?.excuse == nil)
  }

  @Test func allNamesOfADeclaration() {
    let module = read("public enum Key {\n  // catalog:undocumented Keys.\n  case a, b\n}")
    #expect(module.symbols.compactMap(\.excuse).count == 2)
  }

  @Test(arguments: ["// catalog:undocumented\n", "// catalog:undocumented:  \n"])
  func withoutAReason(_ prefix: String) {
    let module = read(prefix + "public func f() {}")
    #expect(module.symbols.first?.excuse == nil)
    let diagnostic = module.diagnostics.first
    #expect(diagnostic?.id.name == "coverage/excuse-without-reason")
    #expect(diagnostic?.severity == .warning)
    #expect(diagnostic?.location?.description == "A.swift:1:1")
    #expect(diagnostic?.summary == "an excuse from documentation needs a reason")
    #expect(
      diagnostic?.suggestion
        == "write the reason: '// catalog:undocumented what documents it instead'")
  }

  @Test(arguments: [
    "// catalog:undocumentedly Text\n", "/// catalog:undocumented Text\n", "// undocumented\n",
    "// See catalog:undocumented\n",
  ])
  func otherComments(_ prefix: String) {
    let module = read(prefix + "public func f() {}")
    #expect(module.symbols.first?.excuse == nil)
    #expect(module.diagnostics.isEmpty)
  }

  @Test func overrides() {
    let module = read(
      """
      open class Base { open func a() {}; public init() {} }
      public class Derived: Base { override public func a() {}; public override init() {} }
      """)
    #expect(module.symbol("Base.a()")?.isOverride == false)
    #expect(module.symbol("Derived.a()")?.isOverride == true)
    #expect(module.symbol("Derived.init()")?.isOverride == true)
  }
}
