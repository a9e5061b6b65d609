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

  /// A value of the token files with the rows of the data it comes from.
  private struct Entry {
    typealias Row = AppleColorData.Row

    let token: Token
    /// That of the systems in question; `nil` where nothing has been measured.
    let row: Row?
    /// That of the systems before.
    let earlier: Row?

    var platform: String { token.path.names[1] }
    var name: String { token.path.names[2] }
    var appearance: String { token.path.names[3] }

    var measured: Row.Value? { row.flatMap { value($0, appearance) } }

    /// What is drawn where nothing has been measured: the value before, or that without increased
    /// contrast.
    var standIn: Row.Value? {
      let normal = appearance.hasSuffix("ight") ? "light" : "dark"
      return earlier.flatMap { value($0, appearance) } ?? row.flatMap { value($0, normal) }
        ?? earlier.flatMap { value($0, normal) }
    }

    private func value(_ row: Row, _ appearance: String) -> Row.Value? {
      switch appearance {
      case "light": row.light
      case "dark": row.dark
      case "increasedLight": row.increasedContrastLight
      case "increasedDark": row.increasedContrastDark
      default: nil
      }
    }
  }

  private func entries(_ range: SystemRange) throws -> [Entry] {
    let source: AppleColorData = try data("apple-system-colors")
    return try range.tokens().map { token in
      let names = token.path.names
      try #require(names.count == 4 && names[0] == "apple", "\(token.path)")
      let platform = names[1].lowercased()
      let row = { try source.row(platform: platform, name: names[2], in: $0) }
      return Entry(token: token, row: try row(range), earlier: try row(.before26))
    }
  }

  @Test(arguments: SystemRange.allCases)
  func bothPlatformsAreThereInFourAppearances(range: SystemRange) throws {
    let entries = try entries(range)
    #expect(entries.count == 112)
    #expect(Set(entries.map(\.appearance)) == Set(Self.appearances.keys))
    #expect(Set(entries.map(\.platform)) == ["iOS", "macOS"])
  }

  @Test(arguments: SystemRange.allCases)
  func eachColorSaysWhichSystemsItIsOf(range: SystemRange) throws {
    let tokens = try range.tokens()
    for entry in try entries(range) {
      let group = TokenPath(entry.token.path.names.dropLast().joined(separator: "."))
      let systems = entry.row?.os ?? "\(entry.platform) 26"
      #expect(tokens.group(group)?.description == systems + ".", "\(entry.token.path)")
    }
  }

  @Test(arguments: SystemRange.allCases)
  func measuredValuesAreTheDataToTheByteAndTheHundredth(range: SystemRange) throws {
    for entry in try entries(range) {
      let measured = try #require(entry.measured ?? entry.standIn, "\(entry.token.path)")
      let resolved = try #require(entry.token.value())
      guard case .color(let color) = resolved.value else {
        Issue.record("\(entry.token.path) is not a colour")
        continue
      }
      #expect(color.hex == measured.hex.lowercased(), "\(entry.token.path)")
      #expect(color.value.srgb.hex == measured.hex.lowercased(), "\(entry.token.path)")
      #expect(color.value.alpha == measured.alpha, "\(entry.token.path)")
    }
  }

  @Test(arguments: SystemRange.allCases)
  func whatNobodyHasPublishedIsUnknownAndNothingElseIs(range: SystemRange) throws {
    for entry in try entries(range) {
      let resolved = try #require(entry.token.value())
      #expect(resolved.isUnknown == (entry.measured == nil), "\(entry.token.path)")
      guard entry.measured == nil else { continue }
      let reason = try #require(resolved.unknownReason, "\(entry.token.path)")
      #expect(reason.contains(entry.name))
      #expect(reason.contains(" 26") == (range == .from26), "\(entry.token.path)")
    }
  }

  @Test(arguments: SystemRange.allCases)
  func confidenceAndSourcesAreThoseOfTheData(range: SystemRange) throws {
    for entry in try entries(range) where entry.measured != nil {
      let name = try #require(Self.appearances[entry.appearance])
      let stated = try #require(entry.row?.confidenceByAppearance[name] ?? nil)
      #expect(entry.token.metadata.confidence == Self.confidences[stated], "\(entry.token.path)")
      #expect(entry.token.metadata.sources == entry.row?.sources, "\(entry.token.path)")
    }
  }
}
