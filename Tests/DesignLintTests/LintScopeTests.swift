import Diagnostics
import SwiftSymbols
import Testing

@testable import DesignLint

@Suite("What sources say together")
struct LintScopeTests {
  private func scope(_ files: String...) -> LintScope {
    LintScope(
      of: files.compactMap { SwiftUses.read(SourceFile(path: "A.swift", text: $0)).uses })
  }

  private func rules(_ body: String, in scope: LintScope) throws -> [String] {
    let text = "import SwiftUI\nstruct A: View { var body: some View {\n\(body)\n} }\n"
    let uses = try #require(SwiftUses.read(SourceFile(path: "A.swift", text: text)).uses)
    var knowledge = LintExamples.knowledge
    knowledge.tokens = []
    knowledge.deprecated = [.init(.token, "DS.Spacing.old", successor: "DS.Spacing.m")]
    knowledge.modules = ["SwiftUI"]
    return DesignLint(knowledge).findings(in: uses, scope: scope).map(\.rule)
  }

  @Test("Sources that import AppKit alone are for the Mac")
  func mac() {
    #expect(scope("import SwiftUI\n", "import AppKit\n").isForMacOnly)
    #expect(!scope("import SwiftUI\n").isForMacOnly)
    #expect(!scope("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n").isForMacOnly)
  }

  @Test("The Mac has neither Dynamic Type nor touches")
  func touches() throws {
    let body = "Button(a) {}.font(.system(size: 13)).frame(width: 20, height: 20)"
    #expect(try rules(body, in: LintScope()) == ["fixed-text-size", "small-target"])
    #expect(try rules(body, in: LintScope(isForMacOnly: true)) == [])
    for (condition, count) in [
      ("os(macOS)", 0), ("os(tvOS) || os(macOS)", 0), ("os(iOS)", 2), ("os(macOS) || os(iOS)", 2),
      ("!os(macOS)", 2), ("DEBUG", 2), ("!os(iOS)", 0), ("os(iOS)\nText(a)\n#else", 0),
      ("os(iOS) || os(visionOS)\nText(a)\n#else", 0), ("os(macOS)\nText(a)\n#else", 2),
      ("DEBUG\nText(a)\n#else", 2),
    ] {
      let guarded = "#if \(condition)\n\(body)\n#endif"
      #expect(try rules(guarded, in: LintScope()).count == count)
    }
  }

  @Test("A deprecated token is found by another name of its type, too, if there is only one")
  func aliases() throws {
    let spaces = "typealias Space = DS.Spacing\n"
    let body = "Text(a).padding(Space.old)"
    #expect(try rules(body, in: scope(spaces)) == ["deprecated-name"])
    #expect(
      try rules(body, in: scope("typealias Spaces = DS.Spacing\ntypealias Space = Spaces\n"))
        == ["deprecated-name"])
    #expect(try rules(body, in: scope(spaces, "typealias Space = Other\n")) == [])
    #expect(try rules(body, in: scope("typealias Space = Space\n")) == [])
  }

  @Test("A helper of another file reads Reduce Motion for those who animate by it")
  func motion() throws {
    let helpers = scope(
      """
      extension Animation {
        static var gentle: Animation? { calm(.default) }
        static func calm(_ a: Animation) -> Animation? { Wish.lessMotion ? nil : a }
        static var wild: Animation { .spring() }
      }
      """,
      "enum Wish { static var lessMotion: Bool { UIAccessibility.isReduceMotionEnabled } }",
      "enum Motion { static let quick = lessMotion ? nil : .default }",
      "struct Other: View { var body: some View { Text(a.isReduceMotionEnabled ? b : c) } }")
    func isTold(_ animation: String, _ scope: LintScope) throws -> Bool {
      try rules("Text(a).offset(y: b).animation(\(animation), value: b)", in: scope)
        == ["motion-without-reduce-motion"]
    }
    for animation in [".gentle", "Animation.calm(.spring())", "Motion.quick"] {
      #expect(try !isTold(animation, helpers))
      #expect(try isTold(animation, LintScope()))
    }
    for animation in [".wild", ".quick", "Text.body"] { #expect(try isTold(animation, helpers)) }
    let asking = "Text(a).offset(y: b).onHover { if !Wish.lessMotion { withAnimation { b = $0 } } }"
    #expect(try rules(asking, in: helpers) == [])
    #expect(try rules(asking, in: LintScope()) == ["motion-without-reduce-motion"])
  }

  @Test("Nobody ships tests")
  func tests() {
    let view = "import SwiftUI\nstruct A: View { var body: some View { Text(a).padding(12) } }\n"
    #expect(LintExamples.findings(file: view).map(\.rule) == ["literal-spacing"])
    #expect(LintExamples.findings(file: "import XCTest\n" + view) == [])
    #expect(LintExamples.findings(file: "import Testing\n" + view) == [])
    #expect(LintExamples.findings(file: view, at: "App/AppUITests/A.swift") == [])
    #expect(LintExamples.findings(file: view, at: "App/Contests/A.swift").count == 1)
  }
}
