import DesignTokens
import Testing
import TokenContrast

@Suite struct NamedPairsTests {
  private func pairs(_ tokens: ResolvedTokens) -> [String] { NamedPairs.of(tokens).map(\.name) }

  @Test func aNameThatPutsItselfOnAnother() throws {
    #expect(
      pairs(
        try blackTokens("m.primary", "m.onPrimary", "m.on-primary-container", "m.primaryContainer"))
        == ["m.onPrimary on m.primary", "m.on-primary-container on m.primaryContainer"])
    #expect(
      pairs(try blackTokens("ui.card", "ui.card-foreground"))
        == ["ui.card-foreground on ui.card"])
  }

  @Test func namesThatDifferByTheirRole() throws {
    #expect(
      pairs(try blackTokens("badge.text", "badge.background", "badge.border"))
        == ["badge.text on badge.background"])
    #expect(
      pairs(try blackTokens("text.danger", "background.danger", "background.info"))
        == ["text.danger on background.danger"])
    #expect(pairs(try blackTokens("blueText", "blueBG")) == ["blueText on blueBG"])
  }

  @Test func otherNamesArePairsWithNothing() throws {
    #expect(pairs(try blackTokens("one.accent", "one.onion", "two.text", "three.surface")) == [])
  }

  @Test func theLastRoleInANameDecides() throws {
    #expect(
      pairs(try blackTokens("button.textBackground", "button.textForeground"))
        == ["button.textForeground on button.textBackground"])
  }

  @Test func aStateThatIsCalledOnIsNoText() throws {
    #expect(pairs(try blackTokens("switch.on", "switch.background")) == [])
  }

  @Test func aPairIsWhereItsTextIs() throws {
    let tokens = try blackTokens("badge.text", "badge.background")
    let place = try #require(tokens["badge.text"]?.location)
    #expect(NamedPairs.of(tokens).map(\.location) == [place])
  }
}
