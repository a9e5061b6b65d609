import DesignTokens
import SwiftSymbols
import Testing

@testable import SwiftTokens

/// Constants that are computed with functions, methods and properties of the sources.
@Suite struct FunctionTests {
  @Test func aThemeOfDefaultValuesIsRead() {
    let load = load(
      """
      public struct Theme: Equatable {
        public struct Palette {
          public var ink: Tone = .themed(light: .hex("#FFFFFF"), dark: .hex("#000000"))
          public var pair = Pair(main: .themed(light: .hex("#102030"), dark: .hex("#405060")))
          public init() {}
        }
        public struct Layout { public var gap: CGFloat = 8; init() { gap = 9 } }
        public var colors: Palette = .init()
        public var layout = Layout()
        public init() {}
      }
      extension Theme { public static var current = Self() { didSet { told() } } }
      public struct Pair { public var main: Tone; init(main: Tone) { self.main = main } }
      public struct Tone {
        public static func themed(light: Shade, dark: Shade) -> Tone { Tone() }
      }
      extension Tone {
        public static var ink: Tone { Theme.current.colors.ink }
        public static var main: Tone { Theme.current.colors.pair.main }
        public static var gap: CGFloat { Theme.current.layout.gap }
        public static var none: Tone { Theme.current.colors.none }
      }
      """, namespace: "Tone")
    #expect(load.css("ink") == "color #ffffff")
    #expect(load.css("main", in: ["appearance": "dark"]) == "color #405060")
    #expect(load.tokens.map(\.path.text).sorted() == ["gap", "ink", "main"])
    // What an initialiser sets is not known.
    #expect(load.css("gap") == "unknown dimension")
  }

  @Test func functionsAreReadAsWhatTheyReturn() {
    let load = load(
      """
      extension Font {
        static var title: Font { face(size: 20) }
        static let note = Font.face(size: unit * 3, weight: .bold)
        private static let unit: CGFloat = 4
        static func face(size: CGFloat, weight: Font.Weight = .regular) -> Font {
          let name = "Inter"
          return Font.custom(name, size: size).weight(weight)
        }
      }
      """, namespace: nil)
    #expect(load.css("font.title") == "typography 400 20px/1.2 \"Inter\"")
    #expect(load.css("font.note") == "typography 700 12px/1.2 \"Inter\"")
  }

  @Test func overloadsAreToldApartByTheirLabels() {
    let load = load(
      """
      enum DS {
        static let tight = gap()
        static let wide = gap(times: 3)
        static let wider = gap(times: 3, plus: 2)
        static let unknown = gap(by: 3)
        static func gap() -> CGFloat { 4 }
        static func gap(times factor: CGFloat, plus rest: CGFloat = 0) -> CGFloat {
          gap() * factor + rest
        }
      }
      """)
    #expect(load.css("tight") == "dimension 4px")
    #expect(load.css("wide") == "dimension 12px")
    #expect(load.css("wider") == "dimension 14px")
    #expect(load.css("unknown") == nil)
  }

  @Test func argumentsMeanWhatTheyMeanWhereTheyAreWritten() {
    let load = load(
      """
      enum A {
        static let unit: CGFloat = 5
        static let a: CGFloat = B.twice(unit)
      }
      enum B {
        static let unit: CGFloat = 100
        static func twice(_ value: CGFloat) -> CGFloat { value * 2 + unit }
      }
      """, namespace: nil)
    #expect(load.css("a.a") == "dimension 110px")
  }

  @Test func propertiesOfCases() {
    let load = load(
      """
      public enum Palette: Int {
        case ink, paper
        var color: UIColor {
          if let found = UIColor(named: "Colors/" + self.name, in: .module, compatibleWith: nil) {
            return found
          } else {
            fatalError("no \\(name)")
          }
        }
        var name: String {
          switch self {
          case .ink: return "ink"
          case .paper: return "paper"
          }
        }
      }
      enum DS {
        static var text: UIColor = Palette.ink.color
        static let page = color(.paper)
        static func color(_ entry: Palette) -> UIColor { entry.color }
      }
      """, assets: Self.assets)
    #expect(load.css("text") == "color #ff0000")
    #expect(load.css("page") == "color #00ff00")
    #expect(load.unevaluated == [])
  }

  @Test func rawValuesAndInterpolations() {
    let load = load(
      """
      enum Ink: String {
        case strong = "ink", soft = "paper"
        var color: Color { Color("Colors/\\(rawValue)", bundle: .module) }
      }
      enum DS {
        static let strong = Ink.strong.color
        static let soft: Color = Ink.soft.color.opacity(0.5)
      }
      """, assets: Self.assets)
    #expect(load.css("strong") == "color #ff0000")
    #expect(load.css("soft") == "color rgb(0 255 0 / 0.5)")
  }

  @Test func manyCases() {
    let names = (0..<40).map { "step\($0)" }
    let load = load(
      """
      enum Step { case \(names.joined(separator: ", ")) }
      enum DS {
        static let last = width(of: .step38)
        static func width(of step: Step) -> CGFloat {
          switch step {
          \(names.enumerated().map { "case .\($1): \($0)" }.joined(separator: "\n"))
          }
        }
      }
      """)
    #expect(load.css("last") == "dimension 38px")
  }

  @Test func valuesOfStructures() {
    let load = load(
      """
      struct Theme {
        let ink: Color
        var gap: CGFloat = 6
        var wide: CGFloat { gap * 2 }
        static let north = Theme(ink: Color(red: 1, green: 0, blue: 0))
      }
      struct Other {
        var gap: CGFloat
        init(gap: CGFloat) { self.gap = gap * 2 }
        static let one = Other(gap: 3)
      }
      enum DS {
        static let ink = Theme.north.ink
        static let gap: CGFloat = Theme.north.gap
        static let wide: CGFloat = Theme.north.wide
        static let other: CGFloat = Other.one.gap
      }
      """)
    #expect(load.css("ink") == "color #ff0000")
    #expect(load.css("gap") == "dimension 6px")
    #expect(load.css("wide") == "dimension 12px")
    #expect(load.css("other") == "unknown dimension")
  }

  @Test func initialisersThatCallAnother() {
    let load = load(
      """
      extension Color {
        init(_ entry: Entry) { self.init(entry.rawValue, bundle: .module) }
      }
      enum Entry: String { case first = "Colors/ink" }
      enum DS { static let ink = Color(Entry.first) }
      """, assets: Self.assets)
    #expect(load.css("ink") == "color #ff0000")
  }

  @Test func optionalVariablesAreEmptyUntilTheyAreSet() {
    let load = load(
      """
      enum DS {
        static var primary: Color { provider?.primary ?? fallback }
        private static let fallback = Color(red: 0, green: 0, blue: 1)
        static var provider: Provider? { didSet { update() } }
      }
      """)
    #expect(load.css("primary") == "color #0000ff")
    #expect(
      load.tokens["primary"]?.metadata.reason == "nothing is set for 'provider'")
    #expect(load.unevaluated == [])
  }

  @Test func settingsAreOffAndNewSystemsAreMeant() {
    let load = members(
      """
      static var isCalm: Bool { UIAccessibility.isReduceMotionEnabled }
      static var fade: Animation { isCalm ? .linear(duration: 0) : .easeInOut(duration: 0.2) }
      static var gap: CGFloat {
        if #available(iOS 26, *) { return 12 }
        return 8
      }
      static var line: Color {
        UIAccessibility.isDarkerSystemColorsEnabled ? Color(white: 0) : Color(white: 0.5)
      }
      """)
    #expect(load.css("fade") == "transition 0.2s cubic-bezier(0.42, 0, 0.58, 1) 0s")
    #expect(load.css("gap") == "dimension 12px")
    #expect(
      load.tokens["fade"]?.metadata.reason
        == "'isReduceMotionEnabled' is taken as off, as it is until the reader turns it on")
    #expect(load.css("line") == "color #808080")
    #expect(load.css("line", in: ["contrast": "increased"]) == "color #000000")
  }

  @Test func severalTraitsAtOnce() {
    let load = members(
      """
      static let edge = UIColor { traits in
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.dark, .high): return UIColor(white: 1, alpha: 1)
        case (.dark, _): return UIColor(white: 0.8, alpha: 1)
        default: return UIColor(white: 0.2, alpha: 1)
        }
      }
      """)
    #expect(load.css("edge") == "color #333333")
    #expect(load.css("edge", in: ["appearance": "dark"]) == "color #cccccc")
    #expect(
      load.css("edge", in: ["appearance": "dark", "contrast": "increased"]) == "color #ffffff")
  }

  @Test func functionsThatEndNowhere() {
    let load = members(
      """
      static let a: CGFloat = f(1)
      static func f(_ value: CGFloat) -> CGFloat { g(value) + g(value) }
      static func g(_ value: CGFloat) -> CGFloat { f(value) * f(value) }
      static let b: CGFloat = h()
      static func h() -> CGFloat { b }
      """)
    #expect(load.css("a") == "unknown dimension")
    #expect(load.reason("b") == "it refers to itself")
  }

  @Test func whatHasNoValueIsToldOnceWithTheReason() {
    let load = members(
      """
      static var height: CGFloat {
        if let bar = manager.bar { return bar.height }
        return 0
      }
      static let pale = Color.accentColor
      static let card = CardStyle(padding: 4)
      static let shared = Manager()
      static let edge: Color = ink(0.2)
      static func ink(_ part: Double) -> Color { theme.ink(part) }
      static let flag = true
      """)
    #expect(
      load.unevaluatedFindings.map(\.line) == [
        "DS.swift:3:3 tokens/swift-unevaluated: 'height' has no value: "
          + "'manager.bar.height' is not among the constants of these sources",
        "DS.swift:6:19 tokens/swift-unevaluated: 'pale' has no value: "
          + "'Color.accentColor' is a value of the system",
        "DS.swift:7:19 tokens/swift-unevaluated: 'card' has no value: "
          + "'CardStyle(padding: 4)' is not a form that is read as a token",
        "DS.swift:9:26 tokens/swift-unevaluated: 'edge' has no value: "
          + "'theme' is not among the constants of these sources",
      ])
  }

  private static let assets = [
    "A.xcassets/Colors/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
    "A.xcassets/Colors/ink.colorset/Contents.json": set(red: "1.0", green: "0.0"),
    "A.xcassets/Colors/paper.colorset/Contents.json": set(red: "0.0", green: "1.0"),
  ]

  private static func set(red: String, green: String) -> String {
    """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "\(red)", "green": "\(green)", "blue": "0.0", "alpha": "1.0" } } }] }
    """
  }
}
