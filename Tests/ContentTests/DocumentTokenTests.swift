import DesignTokens
import Testing

/// The values that the requirements document fixes.
@Suite struct DocumentTokenTests {
  private func value(_ path: String, platform: String = "iOS") throws -> TokenValue {
    let token = try #require(
      try ShippedContent.foundationUI().tokens[TokenPath(path)], "there is no \(path)")
    return try #require(token.value(in: ["platform": platform])).value
  }

  @Test(arguments: [
    ("spacing.s", 8.0), ("spacing.m", 12), ("spacing.l", 16), ("spacing.xl", 24),
    ("radius.card", 10), ("radius.chip", 999), ("radius.small", 6),
  ]) func distancesAndRadiiAreTheSameEverywhere(path: String, points: Double) throws {
    for platform in ["iOS", "iPadOS", "macOS"] {
      #expect(
        try value(path, platform: platform) == .dimension(TokenDimension(points, .px)))
    }
  }

  @Test(arguments: [("iOS", 16.0), ("iPadOS", 16), ("macOS", 12)])
  func thePlatformDefaultIsLargerUnderAFinger(platform: String, points: Double) throws {
    #expect(
      try value("spacing.platformDefault", platform: platform)
        == .dimension(TokenDimension(points, .px)))
  }

  @Test(arguments: [
    ("color.infoBG", "system.gray", 0.18), ("color.warnBG", "system.orange", 0.22),
    ("color.errorBG", "system.red", 0.22), ("color.successBG", "system.green", 0.20),
  ]) func levelBackgroundsAreAHueAtAnOpacity(path: String, hue: String, opacity: Double) throws {
    for platform in ["iOS", "macOS"] {
      guard case .color(let color) = try value(path, platform: platform),
        case .color(let base) = try value(hue, platform: platform)
      else {
        Issue.record("\(path) or \(hue) is not a colour")
        continue
      }
      #expect(color.value.alpha == opacity)
      #expect(color.value.components == base.value.components)
    }
  }

  @Test(arguments: [("animation.quick", 150.0), ("animation.medium", 250)])
  func motionLasts(path: String, milliseconds: Double) throws {
    guard case .transition(let transition) = try value(path) else {
      Issue.record("\(path) is no transition")
      return
    }
    #expect(transition.duration.milliseconds == milliseconds)
    #expect(transition.delay.milliseconds == 0)
  }

  @Test func tertiaryIsABackgroundOnMacOS() throws {
    let tokens = try ShippedContent.foundationUI().tokens
    let chain = tokens["color.tertiary"]?.value(in: ["platform": "macOS"])?.aliasChain
    #expect(chain?.last == "apple.macOS.controlBackgroundColor.light")
    let defect = tokens["color.tertiaryDefect"]
    #expect(defect?.deprecation.isDeprecated == true)
    #expect(
      defect?.value(in: ["platform": "macOS"])?.aliasChain.last
        == "apple.macOS.tertiaryLabelColor.light")
  }
}
