import Testing

@Suite struct KnownReferencesTests {
  @Test func relatedComponentsExist() throws {
    let found = try diagnostics(appending: [badge: "related: [Card, Crad]\n"])
    #expect(found.map(\.summary) == ["there is no component 'Crad'"])
    #expect(found.map(\.location?.description) == ["\(badge):4:17"])
    #expect(found.map(\.suggestion) == ["did you mean 'Card'?"])
  }

  @Test func allowedChildrenExist() throws {
    let found = try findings(appending: [card: "children: [Badge, Pill]\n"])
    #expect(found == ["\(card):4:19: there is no component 'Pill' [catalog/unknown-component]"])
  }

  @Test func aComponentThatCouldNotBeReadIsNotUnknown() throws {
    let found = try findings(
      replacing: [card: "name: [\n"], appending: [badge: "related: [Card]\n"])
    #expect(found == [])
  }
}
