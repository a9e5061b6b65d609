import DesignTokens
import SwiftSymbols
import Testing

@testable import SwiftTokens

/// Ways of writing that are common in the design systems of apps.
@Suite struct HouseIdiomTests {
  @Test func functionsThatMakeColorsOfTheirOwn() {
    let load = load(
      """
      extension Color {
        private static func dynamic(light: UInt32, dark: UInt32) -> Color { Color(uiColor: f()) }
        static let paper = dynamic(light: 0xFBF9F6, dark: 0x121110)
        static let ink = Color.dynamic(lightHex: "1C1D21", darkHex: "F4EFE7")
      }
      """, namespace: nil)
    #expect(load.css("color.paper") == "color #fbf9f6")
    #expect(load.css("color.paper", in: ["appearance": "dark"]) == "color #121110")
    #expect(load.css("color.ink") == "color #1c1d21")
    #expect(load.css("color.ink", in: ["appearance": "dark"]) == "color #f4efe7")
  }

  @Test func groupsNamedLikeTypesOfTheSystem() {
    let load = load(
      """
      enum DS {
        enum Font {
          static let body = SwiftUI.Font.system(.body)
          static let title = SwiftUI.Font.system(.title, weight: .bold)
        }
      }
      enum Color { static let white = SwiftUI.Color.white }
      """, namespace: nil)
    #expect(load.diagnostics == [])
    #expect(
      load.systemValues.map(\.expression.name) == ["Font.body", "Font.title"])
    #expect(load.css("color.white") == "color #ffffff")
  }

  @Test func theModuleBeforeATypeMeansThatOfTheSystem() {
    let load = load(
      """
      enum DS {
        enum Font {
          static let body: SwiftUI.Font = .body
          static let title: SwiftUICore.Font = .title
        }
      }
      """)
    #expect(load.diagnostics == [])
    #expect(load.systemValues.map(\.expression.name) == ["Font.body", "Font.title"])
  }

  @Test func privateConstantsAreWhatOthersAreMadeOf() {
    let load = members(
      """
      private static let face = "Inter-SemiBold"
      private static let unit: CGFloat = 4
      static let title = Font.custom(face, size: 20)
      static let gap: CGFloat = unit * 3
      static let same = unit
      """)
    #expect(load.tokens.map(\.path) == ["title", "gap", "same"])
    #expect(load.css("title") == "typography 600 20px/1.2 \"Inter-SemiBold\"")
    #expect(load.css("gap") == "dimension 12px")
    #expect(load.tokens["same"]?.value()?.aliasChain == [])
  }

  @Test func privateConstantsOfSeveralFilesAreNotMixedUp() {
    let file = "private extension CGFloat { static let unit: CGFloat = "
    let sources = [
      SourceFile(path: "A.swift", text: file + "4 }\nenum A { static let a = CGFloat.unit }"),
      SourceFile(path: "B.swift", text: file + "8 }"),
    ]
    let load = SwiftTokenLoad(sources: sources)
    #expect(load.tokens.isEmpty)
    #expect(
      load.reason("a.a") == "'CGFloat.unit' is not among the constants of these sources")
  }

  @Test(arguments: [
    ("Inter-Bold", 700.0), ("Inter-BoldItalic", 700), ("Inter-ExtraBold", 800),
    ("Inter-Italic", 400), ("Lora", 400), ("A-B-Light", 300),
  ])
  func facesTellTheirWeight(face: String, weight: Double) {
    let load = members("static let a = Font.custom(\"\(face)\", size: 10)")
    guard case .typography(let style)? = load.tokens["a"]?.value()?.value else {
      Issue.record("no typography")
      return
    }
    #expect(style.fontWeight.value == weight)
  }

  @Test func shapesTellTheirCornerRadius() {
    let load = members(
      """
      static let s: CGFloat = 4
      static let card = RoundedRectangle(cornerRadius: 8, style: .continuous)
      static let chip = RoundedRectangle(cornerRadius: s * 3)
      static let pill = RoundedRectangle(cornerRadius: .infinity)
      """)
    #expect(load.css("card") == "dimension 8px")
    #expect(load.css("chip") == "dimension 12px")
    #expect(load.css("pill") == nil)
    #expect(
      load.tokens["card"]?.metadata.reason == "of the shape a token holds the corner radius")
  }

  @Test func unitsInNames() {
    let load = members(
      """
      static let spinMs: Double = 720
      static let countdownSeconds: Int = 5
      static let rotationDivisor: CGFloat = 19
      """)
    #expect(load.css("spinMs") == "duration 720ms")
    #expect(load.css("countdownSeconds") == "duration 5s")
    #expect(load.css("rotationDivisor") == "number 19")
  }

  @Test func listsWhatIsMissingAndNothingElse() {
    let load = members(
      """
      static let card = CGSize(width: 1, height: 2)
      static let text = "Hello"
      static let isOn = true
      static let none: String? = nil
      static let all: [Color] = [Color.white, Color.black]
      static let theme = ThemeColors()
      """)
    #expect(load.tokens.isEmpty)
    #expect(
      load.unevaluated.map { "\($0.path): \($0.reason)" } == [
        "card: no token type can hold what 'CGSize' makes",
        "all: an array of such values cannot be a token",
        "theme: 'ThemeColors()' is known only at run time",
      ])
  }

  @Test func groupsAndMessagesInFull() {
    let load = members(
      #"""
      public enum _2xl {
        @available(*, deprecated, message: "Use \"b\"\nor \u{e4}.")
        public static let a: CGFloat = 1
      }
      """#)
    #expect(load.tokens.map(\.path) == ["2xl.a"])
    #expect(load.tokens["2xl.a"]?.deprecation == .deprecated(reason: "Use \"b\"\nor ä."))
  }
}
