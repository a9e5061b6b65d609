import Diagnostics
import SwiftSymbols
import Testing

@testable import SnippetCompilation

/// What becomes of the compiler's messages: where they are told, with which notes and advice.
struct CompilerReportTests {
  private func report(isStandIn: Bool = true) -> CompilerReport {
    CompilerReport(
      MessageJudge(isStandIn: isStandIn, ownTypes: ["Badge"]), platform: "iOS", minimum: "17.0")
  }

  private func findings(
    _ snippet: Snippet, _ output: String, isStandIn: Bool = true
  ) throws -> [Diagnostic] {
    let plan = SnippetPlan(
      [snippet], SourceConfiguration(platform: .iOS), imports: [], known: [], declared: [],
      isStandIn: isStandIn)
    return report(isStandIn: isStandIn).findings(
      CompilerOutput(output).errors, about: try #require(plan.batches.first), of: plan, [snippet]
    )[0] ?? []
  }

  private func fence(_ fence: SnippetFence, _ text: String) -> Snippet {
    Snippet(.fence(fence), text, path: "a.md", firstLine: 5, page: "a.md")
  }

  @Test func aMistakeIsToldOnItsLine() throws {
    let found = try findings(
      fence(.right, "let a = 1\nlet b: String = a"),
      "S0:11:17: error: cannot convert value of type 'Int' to specified type 'String'")
    #expect(
      found == [
        Diagnostic(
          .compileError, "cannot convert value of type 'Int' to specified type 'String'",
          at: SourceLocation("a.md", line: 6, column: 17), notes: [.init("compiled for iOS")],
          suggestion:
            "correct the code, or write 'swift fragment' after the backticks if it is a piece")
      ])
  }

  @Test func whatTheInterfaceLacksIsToldWithTheCompilersWords() throws {
    let found = try findings(
      fence(.right, "Chart()"), "S0:10:1: error: cannot find 'Chart' in scope")
    #expect(
      found == [
        Diagnostic(
          .compileUnknownToInterface, "'Chart' is not known to the interface of the frameworks",
          at: SourceLocation("a.md", line: 5, column: 1),
          notes: [.init("the compiler says: cannot find 'Chart' in scope")],
          suggestion: "check it with Xcode, or with '--sdk' on a Mac")
      ])
  }

  /// Generated code is in no file: its line is shown.
  @Test func aMistakeInGeneratedCodeShowsTheLine() throws {
    let snippet = Snippet(
      .example("Plain", isGenerated: true), "Badge(\n  size: 1)", path: "badge.yaml", firstLine: 9,
      page: "badge.yaml")
    let found = try findings(snippet, "S0:11:3: error: extra argument 'size' in call")
    #expect(found.map(\.location?.line) == [9])
    #expect(
      found.first?.notes == [.init("line 2 of its code: size: 1)"), .init("compiled for iOS")])
    #expect(
      found.first?.suggestion
        == "correct the example, or the metadata that its code is written from")
  }

  @Test func anExampleMayDrawNothing() throws {
    let nothing = "S0:10:1: error: type '()' cannot conform to 'View'"
    let example = Snippet(
      .example("Haptic", isGenerated: false), "play()", path: "a.yaml", firstLine: 3, page: "a.yaml"
    )
    #expect(try findings(example, nothing) == [])
    #expect(try findings(fence(.right, "play()"), nothing).count == 1)
  }

  @Test func wrongCodeMustNotCompile() throws {
    let wrong = fence(.wrong, "Badge(colour: .red)")
    #expect(
      try findings(wrong, "") == [
        Diagnostic(
          .compileWrongCompiles, "this code is marked as wrong, and compiles",
          at: SourceLocation("a.md", line: 4),
          suggestion: "remove the word 'wrong', or show code that the compiler refuses")
      ])
    #expect(try findings(wrong, "S0:10:1: error: cannot find 'color' in scope") == [])
  }

  /// Only with the frameworks themselves is a name that is missing a mistake for certain.
  @Test func wrongCodeMayBeUnknownToTheInterface() throws {
    let wrong = fence(.wrong, "Chart()")
    let output = "S0:10:1: error: cannot find 'Chart' in scope"
    #expect(
      try findings(wrong, output) == [
        Diagnostic(
          .compileUnknownToInterface, "whether this code is wrong is not known to the interface",
          at: SourceLocation("a.md", line: 4),
          notes: [.init("the compiler says: cannot find 'Chart' in scope")],
          suggestion: "check it with Xcode, or with '--sdk' on a Mac")
      ])
    #expect(try findings(wrong, output, isStandIn: false) == [])
  }

  @Test func messagesAboutSourcesComeInTheOrderOfTheFiles() {
    let files = [
      SourceFile(path: "Sources/A.swift", text: "New()\nif #available(iOS 26, *) { New() }\n"),
      SourceFile(path: "Sources/B.swift", text: "let b: Int = \"\"\n"),
    ]
    let written = files.indices.map {
      ModuleFile(files[$0], number: $0, SourceConfiguration(platform: .iOS), known: [])
    }
    let newer =
      "error: 'New' is unavailable\nKit.New:2:15: note: 'New' was introduced in "
      + "PackageDescription 26.0"
    let output = """
      F1:10:14: error: cannot convert value of type 'String' to specified type 'Int'
      F0:11:28: \(newer)
      F0:10:1: \(newer)
      F7:10:1: error: cannot find 'gone' in scope
      S0:10:1: error: cannot find 'other' in scope
      """
    let found = report().findings(CompilerOutput(output).errors, about: files, written)
    #expect(
      found.map(\.location) == [
        SourceLocation("Sources/A.swift", line: 1, column: 1),
        SourceLocation("Sources/B.swift", line: 1, column: 14),
      ])
    #expect(found.first?.summary == "'New' needs iOS 26.0, and the system supports iOS 17.0")
    #expect(found.last?.suggestion == "correct the source")
  }

  @Test func theVersionIsOnlyToldToAnInterface() {
    #expect(report(isStandIn: false).versionArguments == [])
  }

  @Test func aPreviewIsAValueOfItsOwn() {
    let source = SourceFile(path: "A.swift", text: "import SwiftUI\n#Preview { Text(\"a\") }\n")
    let written = ModuleFile(
      source, number: 3, SourceConfiguration(platform: .iOS), known: ["SwiftUI"])
    #expect(
      written.text.contains(
        """
        #sourceLocation(file: "F3", line: 10)
        @MainActor fileprivate let _preview3_2: _Preview =
        """))
    #expect(written.diagnostics == [])
  }
}
