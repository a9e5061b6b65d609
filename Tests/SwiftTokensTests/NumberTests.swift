import DesignTokens
import Testing

@testable import SwiftTokens

/// Numbers in the forms 1 to 5 of the survey of token source.
@Suite struct NumberTests {
  @Test func namespacesOfConstants() {
    let load = load(
      """
      public enum DS {
        public enum Spacing {
          // MARK: - Small
          public static let md: CGFloat = 16 // grid gap
          /// Between sections.
          package static let lg:   CGFloat = 24
        }
        struct Radius { static let card: CGFloat = 1_0.5 }
      }
      """)
    #expect(load.css("spacing.md") == "dimension 16px")
    #expect(load.tokens["spacing.md"]?.description == "grid gap")
    #expect(load.tokens["spacing.lg"]?.description == "Between sections.")
    #expect(load.css("radius.card") == "dimension 10.5px")
    #expect(load.tokens["spacing.lg"]?.location?.description == "DS.swift:6:24")
    #expect(load.diagnostics == [])
  }

  @Test func rawValueEnums() {
    let load = members(
      """
      enum Spacing: CGFloat {
        case xs = 4, sm, md = -8
        static let lg: CGFloat = 16
        var value: CGFloat { rawValue }
      }
      enum Order: Int { case first; case second }
      enum Level: String { case info, warning }
      enum Form: Int { case unknown = -1, compact = 0, full = 1 }
      enum Stroke: Int { case thin = 1, thick = 2 }
      enum Step: Int { case a = 2, b = 3 }
      """)
    #expect(load.css("spacing.xs") == "dimension 4px")
    #expect(load.css("spacing.sm") == "dimension 5px")
    #expect(load.css("spacing.md") == "dimension -8px")
    #expect(load.css("spacing.lg") == "dimension 16px")
    // A place among others is no length.
    #expect(load.css("order.second") == nil)
    #expect(load.css("form.full") == nil)
    #expect(load.css("stroke.thick") == "dimension 2px")
    #expect(load.css("step.b") == "dimension 3px")
    #expect(load.css("level.info") == nil)
    #expect(load.unevaluated == [])
  }

  @Test func extensionsOfNumberTypes() {
    let load = load(
      """
      extension CGFloat { static let spacingXS: CGFloat = 4 }
      private extension CGFloat { static let local: CGFloat = 8 }
      extension CGFloat { fileprivate static let other: CGFloat = 9 }
      let pt4 = Theme.Spacing.pt4.rawValue
      enum Theme { enum Spacing: CGFloat { case pt4 = 4 } }
      """, namespace: nil)
    #expect(load.tokens.map(\.path.text) == ["cgFloat.spacingXS", "pt4", "theme.spacing.pt4"])
    #expect(load.css("pt4") == "dimension 4px")
    #expect(load.tokens["pt4"]?.value()?.aliasChain == ["theme.spacing.pt4"])
    #expect(load.swiftNames["cgFloat.spacingXS"] == "CGFloat.spacingXS")
  }

  @Test func constructorsArithmeticAndReferences() {
    let load = members(
      """
      enum Spacing {
        static let xl: CGFloat = (md + 2) * 2 - base / 4
        static let md = CGFloat(base * 2)
        static let base: CGFloat = 4
        static let alias = Self.md
        static var computed: CGFloat { 24 }
        static var returned: CGFloat { return base }
        static let half: Int = 7 / 2
      }
      static let outside = Spacing.base
      """)
    #expect(load.css("spacing.xl") == "dimension 19px")
    #expect(load.css("spacing.md") == "dimension 8px")
    #expect(load.tokens["spacing.alias"]?.value()?.aliasChain == ["spacing.md"])
    #expect(load.css("spacing.computed") == "dimension 24px")
    #expect(load.tokens["spacing.returned"]?.value()?.aliasChain == ["spacing.base"])
    #expect(load.css("spacing.half") == "dimension 3px")
    #expect(load.css("outside") == "dimension 4px")
  }

  @Test func numbersOfAnimationsAreTimes() {
    let load = members(
      """
      enum AppAnimation {
        static let fast: Double = 0.1
        static let hiddenScale: CGFloat = 0.5
        static let bounce: Double = 0.2
        static let offset: CGFloat = 8
      }
      """)
    #expect(load.css("appAnimation.fast") == "duration 0.1s")
    #expect(load.css("appAnimation.hiddenScale") == "number 0.5")
    #expect(load.css("appAnimation.bounce") == "number 0.2")
    #expect(load.css("appAnimation.offset") == "dimension 8px")
  }

  @Test func infinityStaysText() {
    let load = members("static let pill: CGFloat = .infinity\nstatic let chip: CGFloat = 999")
    #expect(load.css("pill") == "unknown dimension")
    #expect(load.tokens["pill"]?.metadata.swift == ".infinity")
    #expect(load.reason("pill") == "a token has no value for '.infinity'")
    #expect(load.css("chip") == "dimension 999px")
  }

  @Test func platforms() {
    let load = members(
      """
      #if os(macOS)
      static let target: CGFloat = 24
      #else
      static let target: CGFloat = 44
      #endif
      static var inset: CGFloat {
        #if canImport(AppKit)
          return 8
        #else
          return 12
        #endif
      }
      #if os(macOS)
      static let sidebar: CGFloat = 200
      #endif
      #if DEBUG
      static let debug: CGFloat = 1
      #endif
      """)
    #expect(load.modifiers.map(\.name) == ["platform"])
    #expect(load.css("target", in: ["platform": "iOS"]) == "dimension 44px")
    #expect(load.css("target", in: ["platform": "macOS"]) == "dimension 24px")
    #expect(load.css("inset", in: ["platform": "macOS"]) == "dimension 8px")
    #expect(load.css("inset", in: ["platform": "iOS"]) == "dimension 12px")
    #expect(load.css("sidebar", in: ["platform": "iOS"]) == nil)
    #expect(load.css("sidebar", in: ["platform": "macOS"]) == "dimension 200px")
    #expect(load.reason("debug") == "it is inside '#if DEBUG', which is true on no platform")
  }

  @Test func unusualNames() {
    let load = members(
      """
      static let `default`: CGFloat = 1
      static let _1: CGFloat = 2
      static let space0X: CGFloat = 3
      static let borderWidth0_5: CGFloat = 4
      enum `Type` { static let a: CGFloat = `default` }
      """)
    let paths = load.tokens.map(\.path.text)
    #expect(paths == ["default", "1", "space0X", "borderWidth0_5", "type.a"])
    #expect(load.swiftNames["1"] == "DS._1")
    #expect(load.tokens["type.a"]?.value()?.aliasChain == ["default"])
  }

  @Test func whatNumbersMean() {
    let load = members(
      """
      enum Opacity { static let low = 0.3; static let spacing: CGFloat = 2 }
      enum Misc {
        static let lineHeight: CGFloat = 1.5
        static let factor: Double = 2
        static let plain = 3
        static let fade: TimeInterval = 0.25
        static let delay = 0.1
        static let gap: Double = 6
      }
      """)
    #expect(load.css("opacity.low") == "number 0.3")
    #expect(load.css("opacity.spacing") == "dimension 2px")
    #expect(load.css("misc.lineHeight") == "number 1.5")
    #expect(load.css("misc.factor") == "number 2")
    #expect(load.css("misc.plain") == "dimension 3px")
    #expect(load.css("misc.fade") == "duration 0.25s")
    #expect(load.css("misc.delay") == "duration 0.1s")
    #expect(load.css("misc.gap") == "dimension 6px")
    #expect(load.tokens["misc.plain"]?.metadata.confidence == .inferred)
    #expect(
      load.tokens["misc.plain"]?.metadata.reason == "a number without a unit is taken as a length")
    #expect(load.tokens["misc.factor"]?.metadata.confidence == nil)
    #expect(load.tokens["opacity.spacing"]?.metadata.confidence == nil)
  }

  @Test func countsHaveNoUnit() {
    let load = members(
      """
      enum Rules {
        static let minLength = 8
        static let retryLimit: Int = 3
        static let maxWidth = 320
        static let widthLimit = 300
        static let length = 12
        static let lineLimit: CGFloat = 4
      }
      """)
    #expect(load.css("rules.minLength") == "number 8")
    #expect(load.tokens["rules.minLength"]?.metadata.confidence == .inferred)
    #expect(load.css("rules.retryLimit") == "number 3")
    #expect(load.css("rules.maxWidth") == "dimension 320px")
    #expect(load.css("rules.widthLimit") == "dimension 300px")
    #expect(load.css("rules.length") == "dimension 12px")
    #expect(load.css("rules.lineLimit") == "dimension 4px")
  }

  @Test func listsOfTextsAreTypefacesWhereTheNameSaysSo() {
    let load = members(
      """
      static let fontStack = ["Inter", "sans-serif"]
      static let notes = ["positive", "negative"]
      static let names: [String] = loaded()
      static let fonts: [String] = loaded()
      """)
    #expect(load.css("fontStack") == "fontFamily \"Inter\", sans-serif")
    #expect(load.tokens.map(\.path.text).sorted() == ["fontStack", "fonts"])
  }

  @Test func measuresOfInternalViewsAreTheirOwn() {
    let load = load(
      """
      struct Toast: View {
        let cornerRadius: CGFloat = 32
        static let inset: CGFloat = 4
        enum Sizes { static let icon: CGFloat = 16 }
      }
      typealias Popup = Equatable & View
      struct Bubble: Popup { let cornerRadius: CGFloat = 4; var body: some View { Text("A") } }
      public struct Row: View { public static let gap: CGFloat = 8 }
      enum Space { static let toast = Toast.inset }
      """, namespace: nil)
    #expect(load.tokens.map(\.path.text).sorted() == ["row.gap", "space.toast"])
    #expect(load.css("space.toast") == "dimension 4px")
  }
}
