import DesignTokens
import Testing

@testable import SwiftTokens

/// Colours in the forms 6 to 12 of the survey of token source.
@Suite struct ColorTests {
  @Test func components() {
    let load = members(
      """
      static let a = Color(red: 0.1, green: 0.2, blue: 0.3)
      static let b = SwiftUI.Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
      static let c = UIColor(red: 139/255, green: 92 / 255.0, blue: 246/255, alpha: 1)
      static let d = NSColor(white: 0.5, alpha: 0.25)
      static let e = Color(hue: 0.5, saturation: 1, brightness: 1)
      static let f = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
      static let g = Color(red: 139, green: 92, blue: 246)
      """)
    #expect(load.css("a") == "color #1a334d")
    #expect(load.css("b") == "color color(display-p3 1 0 0 / 0.5)")
    #expect(load.css("c") == "color #8b5cf6")
    #expect(load.css("d") == "color rgb(128 128 128 / 0.25)")
    #expect(load.css("e") == "color #00ffff")
    #expect(load.css("f") == "color color(display-p3 0 1 0)")
    #expect(load.css("g") == "unknown color")
    #expect(load.reason("g") == "a component is outside the colour space")
  }

  @Test func hexadecimalDigits() {
    let text = """
      enum DS {
        static let a = Color(hex: "8B5CF6")
        static let b = Color(hex: 0xF7F8F5)
        static let c = Color(hex: "#11223344")
        static let d = UIColor(hex: 0x0000FF, alpha: 0.5)
        static let e: ColorRawToken = "#FFFFFFFF"
        static let f = Color(hex: "no")
      }
      """
    let load = load(text)
    #expect(load.css("a") == "color #8b5cf6")
    #expect(load.css("b") == "color #f7f8f5")
    #expect(load.css("c")?.hasPrefix("color rgb(17 34 51 / 0.26") == true)
    #expect(load.css("d") == "color rgb(0 0 255 / 0.5)")
    #expect(load.css("e") == "color #ffffff")
    #expect(load.reason("f") == "'no' is not a colour in hexadecimal digits")
    #expect(
      load.diagnostics.map(\.line) == [
        "DS.swift:4:29 tokens/swift-hex-order: the eight hexadecimal digits of a colour are taken "
          + "for RRGGBBAA, which is not stated"
      ])
    let other = SwiftTokensTests.load(text, hexDigits: .aarrggbb)
    #expect(other.css("c")?.hasPrefix("color rgb(34 51 68 / 0.06") == true)
    #expect(other.diagnostics == [])
  }

  @Test func reportsTheAssumedOrderOnceForEachFile() {
    let load = members(
      (0..<6).map { "static let c\($0) = Color(hex: \"#1122334\($0)\")" }.joined(separator: "\n"))
    #expect(load.diagnostics.count == 1)
    let report = load.diagnostics.first
    #expect(
      report?.summary
        == "the eight hexadecimal digits of 6 colours are taken for RRGGBBAA, which is not stated")
    #expect(
      report?.notes.map(\.message) == [
        "and those of '#11223341'", "and those of '#11223342'", "and those of '#11223343'",
        "and 2 more in this file",
      ])
    #expect(
      report?.suggestion
        == "state 'hexDigits: rrggbbaa' or 'aarrggbb' under 'tokens' in system.yaml")
  }

  @Test(arguments: ["-0.25", "0.75", "1.75", "7.75"])
  func huesGoRound(hue: String) {
    let load = members("static let a = Color(hue: \(hue), saturation: 1, brightness: 1)")
    #expect(load.css("a") == "color #8000ff")
  }

  @Test func dynamicColors() {
    let load = members(
      """
      static let a = Color(light: 0xFFF6EC, dark: 0x1C1A1F)
      static let b = dynamicColor(light: .white, dark: a)
      static let c = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor.black }
      static let d = Color(UIColor { traits in
        if traits.userInterfaceStyle != .dark { return .black }
        return .white
      })
      static let e = Color(uiColor: UIColor { traits in
        switch traits.userInterfaceStyle {
        case .dark: return .white
        default: return .black
        }
      })
      static let f = a.opacity(0.5)
      """)
    let dark: Context = ["appearance": "dark"]
    #expect(load.css("a") == "color #fff6ec")
    #expect(load.css("a", in: dark) == "color #1c1a1f")
    #expect(load.css("b") == "color #ffffff")
    #expect(load.css("b", in: dark) == "color #1c1a1f")
    for path in ["c", "d", "e"] as [TokenPath] {
      #expect(load.css(path) == "color #000000")
      #expect(load.css(path, in: dark) == "color #ffffff")
    }
    #expect(load.css("f", in: dark) == "color rgb(28 26 31 / 0.5)")
    #expect(load.diagnostics == [])
  }

  @Test func fourWayColors() {
    let load = members(
      """
      static let a = NSColor(
        light: .black, lightHighContrast: Color(white: 0.25), dark: .white,
        darkHighContrast: Color(white: 0.75))
      """)
    #expect(load.modifiers.map(\.name) == ["appearance", "contrast"])
    let high: Context = ["contrast": "increased"]
    #expect(load.css("a", in: high) == "color #404040")
    #expect(load.css("a", in: ["appearance": "dark"]) == "color #ffffff")
    let both: Context = ["appearance": "dark", "contrast": "increased"]
    #expect(load.css("a", in: both) == "color #bfbfbf")
    #expect(load.diagnostics == [])
  }

  @Test func systemColors() {
    let load = members(
      """
      static let a = Color.orange
      static let b = Color(.systemGray6)
      static let c = Color.gray.opacity(0.18)
      static let d = Color.black.opacity(0.06)
      static let e = UIColor.systemRed
      static let f = Color.brand
      static let g = Color.accentColor
      """)
    #expect(load.css("a") == "color #ff9500")
    #expect(load.css("a", in: ["appearance": "dark"]) == "color #ff9f0a")
    #expect(
      load.tokens["a"]?.metadata.reason
        == "'Color.orange' is this on iOS 13 to 18; the system may change it")
    #expect(load.tokens["a"]?.metadata.confidence == .inferred)
    #expect(load.css("b") == "color #f2f2f7")
    #expect(load.css("c") == "color rgb(142 142 147 / 0.18)")
    #expect(load.css("e", in: ["appearance": "dark"]) == "color #ff453a")
    #expect(load.css("g") == "unknown color")
    #expect(load.tokens["g"]?.metadata.reason == "'Color.accentColor' is a value of the system")
    #expect(load.tokens["c"]?.metadata.swift == "Color.gray.opacity(0.18)")
    let names = load.systemValues.map(\.expression.name)
    #expect(
      Set(names) == [
        "Color.orange", "Color(.systemGray6)", "Color.gray", "UIColor.systemRed",
        "Color.accentColor",
      ])
    let gray = load.systemValues.first { $0.expression.name == "Color.gray" }
    #expect(gray?.expression.modifiers == [.init(name: "opacity", argument: "0.18")])
    #expect(load.css("d") == "color rgb(0 0 0 / 0.06)")
    #expect(load.reason("f") == "'Color.brand' is not among the constants of these sources")
  }

  @Test func colorsByTheNameThatPackagesShare() {
    let load = members(
      """
      static var a: Color { Color(PlatformColor.systemFill) }
      static var b: Color {
        #if os(macOS)
        return Color(AppKitOrUIKitColor.windowBackgroundColor)
        #else
        return Color(AppKitOrUIKitColor.systemBackground)
        #endif
      }
      """)
    #expect(load.css("a") == "color rgb(120 120 128 / 0.2)")
    #expect(load.css("b", in: ["appearance": "dark"]) == "color #000000")
    #expect(load.css("b", in: ["platform": "macOS"]) == "unknown color")
  }

  @Test func aliasesByMember() {
    let load = load(
      """
      public class CoreColorTokens { public static let green900 = Color(hex: "0b7f67") }
      public class Compound {
        public let bgAccentRest = CoreColorTokens.green900
        let other: Color
      }
      """, namespace: nil)
    #expect(load.tokens.count == 2)
    #expect(
      load.tokens["compound.bgAccentRest"]?.value()?.aliasChain == ["coreColorTokens.green900"])
  }

  @Test func aliasesOfWhatIsOutsideAreWrittenOut() {
    let load = load(
      """
      enum DS { static let accent = Palette.red }
      enum Palette { static let red = Color(white: 0) }
      """)
    #expect(load.tokens.count == 1)
    #expect(load.css("accent") == "color #000000")
    #expect(load.tokens["accent"]?.value()?.aliasChain == [])
  }
}
