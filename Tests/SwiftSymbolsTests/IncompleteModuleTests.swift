import SwiftSymbols
import Testing

@Suite("Modules of which a part is not read")
struct IncompleteModuleTests {
  @Test func aBrokenFileChangesNothingElse() {
    let module = read([
      "/// A\npublic func a() {}",
      "public func b() {}\npublic struct { var c =\npublic func d( {}",
      "extension Int { public func e() {} }",
    ])
    #expect(module.incompleteFiles == ["B.swift"])
    #expect(module.diagnostics.map(\.id.name) == ["swift/syntax-error"])
    #expect(module.paths.starts(with: ["a()", "b()"]))
    #expect(module.paths.last == "Int.e()")
    #expect(module.symbols.count { $0.documentation.state == .own } == 1)
  }

  @Test func whatASyntaxErrorLeavesWithoutANameIsNoSymbol() {
    let module = read("public func (a: Int) {}\npublic struct {}\npublic enum E { case }")
    #expect(module.paths == ["E"])
    #expect(module.incompleteFiles == ["A.swift"])
  }

  @Test(arguments: [
    (
      "<<<<<<< HEAD\npublic struct B {}\n=======\npublic struct C {}\n>>>>>>> x\n",
      "a merge conflict is not resolved here", 1
    ),
    ("public struct B {}\n/* open\npublic struct C {}\n", "a comment is not closed", 2),
    ("*/ public struct B {}\n", "a comment ends here that did not begin", 1),
    ("public let b = <#value#>\n", "a placeholder of an editor is not filled in", 1),
    ("public let b = \"\\q\"\n", "Swift does not know this escape", 1),
    ("public let b = 0xfg\n", "Swift does not read this as a number", 1),
    ("public let b = “c”\n", "these characters are not Swift here", 1),
  ])
  func charactersThatAreNotSwift(_ text: String, _ summary: String, _ line: Int) {
    let module = read(text)
    #expect(module.diagnostics.map(\.id.name) == ["swift/syntax-error"])
    #expect(module.diagnostics.first?.summary == summary)
    #expect(module.diagnostics.first?.location?.line == line)
    #expect(module.incompleteFiles == ["A.swift"])
  }

  @Test func aRefusedFileIsIncomplete() {
    let deep = "let a = " + String(repeating: "(", count: 100)
    let module = read(["public func a() {}", deep, "public func c() {}"])
    #expect(module.paths == ["a()", "c()"])
    #expect(module.incompleteFiles == ["B.swift"])
    #expect(module.diagnostics.map(\.id.name) == ["swift/too-deep"])
  }

  @Test func errorsInBranchesThatAreNotReadDoNotMatter() {
    let module = read("#if compiler(<5)\nfunc func\n#endif\npublic func a() {}")
    #expect(module.paths == ["a()"])
    #expect(module.incompleteFiles.isEmpty)
  }

  @Test func emptyModules() {
    for files in [[], [""], ["// Nothing.\n"], ["func a() {}"]] {
      let module = read(files)
      #expect(module.symbols.isEmpty)
      #expect(module.diagnostics.isEmpty)
      #expect(module.incompleteFiles.isEmpty)
    }
  }

  @Test func publicNamesInOtherBranchesAreCounted() {
    let source = """
      #if os(iOS)
      public struct View {
        public init() {}
        var hidden = 0
        public private(set) var a = 0, b = 0
        #if DEBUG
        open func c() {}
        #endif
      }
      public extension View { func d() {} }
      public import UIKit
      private(set) var e = 0
      #else
      public func f() {}
      #endif
      """
    #expect(read(source, .linux).leftOut == 5)
    #expect(read(source, .iOS).leftOut == 2)
    #expect(read(source, .allBranches).leftOut == 0)
  }

  @Test func branchesForOtherCompilersAreNotCounted() {
    #expect(read("#if compiler(<5)\npublic func a() {}\n#endif").leftOut == 0)
  }
}
