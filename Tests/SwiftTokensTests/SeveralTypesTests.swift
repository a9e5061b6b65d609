import DesignTokens
import SwiftSymbols
import Testing

@testable import SwiftTokens

/// Tokens that several types hold, and how the paths name them.
@Suite struct SeveralTypesTests {
  private func load(_ types: [String]) -> SwiftTokenLoad {
    let text = """
      extension Color {
        static let ink = Color(hex: 0x101010)
        enum Text { static let soft = Color(hex: 0x404040) }
      }
      enum Kit { enum Gap { static let small: CGFloat = 4 } }
      enum Other { static let ink = Color(hex: 0x202020) }
      """
    var options = SwiftTokenOptions(namespace: "DS")
    options.types = types
    return SwiftTokenLoad(sources: [SourceFile(path: "A.swift", text: text)], options: options)
  }

  @Test func pathsBeginWithTheNameOfTheType() {
    let load = load(["Color", "Kit.Gap"])
    #expect(load.tokens.map(\.path.text).sorted() == ["color.ink", "color.text.soft", "gap.small"])
    #expect(load.swiftNames["gap.small"] == "Kit.Gap.small")
    #expect(load.swiftNames["color.ink"] == "Color.ink")
    #expect(load.css("color.ink") == "color #101010")
  }

  @Test func oneTypeOfAListKeepsItsName() {
    #expect(load(["Other"]).tokens.map(\.path.text) == ["other.ink"])
  }
}

/// What SwiftGen writes for assets and typefaces.
@Suite struct GeneratedAssetTests {
  private let ink = """
    { "colors": [{ "color": { "color-space": "srgb",
      "components": { "red": "0x10", "green": "0x10", "blue": "0x10", "alpha": "1.0" } } }] }
    """

  @Test func coloursAndTypefacesByName() {
    let load = load(
      """
      enum Asset {
        static let ink = ColorAsset(name: "Ink")
        static let bold = FontConvertible(name: "Inter-Bold", family: "Inter", path: "Inter.ttf")
      }
      enum Theme { static let text = Asset.ink.swiftUIColor }
      """, namespace: nil, assets: ["A.xcassets/Ink.colorset/Contents.json": ink])
    #expect(load.css("asset.ink") == "color #101010")
    #expect(load.css("asset.bold") == "fontFamily \"Inter-Bold\"")
    #expect(load.css("theme.text") == "color #101010")
  }
}
