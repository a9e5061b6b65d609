import Diagnostics
import SnippetCompilation
import Testing

/// What of the findings of several platforms counts.
struct SnippetVerdictsTests {
  private func snippets(_ texts: String..., pages: [String] = []) -> [Snippet] {
    texts.enumerated().map { index, text in
      Snippet(
        .fence(.right), text, path: "a.md", firstLine: index,
        page: pages.isEmpty ? "a.md" : pages[index])
    }
  }

  private func error(_ text: String) -> Diagnostic { Diagnostic(.compileError, text) }
  private func gap(_ text: String) -> Diagnostic { Diagnostic(.compileUnknownToInterface, text) }

  @Test func codeThatCompilesForOnePlatformIsRight() {
    var verdicts = SnippetVerdicts(snippets("a", "b", pages: ["a.md", "b.md"]))
    #expect(verdicts.openPages == ["a.md", "b.md"])
    verdicts.add([1: [error("x")]], about: ["a.md", "b.md"])
    #expect(verdicts.openPages == ["b.md"])
    verdicts.add([:], about: ["b.md"])
    #expect(verdicts.openPages.isEmpty && verdicts.findings.isEmpty)
  }

  /// As for a piece that is not Swift, beside others of the same or another page.
  @Test func aMistakeStaysWhenOthersAreJudgedAgain() {
    var verdicts = SnippetVerdicts(snippets("a", "b", pages: ["a.md", "b.md"]))
    for _ in 0..<2 { verdicts.add([0: [error("x")], 1: [error("y")]], about: verdicts.openPages) }
    #expect(verdicts.findings.map(\.summary) == ["x", "y"])
  }

  @Test func thePlatformCountsWhoseInterfaceKnowsTheCode() {
    var verdicts = SnippetVerdicts(snippets("a"))
    verdicts.add([0: [error("x")]], about: ["a.md"])
    verdicts.add([0: [gap("UIFont")]], about: ["a.md"])
    #expect(verdicts.findings.map(\.summary) == ["x"])
    verdicts = SnippetVerdicts(snippets("a"))
    verdicts.add([0: [gap("NSFont"), error("x")]], about: ["a.md"])
    verdicts.add([0: [gap("NSGrid")]], about: ["a.md"])
    #expect(verdicts.findings.map(\.summary) == ["NSGrid"])
  }

  @Test func codeWithBranchesHasToCompileForEachPlatform() {
    let texts = ["#if os(macOS)\na\n#endif", "#if canImport(UIKit)\na\n#endif"]
    for text in texts {
      var verdicts = SnippetVerdicts(snippets(text))
      verdicts.add([:], about: ["a.md"])
      #expect(verdicts.openPages == ["a.md"])
      verdicts.add([0: [error("x")]], about: ["a.md"])
      #expect(verdicts.findings.map(\.summary) == ["x"])
    }
    var verdicts = SnippetVerdicts(snippets("#if DEBUG\na\n#endif"))
    verdicts.add([:], about: ["a.md"])
    #expect(verdicts.openPages.isEmpty)
  }
}
