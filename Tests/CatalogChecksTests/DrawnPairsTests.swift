import CatalogModel
import Diagnostics
import TokenContrast
import Testing

@Suite struct DrawnPairsTests {
  /// A system whose previews stand on `back`, with a badge that is text on a fill.
  private let drawing: [String: String] = [
    "one/system.yaml": """
    name: One
    summary: The first.
    tokens: { resolver: t/one.resolver.json }
    stage: { background: back, foreground: ink, font: font.title }
    """,
    "one/t/light.tokens.json": colors(back: 1, ink: 0),
    "one/t/dark.tokens.json": colors(back: 0, ink: 1),
    badge: """
    name: Badge
    layer: component
    summary: A word.
    props:
      - { name: text, type: string, required: true, description: The word. }
      - { name: level, type: enum, values: [{ name: plain }, { name: strong }], default: plain,
          description: How much it says. }
    examples:
      - { name: A, agent: { component: Badge, props: { text: A } } }
      - { name: B, agent: { component: Badge, props: { text: B } } }

    """,
    "one/components/badge/preview.mustache": "<p><slot name=\"text\"></slot></p>\n",
    badgeStyle: """
    p { color: var(--ink); background: var(--tint); }
    :host([data-level="strong"]) p { color: var(--grey); background: var(--back); }
    """,
  ]

  private static func colors(back: Double, ink: Double) -> String {
    func color(_ value: Double, alpha: Double = 1) -> String {
      """
      { "$type": "color", "$value": { "colorSpace": "srgb", "alpha": \(alpha),
        "components": [\(value), \(value), \(value)] } }
      """
    }
    return """
      { "back": \(color(back)), "ink": \(color(ink)), "tint": \(color(0.5, alpha: 0.2)) }
      """
  }

  private func drawn(
    _ changes: [String: String] = [:], appending: [String: String] = [:]
  ) throws -> SystemReport {
    try report(replacing: drawing.merging(changes) { $1 }, appending: appending)
  }

  @Test func examplesAndTheValuesOfPropsAreDrawn() throws {
    let pairs = try #require(try drawn().pairs.drawn["Badge"])
    #expect(pairs.map(\.name) == ["Badge: ink on tint", "Badge: grey on back"])
    #expect(pairs.map { $0.over.map(\.name) } == [["back"], []])
    #expect(pairs.map(\.use) == [.text(typography: pairs[0].typography), pairs[1].use])
    #expect(pairs.map(\.location.description) == ["\(badgeStyle):1:5", "\(badgeStyle):2:34"])
    #expect(pairs.map(\.origin) == [.drawn, .drawn])
  }

  @Test func theFontInUseDecidesTheSize() throws {
    let pair = try #require(try drawn().pairs.drawn["Badge"]?.first)
    #expect(pair.typography?.name == "font.title")
    let small = try drawn([badgeStyle: "p { color: var(--ink); font-size: 2px; }"])
    #expect(try #require(small.pairs.drawn["Badge"]?.first).typography == nil)
  }

  @Test func whatAComponentDeclaresIsNotDrawnAsWell() throws {
    let declared = "contrast:\n  - { foreground: ink, background: tint, over: [back] }\n"
    let names = try drawn(appending: [badge: declared]).pairs.drawn["Badge"]?.map(\.name)
    #expect(names == ["Badge: grey on back"])
    let elsewhere = try drawn(appending: [card: declared]).pairs.drawn["Badge"]?.map(\.name)
    #expect(elsewhere == names)
  }

  @Test func aDeclarationOnAnotherLayerOrForAShapeIsNotTheSame() throws {
    let other = try drawn(appending: [
      badge: """
      contrast:
        - { foreground: ink, background: tint, over: [grey] }
        - { foreground: grey, background: back, use: non-text }
      """
    ])
    // The text is set in the title font, which is large: 3 to 1, as for a shape.
    #expect(other.pairs.drawn["Badge"]?.map(\.name) == ["Badge: ink on tint"])
  }

  @Test func nestedComponentsKeepTheirPairs() throws {
    let found = try drawn([
      card: """
      name: Card
      layer: component
      summary: A box.
      children: any
      examples:
        - name: A
          agent: { component: Card, children: [{ component: Badge, props: { text: A } }] }
      """,
      "one/components/card/preview.mustache": "<i><slot></slot></i>\n",
      "one/components/card/preview.css": "i { background: var(--grey); }",
    ])
    #expect(found.pairs.drawn["Card"] == nil)
    #expect(
      found.pairs.drawn["Badge"]?.map(\.name).sorted() == [
        "Badge: grey on back", "Badge: ink on tint", "Badge: ink on tint over grey",
      ])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let found = try drawn([
      badgeStyle: "p { color: red; } :host([data-level=\"strong\"]) p { color: var(--space-s); }"
    ])
    #expect(found.pairs.drawn["Badge"] == nil)
    #expect(found.unreadPaints["Badge"]?.last?.reason == .noColorToken("--space-s"))
    #expect(
      found.unreadPaints["Badge"]?.compactMap(\.location?.description).first == "\(badgeStyle):1:5")
  }

  @Test func aDrawnTextBelowItsLevelIsAWarning() throws {
    let changes = drawing.merging([
      badgeStyle: "p { color: var(--grey); font-size: 9px; }"
    ]) { $1 }
    let found = try diagnostics(replacing: changes).filter { $0.id.name == "contrast/below-level" }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.summary) == [
        "'Badge: grey on back': 3.97 to 1 is less than the 4.5 to 1 of level AA"
      ])
    #expect(found.map(\.location?.description) == ["\(badgeStyle):1:5"])
    #expect(
      found.first?.notes.map(\.message) == [
        "light: 3.97 to 1, below 4.5", "the preview of Badge draws it; no component declares it",
        "the value of grey stands here",
      ])
  }
}

extension ContrastPair {
  fileprivate var typography: Reference? {
    if case .text(let typography) = use { typography } else { nil }
  }
}
