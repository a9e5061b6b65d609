import ColorScience
import DesignTokens
import Testing

/// Everything under `apple` in the token files is what the collected data say, value by value.
@Suite struct AppleColorTests {
  /// The last name of a token's path, with the name the data have for it.
  private static let appearances = [
    "light": "light", "dark": "dark", "increasedLight": "increased_contrast_light",
    "increasedDark": "increased_contrast_dark",
  ]

  private static let confidences: [String: CatalogMetadata.Confidence] = [
    "confirmed by 2 independent sources": .confirmed, "one source": .oneSource,
    "inferred": .inferred,
  ]

  /// A value of the token files with the row of the data it comes from.
  private struct Entry {
    let token: Token
    let row: AppleColorData.Row
    let appearance: String

    var measured: AppleColorData.Row.Value? {
      switch appearance {
      case "light": row.light
      case "dark": row.dark
      case "increasedLight": row.increasedContrastLight
      case "increasedDark": row.increasedContrastDark
      default: nil
      }
    }

    /// What is drawn where nothing has been measured: the value without increased contrast.
    var standIn: AppleColorData.Row.Value? {
      appearance.hasSuffix("ight") ? row.light : row.dark
    }
  }

  private func entries() throws -> [Entry] {
    let source: AppleColorData = try data("apple-system-colors")
    let tokens = try ShippedContent.foundationUI().tokens
    return try tokens.compactMap { token in
      let names = token.path.names
      guard names.first == "apple" else { return nil }
      try #require(names.count == 4)
      let row = try source.row(platform: names[1].lowercased(), name: names[2])
      #expect(
        tokens.group(TokenPath(names.dropLast().joined(separator: ".")))?.description == row.os
          + ".")
      return Entry(token: token, row: row, appearance: names[3])
    }
  }

  @Test func bothPlatformsAreThereInFourAppearances() throws {
    let entries = try entries()
    #expect(entries.count == 112)
    #expect(Set(entries.map(\.appearance)) == Set(Self.appearances.keys))
    #expect(Set(entries.map(\.row.platform)) == ["ios", "macos"])
  }

  @Test func measuredValuesAreTheDataToTheByteAndTheHundredth() throws {
    for entry in try entries() {
      guard let measured = entry.measured ?? entry.standIn else {
        Issue.record("\(entry.token.path) has no value to draw")
        continue
      }
      let resolved = try #require(entry.token.value())
      guard case .color(let color) = resolved.value else {
        Issue.record("\(entry.token.path) is no colour")
        continue
      }
      #expect(color.hex == measured.hex.lowercased(), "\(entry.token.path)")
      #expect(color.value.srgb.hex == measured.hex.lowercased(), "\(entry.token.path)")
      #expect(color.value.alpha == measured.alpha, "\(entry.token.path)")
    }
  }

  @Test func whatNobodyHasPublishedIsUnknownAndNothingElseIs() throws {
    for entry in try entries() {
      let resolved = try #require(entry.token.value())
      #expect(resolved.isUnknown == (entry.measured == nil), "\(entry.token.path)")
      if entry.measured == nil {
        #expect(resolved.unknownReason?.contains(entry.row.name) == true, "\(entry.token.path)")
      }
    }
  }

  @Test func confidenceAndSourcesAreThoseOfTheData() throws {
    for entry in try entries() where entry.measured != nil {
      let name = try #require(Self.appearances[entry.appearance])
      let stated = try #require(entry.row.confidenceByAppearance[name] ?? nil)
      #expect(entry.token.metadata.confidence == Self.confidences[stated], "\(entry.token.path)")
      #expect(entry.token.metadata.sources == entry.row.sources, "\(entry.token.path)")
    }
  }

  @Test func noTokenOutsideAppleStatesASystemColour() throws {
    let tokens = try ShippedContent.foundationUI().tokens
    for token in tokens where token.path.names.first == "system" {
      // The two that Apple does not name stand for fixed white and for the accent, made paler.
      if ["system.white", "system.selection"].contains(token.path.text) { continue }
      #expect(
        token.value()?.aliasChain.last?.names.first == "apple", "\(token.path) is written out")
    }
  }
}
