import SwiftSymbols
import Testing

@Suite("Conditional compilation")
struct ConditionTests {
  private let source = """
    #if canImport(SwiftUI)
    public func apple() {}
    #elseif os(Linux)
    public func linux() {}
    #else
    public func other() {}
    #endif
    #if os(macOS)
    public func desk() {}
    #endif
    #if DEBUG && arch(arm64)
    public func debug() {}
    #endif
    """

  @Test func platforms() {
    #expect(read(source, .linux).paths == ["linux()"])
    #expect(read(source, .iOS).paths == ["apple()"])
    #expect(read(source, .macOS).paths == ["apple()", "desk()"])
  }

  @Test func definesAndModules() {
    let configuration = SourceConfiguration(
      platform: .iOS, defines: ["DEBUG"], importableModules: ["Extra"])
    #expect(read(source, configuration).paths == ["apple()", "debug()"])
    let extra = "#if canImport(Extra)\npublic func extra() {}\n#endif"
    #expect(read(extra, configuration).paths == ["extra()"])
    #expect(read(extra, .iOS).paths.isEmpty)
  }

  @Test func submodulesAreThoseOfApplePlatforms() {
    let text = "#if canImport(Foundation.NSObject)\npublic func f() {}\n#endif"
    #expect(read(text, .linux).paths.isEmpty)
    #expect(read(text, .macOS).paths == ["f()"])
  }

  @Test func allBranches() {
    #expect(
      read(source, .allBranches).paths == ["apple()", "linux()", "other()", "desk()", "debug()"])
  }

  @Test func branchesAreMergedBySignature() {
    let module = read(
      """
      #if os(iOS)
      public func a(_ x: Int) {}
      #else
      /// Documented.
      public func a(_ x: Int) {}
      public func a(_ x: String) {}
      #endif
      """, .allBranches)
    #expect(module.symbols.map(\.key) == ["a(_: Int)", "a(_: String)"])
    #expect(module.symbols.map(\.documentation.state) == [.own, .none])
  }

  @Test func codeForOldCompilersIsNotRead() {
    let module = read(
      "#if compiler(>=5.9)\npublic func a() {}\n#else\nthis is ( not Swift\n#endif",
      .allBranches)
    #expect(module.paths == ["a()"])
    #expect(module.diagnostics.isEmpty)
  }

  @Test func aroundAttributesAndMembers() {
    let module = read(
      """
      public struct Box {
        /// Documented.
        #if os(Linux)
        @_spi(Hidden)
        #endif
        public var a: Int
        #if os(Linux)
        public var b: Int
        #endif
      }
      """, .macOS)
    #expect(module.paths == ["Box", "Box.a"])
    #expect(module.symbol("Box.a")?.documentation.state == .own)
  }
}
