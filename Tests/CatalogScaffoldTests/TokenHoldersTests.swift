import SwiftSymbols
import Testing

@testable import CatalogScaffold

/// Which types of a package hold its design tokens.
@Suite struct TokenHoldersTests {
  private func holders(_ source: String) -> TokenHolders? {
    let file = SourceFile(path: "Sources/Kit/A.swift", text: source)
    let module = SymbolExtractor.symbols(ofModule: "Kit", in: [file])
    return TokenHolders.find(in: [file], [module], folders: ["Sources/Kit"])
  }

  private func holder(_ source: String) -> String? {
    holders(source).map { $0.types.joined(separator: ", ") }
  }

  @Test func severalTypesHoldThemTogether() {
    let source = """
      extension Color {
        public static let ink = Color(hex: 0x101010)
        public static let paper = Color(hex: 0xFFFFFF)
      }
      extension UIColor { public static let ink = UIColor(Color.ink) }
      public struct Gap {
        public static let s: CGFloat = 8
        public static let m: CGFloat = 12
        public static let l: CGFloat = 16
      }
      public struct Row: View { public static let a: CGFloat = 1; public static let b: CGFloat = 2 }
      """
    #expect(holder(source) == "Gap, Color")
    #expect(holders(source)?.isNamespace == false)
    #expect(holders("public enum Kit { public static let a = Color.white }")?.isNamespace == true)
    #expect(
      holders("extension Color { public static let ink = Color(hex: 1) }")?.isNamespace == false)
  }

  @Test func aTypeThatOnlyMeasuresTheAppHoldsNone() {
    let source = """
      public class Screen {
        public static var width: CGFloat { UIScreen.main.bounds.width }
        public static var scale: CGFloat { UIScreen.main.scale }
      }
      """
    #expect(holder(source) == nil)
    let gap = "\nextension Screen { public static let gap: CGFloat = 8 }"
    #expect(holder(source + gap) == "Screen")
    let system = """
      public enum Ink {
        public static let main = Color.primary
        public static let soft = Color.accentColor
      }
      """
    #expect(holder(system) == "Ink")
  }

  private let brands = """
    struct NorthColors {
      static let ink = Color(hex: 0x101010)
      static let paper = Color(hex: 0xFFFFFF)
      static let rule = Color(hex: 0x808080)
    }
    struct SouthColors {
      static let ink = Color(hex: 0x202020)
      static let paper = Color(hex: 0xF0F0F0)
      static let rule = Color(hex: 0x909090)
      static let sun = Color(hex: 0xFFCC00)
    }
    struct ChartColors { static let a = Color(hex: 1) }
    struct NorthTokens { var text: Color { NorthColors.ink } }
    struct SouthTokens { var text: Color { SouthColors.sun } }
    struct NorthUITokens { var text: UIColor { UIColor.red } }
    struct SouthUITokens { var text: UIColor { UIColor.red } }
    struct NorthColorsView: View {}
    struct SouthColorsView: View {}
    """

  @Test func foldersThatDeclareAThemeAreKept() {
    let theme = SourceFile(
      path: "Sources/Base/A.swift", text: "public struct Theme { let ink: Color; let gap: CGFloat }"
    )
    let values = ["north", "south"].map { name in
      SourceFile(
        path: "Sources/\(name)/A.swift",
        text: "extension Theme { static let \(name) = Theme(ink: Color(hex: 1), gap: 4) }")
    }
    let folders = ["Sources/Base", "Sources/north", "Sources/south"]
    let found = TokenHolders.find(in: [theme] + values, [], folders: folders)
    #expect(found?.folders == folders)
    #expect(found?.types == [])
    #expect(found?.brands.map(\.name) == ["north", "south"])
  }

  @Test func valuesOfAThemeAreBrands() {
    let source = """
      public struct Theme {
        public let ink: Color
        public let paper: Color
        public static let brandNorth = Theme(ink: Color(hex: 0x101010), paper: Color(hex: 1))
        public static let brandSouth = Theme(ink: Color(hex: 0x202020), paper: Color(hex: 2))
      }
      """
    let found = holders(source)
    #expect(found?.brands.map(\.name) == ["north", "south"])
    #expect(found?.brands.map(\.types) == [["Theme.brandNorth"], ["Theme.brandSouth"]])
    #expect(found?.folders == ["Sources/Kit"])
    let modes = source.replacing("brandNorth", with: "light").replacing("brandSouth", with: "dark")
    #expect(holders(modes)?.brands.isEmpty != false)
    let sizes = source.replacing("Theme", with: "Size")
    #expect(holders(sizes)?.brands.isEmpty != false)
  }

  @Test func typesOfBrandsAreTold() {
    let found = holders(brands + "\npublic enum Brand { case south, north, east }")?.brands
    #expect(found?.map(\.name) == ["south", "north"])
    #expect(
      found?.map(\.types) == [["SouthColors", "SouthTokens"], ["NorthColors", "NorthTokens"]])
    // Two types that are alike may be parts of one design.
    #expect(holders(brands + "\npublic enum Other { case north, south }")?.brands.isEmpty ?? true)
  }

  @Test func oneColourIsEnough() {
    #expect(
      holder("public enum Theme { public static let ink = Color(red: 0, green: 0, blue: 0) }")
        == "Theme")
  }

  @Test func oneLengthMayBeAnything() {
    let one = "public enum Socket { public static let invalid: CGFloat = -1 }"
    #expect(holder(one) == nil)
    #expect(holder(one.replacing("Socket", with: "DS")) == "DS")
    #expect(
      holder(
        """
        public enum Gap {
          public static let s: CGFloat = 8
          public static let m: CGFloat = 12
        }
        """) == "Gap")
  }

  @Test func oneLengthCountsWhereTheTypeSaysSo() {
    let source = """
      public enum Palette { public static let red = Color(red: 1, green: 0, blue: 0) }
      public enum Space { public static let small: CGFloat = 2 }
      public enum Radius { public static let card: CGFloat = 12 }
      public enum Socket { public static let invalid: CGFloat = -1 }
      """
    #expect(holder(source) == "Palette, Radius, Space")
    let left = holders(source)?.diagnostics
    #expect(left?.map(\.summary) == ["left out of the tokens: types with one number (1)"])
    #expect(left?.first?.notes.map(\.message) == ["Socket"])
  }

  @Test func countsAndSamplesAreNoTokens() {
    let source = """
      public struct Policy {
        public static let minLength = 8
        public static let noLimit = -1
        public static let step = 2
        public static let turns = 3
      }
      public enum Samples {
        public static let notes = ["positive", "negative"]
        public static let names: [String] = loaded()
      }
      struct Toast: View { let cornerRadius: CGFloat = 32; static let inset: CGFloat = 2 }
      """
    #expect(holder(source) == nil)
  }
}
