import Diagnostics
import SwiftSymbols
import Testing

@testable import SnippetCompilation

/// Which file each piece of code becomes a part of.
struct SnippetPlanTests {
  @Test func statementsStandInAFunction() throws {
    let file = try #require(plan(["let badge = Badge()\nbadge.text"]).batches.first?.files.first)
    #expect(
      file.text == """
        import Kit
        import SwiftUI
        #sourceLocation(file: "S0", line: 9)
        @MainActor fileprivate func _S0() async throws { 
        let badge = Badge()
        badge.text
        }

        """)
  }

  @Test func declarationsBelongToTheirFile() throws {
    let code = "/// A row.\n@MainActor public struct Row: View {}\n\n#Preview(\"Rows\") { Row() }"
    let file = try #require(plan([code]).batches.first?.files.first)
    #expect(
      file.text.hasSuffix(
        """
        #sourceLocation(file: "S0", line: 10)
        @MainActor fileprivate
                          struct Row: View {}
        #sourceLocation(file: "S0", line: 12)
        @MainActor fileprivate let _previewS0_4: _Preview =
        _Preview("Rows") { Row() }

        """))
  }

  @Test func membersHaveATypeAroundThem() throws {
    let code = "@State private var isOn = false\n\nToggle(\"On\", isOn: $isOn)"
    let text = try #require(plan([code]).batches.first?.files.first?.text)
    #expect(text.contains("fileprivate struct _MembersS0: View {"))
    let body = "var body: some View {\n#sourceLocation(file: \"S0\", line: 11)\n\nToggle"
    #expect(text.contains(body))
  }

  @Test func aPageIsOneFileUntilANameComesTwice() {
    let plan = plan(["struct A {}", "let a = A()\nprint(a)", "struct A { var b = 1 }"])
    #expect(plan.batches.map { $0.files.map(\.snippets) } == [[[0, 1], [2]]])
  }

  @Test func wrongCodeKnowsThePageAndNobodyKnowsIt() throws {
    var snippets = snippets(["struct A {}", "A().missing()", "let a = A()\nprint(a)"])
    snippets[1].origin = .fence(.wrong)
    let files = self.plan(snippets).batches.flatMap(\.files)
    let wrong = try #require(files.first { $0.isWrong })
    #expect(wrong.text.contains("struct A {}") && wrong.text.contains("missing"))
    #expect(files.filter { !$0.isWrong }.map(\.snippets) == [[0, 2]])
    #expect(files.filter { !$0.isWrong }.allSatisfy { !$0.text.contains("missing") })
  }

  @Test func twoConformancesAreTwoRuns() {
    var snippets = snippets(["extension Badge: Fancy {}", "extension Badge: Fancy {}"])
    snippets[1].page = "other"
    #expect(plan(snippets).batches.count == 2)
  }

  @Test func manifestsKnowTheirVersion() {
    let manifest =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\")"
    let plan = plan([manifest, ".package(path: \"../Kit\")"])
    #expect(plan.batches.map(\.toolsVersion) == ["5.9", "6.0"])
    #expect(plan.batches.last?.files.first?.text.contains("[Package.Dependency] = [") == true)
  }

  @Test func whatActionsCallIsOfTheApp() throws {
    let code = "Button(\"Save\") { save() }\nButton(\"Kit\") { known() }"
    let text = try #require(plan([code]).batches.first?.files.first?.text)
    #expect(text.contains("func save() {}; "))
    #expect(!text.contains("func known() {}; "))
  }

  @Test func whatIsNoSwiftIsTold() {
    let plan = plan(["let a = 1\nlet b = (\n"])
    #expect(plan.batches.isEmpty)
    #expect(plan.findings[0]?.map(\.id) == [.compileError])
    #expect(plan.findings[0]?.first?.location?.path == "guides/a.md")
    #expect((plan.findings[0]?.first?.location?.line ?? 0) >= 12)
  }

  @Test func anUnknownModuleIsTold() {
    let plan = plan(["import Charts\nChart {}"])
    #expect(plan.batches.isEmpty && plan.skippedCount == 1)
    #expect(
      plan.findings[0]?.map(\.summary) == [
        "the module 'Charts' is not known, so what it declares is not"
      ])
    #expect(plan.findings[0]?.first?.location == SourceLocation("guides/a.md", line: 11, column: 1))
  }

  @Test func fragmentsAreLeftOut() {
    var snippets = snippets(["anything {"])
    snippets[0].origin = .fence(.fragment)
    let plan = plan(snippets)
    #expect(plan.batches.isEmpty && plan.findings.isEmpty && plan.skippedCount == 1)
  }

  @Test func manySnippetsAreSeveralRuns() {
    var snippets = snippets(Array(repeating: "print(1)", count: SnippetBatch.limit + 1))
    for index in snippets.indices { snippets[index].page = "\(index)" }
    #expect(plan(snippets).batches.map(\.files.count) == [SnippetBatch.limit, 1])
    #expect(plan(snippets).batches[0].halves.map(\.files.count) == [200, 200])
  }

  @Test func branchesOfAPlatform() throws {
    let code = "#if os(macOS)\nlet a = 1\n#else\nlet b = 2\n#endif"
    let text = try #require(plan([code]).batches.first?.files.first?.text)
    #expect(text.contains("let b = 2"))
    #expect(!text.contains("let a") && !text.contains("#if"))
  }

  @Test func whatAPageDeclaresIsNotKnownToTheNext() throws {
    var snippets = snippets(["func save() {}", "Button(\"Save\") { save() }"])
    let alone = try #require(plan([snippets[1]]).batches.first?.files.first?.text)
    #expect(alone.contains("func save()"))
    snippets[1].page = "guides/b.md"
    let files = plan(snippets).batches.flatMap(\.files)
    #expect(files.map { $0.text.contains("func save()") } == [true, true])
  }

  @Test func linesMayEndInCRLF() {
    let text = "import Kit\r\nimport Unheard\r\nstruct A {}\r\n"
    let file = ModuleFile(
      SourceFile(path: "Kit/A.swift", text: text), number: 0, SourceConfiguration.iOS,
      known: ["Kit"])
    #expect(file.diagnostics.map(\.location?.line) == [2])
    #expect(file.text.contains("struct A {}") && !file.text.contains("Unheard"))
  }

  // MARK: Input

  private func snippets(_ codes: [String]) -> [Snippet] {
    let path = "guides/a.md"
    return codes.map { Snippet(.fence(.right), $0, path: path, firstLine: 11, page: path) }
  }

  private func plan(_ codes: [String]) -> SnippetPlan { plan(snippets(codes)) }

  private func plan(_ snippets: [Snippet]) -> SnippetPlan {
    SnippetPlan(
      snippets, SourceConfiguration.iOS, imports: ["SwiftUI", "Kit"],
      known: ["SwiftUI", "Kit", "PackageDescription"],
      declared: ["known"], isStandIn: true)
  }
}
