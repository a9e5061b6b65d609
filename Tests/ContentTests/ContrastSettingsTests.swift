import ColorScience
import DesignTokens
import Testing
import TokenContrast

/// The `contrast` of FoundationUI's `system.yaml` does what its comments say.
@Suite struct ContrastSettingsTests {
  private static let opaqueBackgrounds = [
    "system.background", "system.secondaryBackground", "system.tertiaryBackground",
    "system.groupedBackground", "system.controlBackground", "system.windowBackground",
    "color.tertiary",
  ]

  private func settings() throws -> ContrastSettings {
    try ShippedContent.foundationUI().contrast
  }

  private func token(_ path: String) throws -> Token {
    try #require(try ShippedContent.foundationUI().tokens[TokenPath(path)], "\(path)")
  }

  /// That of a colour which must be opaque; `nil` where the value is not known.
  private func luminance(_ path: String, _ context: Context) throws -> Double? {
    guard let value = try token(path).value(in: context), !value.isUnknown,
      case .color(let color) = value.value
    else { return nil }
    #expect(color.value.alpha == 1, "\(path)")
    return color.value.srgb.relativeLuminance
  }

  @Test func theLightestAndTheDarkestBackgroundAreBackdrops() throws {
    let backdrops = try settings().backdrops.map(\.name)
    // The label depends on all modifiers, so its combinations are all there are.
    for context in try token("system.label").combinations {
      let all = try Self.opaqueBackgrounds.compactMap { try luminance($0, context) }
      let chosen = try backdrops.compactMap { try luminance($0, context) }
      #expect(chosen.min() == all.min(), "\(context)")
      #expect(chosen.max() == all.max(), "\(context)")
    }
  }

  @Test func everyBackgroundOfTheMatrixIsOpaqueAMaterialOrLiesOnSomething() throws {
    let settings = try settings()
    let grounded = Set(settings.underlays.map(\.color.name))
    for background in settings.matrix.backgrounds.map(\.name)
    where !background.hasPrefix("material.") && !grounded.contains(background) {
      for context in try token(background).combinations {
        _ = try luminance(background, context)
      }
    }
  }

  @Test func whatLiesOnSomethingIsTranslucent() throws {
    for underlay in try settings().underlays {
      let value = try #require(try token(underlay.color.name).value()).value
      guard case .color(let color) = value else {
        Issue.record("\(underlay.color.name) is not a colour")
        continue
      }
      #expect(color.value.alpha < 1, "\(underlay.color.name)")
    }
  }

  @Test func nothingIsExcused() throws {
    #expect(try settings().level == .aa)
    #expect(try settings().exceptions == [])
  }
}
