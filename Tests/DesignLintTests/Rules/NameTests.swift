import Diagnostics
import SwiftSymbols
import Testing

@testable import DesignLint

@Suite("Deprecated names, other systems, layers and components")
struct LintedNameTests {
  private func findings(_ body: String, _ deprecated: DeprecatedUse...) -> [LintFinding] {
    var knowledge = LintExamples.knowledge
    knowledge.tokens = []
    knowledge.deprecated = deprecated
    return LintExamples.findings(body, knowledge)
  }

  @Test("A deprecated token has its successor as replacement")
  func token() throws {
    let old = DeprecatedUse(.token, "DS.Color.old", successor: "DS.Color.brand", reason: "renamed")
    let found = findings("Text(\"A\").foregroundStyle(DS.Color.old.opacity(0.5))", old)
    #expect(found.map(\.diagnostic.summary) == ["the token 'DS.Color.old' is deprecated"])
    #expect(found.first?.replacement?.text == "DS.Color.brand")
    #expect(found.first?.diagnostic.notes.map(\.message) == ["renamed"])
  }

  @Test("A deprecated component and a deprecated part are found by their calls")
  func calls() {
    let card = DeprecatedUse(.component, "OldCard")
    let part = DeprecatedUse(.prop, "Badge", label: "tone", reason: nil)
    #expect(
      findings("OldCard {}; Badge(\"A\", tone: .info); Badge(\"B\")", card, part)
        .map(\.diagnostic.summary)
        == [
          "the component 'OldCard' is deprecated", "the argument 'tone' of 'Badge' is deprecated",
        ])
  }

  @Test("The new name is told, though it is no replacement where it has labels")
  func newNames() {
    let card = [
      DeprecatedUse(.component, "oldCard"),
      DeprecatedUse(.name, "oldCard", newName: "card(elevation:)", reason: "it has a shadow"),
    ].merged
    #expect(card.count == 1)
    let found = card.flatMap { findings("Text(\"A\").oldCard()", $0) }
    #expect(found.map(\.diagnostic.summary) == ["the component 'oldCard' is deprecated"])
    #expect(found.map(\.diagnostic.suggestion) == ["write card(elevation:)"])
    #expect(found.flatMap(\.diagnostic.notes).map(\.message) == ["it has a shadow"])
    #expect(found.map(\.replacement?.text) == [nil])
  }

  @Test("Tokens of another system are told")
  func foreign() {
    var knowledge = LintExamples.knowledge
    knowledge.others = ["Other": "Other Kit"]
    #expect(
      LintExamples.headlines(.lintForeignToken, "Text(\"A\").padding(Other.Space.m)", knowledge)
        == ["'Other.Space.m' is a token of Other Kit, not of Kit"])
  }

  @Test("A component uses none of a higher layer")
  func layers() {
    var knowledge = LintExamples.knowledge
    knowledge.components = [
      KnownComponent(name: "Badge", call: "Badge", layer: 2, layerName: "component"),
      KnownComponent(name: "List", call: "ListPattern", layer: 3, layerName: "pattern"),
    ]
    let code = """
      import SwiftUI
      struct Badge: View { var body: some View { ListPattern() } }
      struct ListPattern: View { var body: some View { Badge() } }
      """
    let found = LintExamples.findings(file: code, knowledge, isOwn: true)
    #expect(
      found.map(\.diagnostic.summary) == ["'Badge' is a component and uses 'List', a pattern"])
    #expect(LintExamples.findings(file: code, knowledge) == [])
  }

  @Test("A method of all views is how a component is called, and not below it")
  func shortcut() {
    var knowledge = LintExamples.knowledge
    knowledge.components = [
      KnownComponent(name: "tag", call: "tag", layer: 1, layerName: "modifier"),
      KnownComponent(name: "Badge", call: "Badge", layer: 2, layerName: "component"),
    ]
    let code = "import SwiftUI\nextension View { func tag() -> some View { Badge() } }\n"
    #expect(LintExamples.findings(file: code, knowledge, isOwn: true) == [])
  }

  @Test("A module imports none above it")
  func modules() throws {
    var rule = LintSettings.Rule("higher-layer")
    rule.modules = ["Tokens", "Parts", "Screens"]
    func found(_ path: String, _ text: String) throws -> [String] {
      let uses = try #require(SwiftUses.read(SourceFile(path: path, text: text)).uses)
      return DesignLint(LintExamples.knowledge, LintSettings([rule])).findings(in: uses)
        .map(\.diagnostic.summary)
    }
    #expect(
      try found("Sources/Parts/List/A.swift", "import Screens\nimport Tokens\nimport SwiftUI\n")
        == ["the module 'Parts' imports 'Screens', which is above it"])
    #expect(try found("Screens/A.swift", "import Parts\n") == [])
    #expect(try found("Other/A.swift", "import Screens\n") == [])
    #expect(try found("Screens/Tokens/A.swift", "import Parts\n").count == 1)
  }

  @Test("A view that a component is there for is told, but not in the component")
  func components() throws {
    var pattern = SyntaxPattern(
      call: try #require(PatternTerm(".background")), message: "a capsule with a tint")
    pattern.on = [try #require(PatternTerm("Text"))]
    pattern.with = [try #require(PatternTerm(".clipShape(Capsule)"))]
    var knowledge = LintExamples.knowledge
    knowledge.components = [KnownComponent(name: "Badge", call: "Badge", replaces: [pattern])]
    let body = "Text(\"New\").background(tint).clipShape(Capsule())"
    #expect(
      LintExamples.headlines(.lintViewWithComponent, body, knowledge) == [
        "Kit has 'Badge' for this"
      ])
    let own = "import SwiftUI\nstruct Badge: View { var body: some View { \(body) } }\n"
    #expect(LintExamples.findings(file: own, knowledge, isOwn: true) == [])
  }

  @Test("Only a whole name is replaced, not the method that is called on a view")
  func replacement() {
    let card = DeprecatedUse(.component, "OldCard", successor: "Card")
    #expect(findings("OldCard {}", card).map(\.replacement?.text) == ["Card"])
    let tag = DeprecatedUse(.component, "oldTag", successor: "tag")
    #expect(findings("Text(\"A\").oldTag()", tag).map(\.replacement?.text) == [nil])
  }
}
