import CatalogLoader
import CatalogRenderer
import Diagnostics
import Foundation
import Testing

@testable import CatalogChecks
@testable import CatalogDriver

@Suite struct CheckScopeTests {
  @Test func noTopicsAreAll() {
    #expect(CatalogLoader.Scope(for: []) == .site)
    #expect(CatalogLoader.Scope(for: Set(CheckTopic.allCases)) == .site)
  }

  @Test func aTopicReadsWhatItNeeds() {
    #expect(CatalogLoader.Scope(for: [.tokens]) == .tokens)
    #expect(CatalogLoader.Scope(for: [.drift]) == .sources)
    #expect(CatalogLoader.Scope(for: [.tokens, .previews]) == .previews)
    #expect(CatalogLoader.Scope(for: [.links]) == [.guides, .screens, .sources, .images])
    #expect(CatalogLoader.Scope(for: [.content]) == .site)
    #expect(CatalogLoader.Scope(for: [.coverage]).contains(.components))
  }

  @Test func aTopicRunsTheRulesThatMayFindSomethingOfIt() {
    #expect(names(of: []).count == 29)
    #expect(names(of: [.tokens]) == ["DistinctTokenProperties"])
    #expect(names(of: [.drift]) == ["TokensAgreeWithSource"])
    #expect(names(of: [.links]) == [])
    #expect(names(of: [.swift]) == [])
    #expect(
      names(of: [.agent]) == ["ValidAgentExamples", "ExpectedFindings", "CompilingExamples"])
    #expect(
      names(of: [.previews])
        == ["InertPreviews", "PreviewUsesTokens", "KnownPreviewProps", "SoundStylesheets"])
    #expect(
      names(of: [.coverage]) == [
        "SufficientCoverage", "AgreeingProps", "AgreeingPreviews", "DeclaredTypes",
        "AgreeingClosures",
      ])
    #expect(
      names(of: [.content]) == [
        "UniqueNames", "KnownReferences", "KnownStageTokens", "ReadableTheme", "KnownTypefaces",
        "TracedRequirements", "KnownContrastTokens", "MatchingPatterns",
      ])
  }

  private func names(of topics: Set<CheckTopic>) -> [String] {
    CatalogChecks.rules(of: RuleSet(for: topics)).map { "\($0)" }
  }

  @Test func onlyTopicsOfTextsNeedPages() {
    #expect(PageChecks(for: []) == .all)
    #expect(PageChecks(for: [.links]) == .texts)
    #expect(PageChecks(for: [.previews, .tokens]) == .previews)
    #expect(PageChecks(for: [.content]) == .all)
    #expect(PageChecks(for: [.tokens, .drift, .contrast, .agent, .swift, .coverage]) == [])
  }

  /// A topic alone is told what a check of everything tells of it.
  @Test(arguments: CheckTopic.allCases)
  func aTopicAloneIsToldTheSame(_ topic: CheckTopic) throws {
    let run = try ToolRun()
    for (path, text) in Self.wrong { try run.write(text, at: "content/" + path) }
    let content = run.folder.appending(path: "content").path(percentEncoded: false)
    let build = CatalogBuild(.init(content: content))
    // A file that two parts of the content name is read for both, and told of once.
    func own(_ found: [Diagnostic]) -> Set<Diagnostic> {
      Set(found.filter { $0.id.topic == topic })
    }
    let all = try own(build.check().diagnostics)
    #expect(!all.isEmpty)
    #expect(try own(build.check([topic]).diagnostics) == all)
  }

  /// What is right is so for a check of one topic, which must have read all that it needs.
  @Test(
    arguments: CheckTopic.allCases.map { [$0] } + [[.tokens, .coverage], [.coverage, .links]])
  func nothingIsWrongWithTheStarterForATopicAlone(_ topics: Set<CheckTopic>) throws {
    let starter = URL(filePath: #filePath).appending(path: "../../../templates/starter")
    let build = CatalogBuild(.init(content: starter.standardized.path(percentEncoded: false)))
    #expect(try build.check(topics).diagnostics == [])
  }

  /// A catalog with something wrong of every topic.
  private static let wrong = [
    "system.yaml": """
    name: Solo
    summary: x
    tokens: { files: [a.tokens.json] }
    modules: [{ name: Solo, path: Sources }]
    coverage: { minimum: 100 }
    contrast: { matrix: { texts: [nothing.at.all] } }

    """,
    "a.tokens.json": """
    { "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "lost": { "$value": "{gone}" } }
    """,
    "Sources/DS.swift": """
    public enum DS { public enum Space { public static let s: CGFloat = 9 } }
    /// A [word](gone.md).
    public struct Badge { public init(text: String) {} }
    public struct Broken {

    """,
    "components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: x
    swift: { module: Solo, type: Pill }
    related: [Nobody]
    props: [{ name: text, type: string, description: "A [word](lost.md)." }]
    contrast: [{ foreground: ink, background: ink }]
    examples: [{ name: A, agent: { component: Badge, props: { size: 1 } } }]

    """,
    "components/badge/preview.mustache": "<b onclick=\"x()\">{{>other}}</b>",
    "components/badge/preview.css": "b { color: var(--nothing); }",
    "guides/a.md": "---\ntitle: A\nsummary: x\n---\n[b](b.md) <i>raw</i>\n",
  ]
}
