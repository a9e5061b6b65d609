import DesignTokens
import Testing

/// The modifier `OS` of FoundationUI chooses between Apple's values before version 26 and from it on.
@Suite struct SystemVersionTests {
  private func color(_ path: String, _ context: Context) throws -> ResolvedToken {
    let token = try #require(try ShippedContent.foundationUI().tokens[TokenPath(path)])
    return try #require(token.value(in: context), "\(path) \(context)")
  }

  private func hex(_ path: String, _ context: Context) throws -> String {
    guard case .color(let color) = try color(path, context).value else { return "no colour" }
    return color.value.alpha < 1 ? "\(color.value.srgb.hex) \(color.value.alpha)" : color.hex ?? ""
  }

  @Test func theVersionIsChosenBetweenTheRangesAndStartsBefore26() throws {
    let modifier = try #require(
      try ShippedContent.foundationUI().tokens.modifiers.first { $0.name == "OS" })
    #expect(modifier.contexts == SystemRange.allCases.map(\.rawValue))
    #expect(modifier.declaredDefault == SystemRange.before26.rawValue)
  }

  @Test(arguments: SystemRange.allCases)
  func theFileOfTheRangeDecides(range: SystemRange) throws {
    let system = try ShippedContent.foundationUI().tokens
    for token in try range.tokens() {
      let stated = try #require(token.value())
      let resolved = try #require(system[token.path]?.value(in: ["OS": range.rawValue]))
      #expect(resolved.value == stated.value, "\(token.path)")
      #expect(resolved.confidence == stated.confidence, "\(token.path)")
      #expect(resolved.unknownReason == stated.unknownReason, "\(token.path)")
    }
  }

  @Test func noTokenOutsideAppleStatesASystemColor() throws {
    let tokens = try ShippedContent.foundationUI().tokens
    for token in tokens where token.path.names.first == "system" {
      // The two that Apple does not name stand for fixed white and for the accent, made paler.
      if ["system.white", "system.selection"].contains(token.path.text) { continue }
      #expect(
        token.value()?.aliasChain.last?.names.first == "apple", "\(token.path) is written out")
    }
  }

  @Test(arguments: [
    ("system.red", "iOS", "light", "#ff3b30", "#ff383c"),
    ("system.orange", "iOS", "dark", "#ff9f0a", "#ff9230"),
    ("system.accent", "iOS", "light", "#007aff", "#0088ff"),
    ("system.gray", "iOS", "light", "#8e8e93", "#8e8e93"),
    ("system.green", "iOS", "light", "#34c759", "#34c759"),
    ("system.green", "macOS", "light", "#28cd41", "#34c759"),
    ("system.separator", "iOS", "light", "#3c3c43 0.29", "#3c3c43 0.12"),
    ("system.separator", "iOS", "dark", "#545458 0.6", "#545458 0.5"),
    ("system.windowBackground", "macOS", "dark", "#323232", "#1e1e1e"),
    ("system.controlBackground", "macOS", "dark", "#1e1e1e", "#1e1e1e"),
  ])
  func valuesOfBothRanges(
    path: String, platform: String, appearance: String, before: String, from: String
  ) throws {
    for (range, expected) in [(SystemRange.before26, before), (.from26, from)] {
      let context: Context = [
        "platform": platform, "appearance": appearance, "OS": range.rawValue,
      ]
      #expect(try hex(path, context) == expected)
      #expect(try !color(path, context).isUnknown)
    }
  }

  @Test func theLightSemanticColorsOfMacOS26AreUnknown() throws {
    for name in ["label", "secondaryLabel", "separator", "background", "tertiaryBackground"] {
      let context: Context = ["platform": "macOS", "OS": SystemRange.from26.rawValue]
      #expect(try color("system.\(name)", context).isUnknown, "\(name)")
    }
    let reason = try color("system.label", ["platform": "macOS", "OS": "from 26"]).unknownReason
    #expect(
      reason == "No public source gives labelColor in light appearance on macOS 26; "
        + "drawn with its value on macOS 15.")
  }
}
