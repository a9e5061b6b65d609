import DesignTokens
import SwiftSymbols
import Testing

@testable import SwiftTokens

/// Types that state the same tokens, each with the values of one brand.
@Suite struct BrandTests {
  private let source = """
    struct NorthColors {
      static let ink = Color(hex: 0x101010)
      static let paper = Color(hex: 0xF0F0F0)
    }
    struct SouthColors {
      static let ink = Color(hex: 0x202020)
      static let paper = Color(hex: 0xE0E0E0)
    }
    struct NorthTokens: Tokens {
      var text: Color { Color.dynamicColor(defaultColor: NorthColors.ink, darkModeColor: NorthColors.paper) }
      var rule: Color { NorthColors.ink }
      var odd: Color { SouthColors.ink }
    }
    struct SouthTokens: Tokens {
      var text: Color { SouthColors.ink }
      var rule: Color { SouthColors.ink }
      var extra: Color { Color(hex: 0x303030) }
    }
    enum DS { static let gap: CGFloat = 4 }
    """

  private var load: SwiftTokenLoad {
    var options = SwiftTokenOptions(namespace: "DS", platforms: [.iOS])
    options.brands = [
      SwiftTokenOptions.Brand("north", types: ["NorthColors", "NorthTokens"]),
      SwiftTokenOptions.Brand("south", types: ["SouthColors", "SouthTokens"]),
    ]
    return SwiftTokenLoad(sources: [SourceFile(path: "A.swift", text: source)], options: options)
  }

  private func context(_ brand: String, isDark: Bool = false) -> Context {
    var context = Context()
    context["brand"] = brand
    context["appearance"] = isDark ? "dark" : "light"
    return context
  }

  @Test func brandsAreContextsOfAModifier() throws {
    let load = load
    #expect(load.diagnostics.map(\.line) == [])
    let brand = try #require(load.modifiers.first { $0.name == "brand" })
    #expect(brand.contexts == ["north", "south"])
    #expect(brand.defaultContext == "north")
    #expect(
      Set(load.tokens.map(\.path.text)) == ["ink", "paper", "text", "rule", "odd", "extra", "gap"])
    #expect(load.css("ink", in: context("north")) == "color #101010")
    #expect(load.css("ink", in: context("south")) == "color #202020")
    #expect(load.css("gap", in: context("south")) == "dimension 4px")
  }

  @Test func brandsMayBeValuesOfOneStructure() throws {
    let source = """
      struct Theme {
        let ink: Color
        var gap: CGFloat
        let shape: Shape
        var edge: Color { ink }
        struct Shape {
          var radius: CGFloat
          static let round = Shape(radius: 6)
        }
        static let north = Theme(
          ink: Color(hex: 0x101010), gap: 4, shape: Shape(radius: 2))
        static let south: Theme = .init(
          ink: north.ink, gap: 8, shape: .round)
      }
      """
    var options = SwiftTokenOptions(namespace: "DS", platforms: [.iOS])
    options.brands = ["north", "south"].map { .init($0, types: ["Theme." + $0]) }
    let load = SwiftTokenLoad(
      sources: [SourceFile(path: "A.swift", text: source)], options: options)
    #expect(load.diagnostics.map(\.line) == [])
    #expect(Set(load.tokens.map(\.path.text)) == ["ink", "gap", "shape.radius", "edge"])
    #expect(load.css("gap", in: context("north")) == "dimension 4px")
    #expect(load.css("gap", in: context("south")) == "dimension 8px")
    #expect(load.css("shape.radius", in: context("south")) == "dimension 6px")
    #expect(load.css("ink", in: context("south")) == "color #101010")
    #expect(load.css("edge", in: context("south")) == "color #101010")
    #expect(load.tokens.first { $0.path.text == "gap" }?.location?.line == 11)
  }

  @Test func aBrandMayDifferFromAnotherInTheDarkOnly() {
    let load = load
    #expect(load.css("text", in: context("north")) == "color #101010")
    #expect(load.css("text", in: context("north", isDark: true)) == "color #f0f0f0")
    #expect(load.css("text", in: context("south")) == "color #202020")
    #expect(load.css("text", in: context("south", isDark: true)) == "color #202020")
  }

  @Test func whatAnotherBrandHasIsNoReference() {
    let load = load
    #expect(load.css("rule", in: context("south")) == "color #202020")
    #expect(load.css("odd", in: context("north")) == "color #202020")
    #expect(load.css("extra", in: context("south")) == "color #303030")
  }
}
