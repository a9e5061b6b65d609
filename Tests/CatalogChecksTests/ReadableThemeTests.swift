import Testing

@Suite struct ReadableThemeTests {
  private func found(_ theme: String) throws -> [String] {
    try diagnostics(appending: ["one/system.yaml": "\ntheme: { \(theme) }\n"]).map { diagnostic in
      diagnostic.summary + (diagnostic.suggestion.map { "; \($0)" } ?? "")
    }
  }

  @Test func anAccentThatCannotBeReadIsRefusedWithTheNearestThatCan() throws {
    #expect(
      try found("accent: grey") == [
        "'grey' is #808080 in light, which has 3.97 to 1 on the page, #ffffff; "
          + "text needs 4.5 to 1; name a token that passes there; the nearest colour is #767676"
      ])
  }

  @Test func theColourOfThePageIsItsGround() throws {
    #expect(
      try found("foreground: grey, background: back") == [
        "'grey' is #808080 in light, which has 3.97 to 1 on the page, #ffffff; "
          + "text needs 4.5 to 1; name a token that passes there; the nearest colour is #767676"
      ])
  }

  @Test func aColourIsATokenOfThatType() throws {
    #expect(
      try found("accent: gray, background: space.s") == [
        "there is no token 'gray'; did you mean 'grey'?",
        "'space.s' is a dimension token; a color is needed here",
      ])
  }
}
