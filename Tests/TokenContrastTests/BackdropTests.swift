import ColorScience
import DesignTokens
import Testing
import TokenContrast

@Suite struct BackdropTests {
  private let settings = ContrastSettings(
    backdrops: [reference("white"), reference("black"), reference("grey")])

  private func tokens() throws -> ResolvedTokens {
    try TokenContrastTests.tokens([
      "ink": "#000000", "white": "#ffffff", "black": "#000000", "grey": "#767676",
      "glass": "#ffffff80", "material": unknownMaterial, "secret": unknown,
    ])
  }

  private func summary(_ pair: ContrastPair, _ settings: ContrastSettings) throws -> [String]? {
    ContrastCalculator(tokens: try tokens(), settings: settings).table(for: pair)?.summary
  }

  @Test func aMaterialHasBoundsOverTheDeclaredBackdrops() throws {
    #expect(
      try summary(pair("ink", on: "material"), settings) == [
        "every context: 1.00 over black to 21.00 over white, nobody has published it"
      ])
  }

  @Test func withoutBackdropsThereAreNoBounds() throws {
    #expect(
      try summary(pair("ink", on: "material"), ContrastSettings()) == [
        "every context: depends, nobody has published it"
      ])
  }

  @Test func aTranslucentLowestLayerDependsOnTheBackdrop() throws {
    #expect(
      try summary(pair("ink", on: "glass"), settings) == [
        "every context: 5.31 over black to 21.00 over white, "
          + "glass is translucent and nothing is named below it"
      ])
  }

  @Test func whatLiesAboveAMaterialCounts() throws {
    #expect(
      try summary(pair("ink", on: "glass", over: ["material"]), settings) == [
        "every context: 5.31 over black to 21.00 over white, nobody has published it"
      ])
  }

  @Test func anOpaqueColourHidesWhatNobodyKnows() throws {
    #expect(
      try summary(pair("ink", on: "white", over: ["material"]), settings) == [
        "every context: 21.00"
      ])
  }

  @Test func anUnknownColourWithoutBackdropsIsUnknown() throws {
    #expect(
      try summary(pair("ink", on: "secret"), ContrastSettings()) == [
        "every context: unknown, nobody has published it"
      ])
    #expect(
      try summary(pair("ink", on: "secret"), settings) == [
        "every context: 1.00 over black to 21.00 over white, nobody has published it"
      ])
  }

  @Test func anUnknownTintOfSomethingKnownDependsOnNoBackdrop() throws {
    #expect(
      try summary(pair("ink", on: "material", over: ["white"]), settings) == [
        "every context: unknown, nobody has published it"
      ])
  }

  @Test func anUnknownForegroundHasNoBounds() throws {
    #expect(
      try summary(pair("secret", on: "white"), settings) == [
        "every context: unknown, nobody has published it"
      ])
  }

  @Test func aBackdropThatIsUnknownIsLeftOut() throws {
    let settings = ContrastSettings(backdrops: [reference("secret"), reference("white")])
    #expect(
      try summary(pair("ink", on: "material"), settings) == [
        "every context: 21.00 over white to 21.00 over white, nobody has published it"
      ])
  }

  @Test func ofEqualBackdropsTheFirstIsNamed() throws {
    let tokens = try TokenContrastTests.tokens([
      "ink": "#000000", "a": "#ffffff", "b": "#ffffff", "c": "#000000", "d": "#000000",
      "material": unknownMaterial,
    ])
    let settings = ContrastSettings(backdrops: ["a", "b", "c", "d"].map(reference))
    #expect(
      ContrastCalculator(tokens: tokens, settings: settings)
        .table(for: pair("ink", on: "material"))?.summary == [
          "every context: 1.00 over c to 21.00 over a, nobody has published it"
        ])
  }
}
