import DesignTokens
import Testing

/// The `text` tokens are Apple's text styles: default category on iOS and iPadOS, the one table of
/// macOS.
@Suite struct TextStyleTests {
  private static let weights = ["regular": 400.0, "medium": 500, "semibold": 600, "bold": 700]

  /// SwiftUI's names with those of the data.
  private static let styles = [
    ("largeTitle", "largeTitle"), ("title", "title1"), ("title2", "title2"), ("title3", "title3"),
    ("headline", "headline"), ("body", "body"), ("callout", "callout"),
    ("subheadline", "subheadline"), ("footnote", "footnote"), ("caption", "caption1"),
    ("caption2", "caption2"),
  ]

  private func typography(_ path: String, platform: String) throws -> TokenTypography {
    let token = try #require(try ShippedContent.foundationUI().tokens[TokenPath(path)])
    let value = try #require(token.value(in: ["platform": platform])).value
    guard case .typography(let typography) = value else {
      throw MissingStyle(path: path)
    }
    return typography
  }

  private struct MissingStyle: Error { let path: String }

  @Test(arguments: ["iOS", "iPadOS"]) func touchPlatformsHaveTheDefaultCategory(
    platform: String
  ) throws {
    let source: TextStyleData = try data("dynamic-type")
    #expect(source.defaultCategory == "large")
    let category = try #require(
      source.ios.categories.first { $0.swiftuiDynamicTypeSize == source.defaultCategory })
    for (name, original) in Self.styles {
      let style = try #require(category.styles[original])
      let token = try typography("text.\(name)", platform: platform)
      #expect(token.fontSize.pixels == style.sizePt, "\(name)")
      #expect(abs(token.lineHeight * style.sizePt - style.leadingPt) < 0.01, "\(name)")
      let weight = try #require(source.ios.weights[original].flatMap { Self.weights[$0] })
      #expect(token.fontWeight.value == weight, "\(name)")
    }
  }

  @Test func macOSHasItsOwnTable() throws {
    let source: TextStyleData = try data("dynamic-type")
    for (name, original) in Self.styles {
      let style = try #require(source.macos.styles[original])
      let token = try typography("text.\(name)", platform: "macOS")
      #expect(token.fontSize.pixels == style.sizePt, "\(name)")
      #expect(abs(token.lineHeight * style.sizePt - style.lineHeightPt) < 0.01, "\(name)")
      #expect(token.fontWeight.value == Self.weights[style.weight], "\(name)")
    }
  }

  @Test(arguments: [
    ("font.label", "text.caption2", 600.0), ("font.body", "text.body", 400),
    ("font.title", "text.title3", 600),
  ]) func theThreeRolesAreBuiltOnStyles(role: String, style: String, weight: Double) throws {
    for platform in ["iOS", "macOS"] {
      let roleStyle = try typography(role, platform: platform)
      let textStyle = try typography(style, platform: platform)
      #expect(roleStyle.fontSize == textStyle.fontSize)
      #expect(roleStyle.lineHeight == textStyle.lineHeight)
      #expect(roleStyle.fontWeight.value == weight)
    }
  }
}
