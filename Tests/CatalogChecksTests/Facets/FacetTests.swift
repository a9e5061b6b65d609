import CatalogModel
import Testing

@Suite struct FacetTests {
  private func missing(_ facet: CoverageFacet?) -> [String] {
    (facet?.missing ?? []).map { item in
      let place = item.location.map { "\($0): " } ?? ""
      return "\(place)\(item.name): \(item.detail)"
    }
  }

  @Test func foldersWithoutAPageAreMissing() throws {
    let facet = try report(replacing: ["one/components/draft/notes.txt": "later"]).facet(.pages)
    #expect(facet?.tally == Tally(good: 2, total: 3))
    #expect(
      missing(facet) == [
        "one/components/draft/component.yaml: draft: there is no component.yaml"
      ])
  }

  @Test func aComponentNeedsAnExampleOfItsOwn() throws {
    let facet = try report(appending: [
      badge: "examples: [{ name: a, agent: { component: Card } }]\n"
    ]).facet(.examples)
    #expect(missing(facet) == ["\(card):1:1: Card: add one under 'examples'"])
  }

  @Test func aTreeWithErrorsIsNoExampleForAnAgent() throws {
    let facet = try report(
      replacing: [
        "one/guides/a.md": """
        ---
        title: A
        summary: s
        ---
        ```yaml agent
        component: Card
        ```
        """
      ],
      appending: [
        badge: "examples: [{ name: a, agent: { component: Badge, props: { no: 1 } } }]\n"
      ]
    ).facet(.agentExamples)
    #expect(facet?.tally == Tally(good: 1, total: 2))
    #expect(missing(facet) == ["\(badge):1:1: Badge: no valid tree uses it"])
  }

  @Test(arguments: ["", "  \n", "{{! nothing }}\n", "<!-- a --> {{! b }}", "{{! open"])
  func anEmptyTemplateDrawsNothing(template: String) throws {
    let facet = try report(replacing: ["one/components/card/preview.mustache": template])
      .facet(.previews)
    #expect(
      missing(facet) == ["one/components/card/preview.mustache: Card: its template is empty"])
  }

  @Test func aPictureIsNoPreview() throws {
    let facet = try report(
      replacing: [
        "one/components/shot/component.yaml": "name: Shot\nlayer: component\nsummary: A shot.\n",
        "one/components/shot/preview.png": "x",
      ]
    ).facet(.previews)
    #expect(
      missing(facet) == [
        "one/components/shot/component.yaml: Shot: a picture stands for it"
      ])
  }

  @Test func tokensNeedADescription() throws {
    let tokens = """
      { "space": { "$type": "dimension",
        "s": { "$value": { "value": 8, "unit": "px" }, "$description": "Between words." },
        "m": { "$value": { "value": 12, "unit": "px" } } } }
      """
    let facet = try report(
      replacing: [
        "one/system.yaml": "name: One\nsummary: x\ntokens: { files: [a.tokens.json] }\n",
        "one/a.tokens.json": tokens,
      ]
    ).facet(.tokenDescriptions)
    #expect(facet?.tally == Tally(good: 1, total: 2))
    #expect(facet?.missing.map(\.name) == ["space.m"])
    #expect(facet?.missing.first?.location?.path == "one/a.tokens.json")
  }

  @Test func viewsBelongToAComponent() throws {
    let source = """
      public struct Badge: View {}
      public struct Card<Content>: SwiftUI.View { public struct Row: View {} }
      public struct Chip: ChipLike {}
      public protocol ChipLike: ViewModifier {}
      public struct FlatStyle: ButtonStyle {}
      public enum Tone: String, Sendable {}
      public enum ToneStyle { case a }
      public struct PriceStyle: FormatStyle {}
      public struct Old: View {}
      @available(*, deprecated) public struct Older: View {}
      public struct _Hidden: View {}
      struct Inner: View {}
      """
    let facet = try sourceReport(source, appending: [badge: "swift: { type: Badge }\n"])
      .facet(.claimedViews)
    #expect(facet?.tally == Tally(good: 2, total: 6))
    #expect(facet?.missing.map(\.name) == ["Card.Row", "Chip", "FlatStyle", "Old"])
    #expect(facet?.missing.first?.location?.description == "one/Sources/A.swift:2:59")
  }

  @Test func whatASystemDoesNotHaveIsNoFacet() throws {
    let facets = try report().facets.map(\.kind)
    #expect(facets == [.pages, .examples, .agentExamples, .previews, .tokenDescriptions])
  }
}
