import DesignTokens
import Testing

@testable import SwiftTokens

/// Type, effects and motion: the forms 13 and 14 of the survey of token source.
@Suite struct FormTests {
  @Test func fonts() {
    let load = members(
      """
      static let a = Font.system(size: 28, weight: .bold, design: .rounded)
      static let b: Font = .title2.weight(.semibold)
      static let c = Font.custom("X-Regular", size: 57)
      static let d: Font.Weight = .semibold
      static let e = UIFont.systemFont(ofSize: 12, weight: .medium)
      static let family = "Inter"
      static func f(_ weight: Font.Weight) -> Font { .system(size: 1, weight: weight) }
      """)
    #expect(load.css("a") == "typography 700 28px/1.2 ui-rounded")
    #expect(load.tokens["a"]?.metadata.confidence == .inferred)
    #expect(load.css("b") == "typography 600 22px/1.273 system-ui")
    #expect(load.systemValues.map(\.expression.name) == ["Font.title2"])
    #expect(
      load.systemValues.first?.expression.modifiers == [
        .init(name: "weight", argument: "semibold")
      ])
    #expect(load.css("c") == "typography 400 57px/1.2 \"X-Regular\"")
    #expect(load.css("d") == "fontWeight 600")
    #expect(load.css("e") == "typography 500 12px/1.2 system-ui")
    #expect(load.css("family") == "fontFamily \"Inter\"")
    #expect(load.tokens.count == 6)
  }

  @Test func textStylesOfPackages() {
    let load = members(
      """
      static let a = UIFont(style: .footnote, weight: .semibold)
      static let b = Font.headline
      static let c = Font.system(.caption, design: .rounded)
      static let d = Font.body.italic()
      """)
    #expect(load.css("a") == "typography 600 13px/1.385 system-ui")
    #expect(load.css("b") == "typography 600 17px/1.294 system-ui")
    #expect(load.css("c") == "typography 400 12px/1.333 ui-rounded")
    #expect(load.css("d") == "unknown typography")
    #expect(
      load.tokens["b"]?.metadata.reason
        == "'Font.headline' has this size on iOS at the standard text size, and follows the reader's"
    )
  }

  @Test func shadowsAndGradients() {
    let load = members(
      """
      static let a = ShadowStyle(color: .black.opacity(0.06), radius: 2, x: 0, y: 1)
      static let b = LinearGradient(
        colors: [.white, .black], startPoint: .top, endPoint: .bottom)
      static let c = Gradient(stops: [.init(color: .white, location: 0.25)])
      static let d = Shadow(opacity: 0.1, blur: 2)
      """)
    #expect(load.css("a") == "shadow 0px 1px 4px 0px rgb(0 0 0 / 0.06)")
    #expect(
      load.tokens["a"]?.metadata.reason
        == "the radius of a shadow in SwiftUI is taken as half its blur")
    #expect(load.css("b") == "gradient #ffffff 0%, #000000 100%")
    #expect(load.css("c") == "gradient #ffffff 25%")
    #expect(load.css("d") == nil)
    #expect(
      load.reason("d") == "'Shadow(opacity: 0.1, blur: 2)' is not a form that is read as a token")
  }

  @Test func motion() {
    let load = members(
      """
      static let a: Animation = .easeInOut(duration: 0.2)
      static let b = Animation.timingCurve(0.4, 0, 0.2, 1, duration: 0.3).delay(0.1)
      static let c = Animation.spring(response: 0.4, dampingFraction: 0.8)
      static let d: Duration = .milliseconds(150)
      static let e = Duration.seconds(0.5)
      """)
    #expect(load.css("a") == "transition 0.2s cubic-bezier(0.42, 0, 0.58, 1) 0s")
    #expect(load.css("b") == "transition 0.3s cubic-bezier(0.4, 0, 0.2, 1) 0.1s")
    #expect(load.css("c") == "unknown transition")
    #expect(load.reason("c") == "a spring has no Bézier curve")
    #expect(load.css("d") == "duration 150ms")
    #expect(load.css("e") == "duration 0.5s")
  }

  @Test func descriptionsAndDeprecation() {
    let load = load(
      """
      /// The system.
      enum DS {
        /// Distances.
        ///
        /// In points.
        @available(*, deprecated, renamed: "Gap")
        enum Spacing {
          @available(*, deprecated, message: "use md")
          static let old: CGFloat = 1
          /// Legacy alias of md.
          static let older: CGFloat = 2
          static let md: CGFloat = 3
        }
      }
      """)
    #expect(load.tokens.group("")?.description == "The system.")
    #expect(load.tokens.group("spacing")?.description == "Distances.\n\nIn points.")
    #expect(load.tokens["spacing.old"]?.deprecation == .deprecated(reason: "use md"))
    #expect(load.tokens["spacing.older"]?.deprecation == .deprecated(reason: "Legacy alias of md."))
    #expect(load.tokens["spacing.md"]?.deprecation == .deprecated(reason: "use Gap"))
  }
}
