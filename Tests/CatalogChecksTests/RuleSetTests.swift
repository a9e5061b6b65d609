import CatalogChecks
import Testing

/// What a check can be asked for: each part by itself.
@Suite struct RuleSetTests {
  private static let parts: [RuleSet] = [
    .names, .agent, .contrast, .previews, .tokens, .drift, .sources, .twins, .code,
  ]

  @Test func noPartAsksForAnother() {
    for (index, part) in Self.parts.enumerated() {
      #expect(Self.parts.indices.filter { !Self.parts[$0].isDisjoint(with: part) } == [index])
    }
  }

  @Test func everythingIsAllParts() {
    #expect(RuleSet.all == Self.parts.reduce(into: []) { $0.formUnion($1) })
    #expect(RuleSet.all.subtracting(.site) == [.drift, .sources, .code])
  }
}
