import DesignTokens
import Testing

@testable import SwiftTokens

@Suite struct AssetTests {
  private let brand = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0xFF", "green": "0.500", "blue": "255", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "display-p3", "components":
        { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "0.500" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
        "color": { "color-space": "gray-gamma-22", "components":
        { "white": "0.500", "alpha": "1.000" } } }
    ], "info": { "version": 1 } }
    """

  @Test func colorSets() {
    let load = load(
      """
      enum DS {
        static let a = Color("Brand Primary", bundle: .module)
        static let b = UIColor(named: "Brand Primary")!
        static let c = Color(.brandPrimary)
        static let d = Color.brandPrimary
        static let e = UIColor(resource: .brandPrimary)
      }
      """, assets: ["Colors.xcassets/Brand Primary.colorset/Contents.json": brand])
    for path in ["a", "b", "c", "d", "e"] as [TokenPath] {
      #expect(load.css(path) == "color #ff80ff")
      #expect(load.css(path, in: ["appearance": "dark"]) == "color color(display-p3 1 0 0 / 0.5)")
      #expect(load.css(path, in: ["contrast": "increased"]) == "color #818181")
    }
    #expect(load.diagnostics == [])
  }

  /// What an initialiser or a function of the package does with a case is not known; the colour set
  /// that the case names is.
  @Test func casesNameColorSets() {
    let load = load(
      """
      enum DS {
        static let a = UIColor(.brand)
        static let b: Color = color(for: .brand)
        static let c = UIColor(.other)
      }
      enum Paint: String { case brand = "Brand Primary"; case other = "None" }
      private extension UIColor { convenience init(_ paint: Paint) { fatalError() } }
      """, assets: ["Colors.xcassets/Brand Primary.colorset/Contents.json": brand])
    #expect(load.css("a") == "color #ff80ff")
    #expect(load.css("b") == "color #ff80ff")
    #expect(load.css("c") == "unknown color")
  }

  @Test func namespacesAndIdioms() {
    let load = load(
      "enum DS { static let a = Color(\"Brand/Accent\") }",
      assets: [
        "A.xcassets/Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
        "A.xcassets/Brand/Accent.colorset/Contents.json": """
        { "colors": [
          { "idiom": "universal", "color": { "components":
            { "red": "0", "green": "0", "blue": "0" } } },
          { "idiom": "mac", "color": { "components":
            { "red": "255", "green": "0", "blue": "0" } } }
        ] }
        """,
      ])
    #expect(load.css("a", in: ["platform": "iOS"]) == "color #000000")
    #expect(load.css("a", in: ["platform": "macOS"]) == "color #ff0000")
  }

  @Test func missingColorSets() {
    let load = load(
      "enum DS { static let a = Color(\"Brand Primry\") }",
      assets: ["Colors.xcassets/Brand Primary.colorset/Contents.json": brand])
    #expect(
      load.diagnostics.map(\.line) == [
        "DS.swift:1:32 tokens/asset-missing: no asset catalog has a colour 'Brand Primry'"
      ])
    #expect(load.diagnostics.first?.suggestion == "did you mean 'Brand Primary'?")
  }

  @Test func mistakes() {
    let load = load(
      "enum DS { static let a = Color(\"Missing\") }",
      assets: [
        "A.xcassets/Bad.colorset/Contents.json": "{ \"colors\": ",
        "A.xcassets/Empty.colorset/Contents.json": "{}",
        "A.xcassets/Space.colorset/Contents.json":
          """
        { "colors": [{ "color": { "color-space": "srbg",
          "components": { "red": "1.0", "green": "0", "blue": "0" } } }] }
        """,
      ])
    #expect(load.css("a") == "unknown color")
    #expect(load.reason("a") == "no asset catalog has a colour 'Missing'")
    #expect(
      load.diagnostics.map(\.line) == [
        "A.xcassets/Bad.colorset/Contents.json:1:13 json/syntax: "
          + "expected a value, but the file ends here",
        "A.xcassets/Empty.colorset/Contents.json:1:1 tokens/asset-invalid: "
          + "the colour set 'Empty' has no colours",
        "A.xcassets/Space.colorset/Contents.json:1:25 tokens/asset-invalid: "
          + "'srbg' is not a colour space of asset catalogs",
      ])
    #expect(load.diagnostics.last?.suggestion == "did you mean 'srgb'?")
  }
}
