import Diagnostics
import SwiftSymbols
import Testing

@testable import SnippetCompilation

/// What the compiler says, as messages and as findings.
struct CompilerMessageTests {
  private let judge = MessageJudge(isStandIn: true, ownTypes: ["Badge"])

  @Test func errorsWithTheirNotes() {
    let output = """
      S0:12:3: error: cannot find 'badge' in scope
      let a = badge
              ^~~~~
      S0:12:3: warning: unused
      S0:13:1: error: extra argument 'x' in call
      SwiftUI.Text.init:2:20: note: 'init(_:)' declared here
      S0:12:3: error: cannot find 'badge' in scope
      """
    let errors = CompilerMessage.errors(in: output)
    #expect(errors.map(\.line) == [12, 13])
    #expect(errors.map(\.column) == [3, 1])
    #expect(errors.map(\.notes.count) == [0, 1])
    #expect(errors.first?.text == "cannot find 'badge' in scope")
  }

  @Test(arguments: [
    "cannot find 'Chart' in scope", "cannot find type 'Chart' in scope",
    "value of type 'some View' has no member 'chartXAxis'",
    "type 'Color' has no member 'chartreuse'",
  ])
  func whatOnlyTheInterfaceMayLack(text: String) throws {
    let verdict = try #require(self.verdict(text))
    #expect(verdict != .mistake)
    #expect(self.verdict(text, isStandIn: false) == .mistake)
  }

  @Test(arguments: [
    "cannot find 'contrastRatio' in scope", "value of type 'Badge' has no member 'size'",
    "type 'Badge' has no member 'Size'",
    "cannot find 'Bagde' in scope; did you mean 'Badge'?",
    "cannot convert value of type 'Int' to expected argument type 'String'",
  ])
  func mistakes(text: String) {
    #expect(verdict(text) == .mistake)
  }

  @Test func aCallThatTheInterfaceMayLack() {
    let call = "S0:12:3: error: extra argument 'style' in call"
    let ofFramework = "SwiftUI/Views.swift:10:3: note: 'init(_:)' declared here"
    let ofSystem = "F3:10:3: note: 'init(_:)' declared here"
    let errors = [ofFramework, ofSystem].map { CompilerMessage.errors(in: "\(call)\n\($0)") }
    #expect(errors.map { $0.map(judge.verdict) } == [[.unknown("init(_:)")], [.mistake]])
  }

  @Test func whatIsNewerIsAMistakeOutsideOfItsBranch() throws {
    let text =
      "Old()\nif #available(iOS 26.0, *) { New() }\nif #available(iOS 18, *) { New() }\nNew()"
    let snippet = Snippet(.fence(.right), text, path: "a.md", firstLine: 1, page: "a.md")
    let plan = SnippetPlan(
      [snippet], SourceConfiguration(platform: .iOS), imports: [], known: [], declared: [],
      isStandIn: true)
    let output = [(11, 30), (12, 28), (13, 1)].map { line, column in
      "S0:\(line):\(column): error: 'New' is unavailable\n"
        + "Kit.New:2:15: note: 'New' was introduced in PackageDescription 26.0"
    }.joined(separator: "\n")
    let report = CompilerReport(judge, platform: "iOS", minimum: "17.0")
    let found = report.findings(
      CompilerOutput(output).errors, about: try #require(plan.batches.first), of: plan, [snippet])
    #expect(found[0]?.map(\.location?.line) == [3, 4])
    #expect(
      found[0]?.first?.summary == "'New' needs iOS 26.0, and the system supports iOS 17.0")
    #expect(report.versionArguments == ["-package-description-version", "17.0"])
  }

  @Test func whatFollowsFromSomethingElseIsNotTold() {
    let output = """
      S0:12:3: error: cannot find 'Chart' in scope
      S0:14:3: error: cannot infer contextual base in reference to member 'compact'
      """
    #expect(judge.findings(CompilerMessage.errors(in: output)).map(\.message.line) == [12])
    let alone = CompilerMessage.errors(in: String(output.split(separator: "\n")[1]))
    #expect(judge.findings(alone).count == 1)
  }

  private func verdict(_ text: String, isStandIn: Bool = true) -> MessageJudge.Verdict? {
    let judge = MessageJudge(isStandIn: isStandIn, ownTypes: ["Badge"])
    return CompilerMessage("S0:1:1: error: \(text)").map(judge.verdict)
  }
}
