/// The part of SwiftUI's interface that exported tokens use, without behaviour, so that exported
/// source can be compiled where there is no SwiftUI.
enum SwiftUIStub {
  static let source = #"""
    @_exported import Foundation

    // The part of SwiftUI's API that exported tokens use, without behaviour.

    public enum ColorScheme: Sendable { case light, dark }
    public enum ColorSchemeContrast: Sendable { case standard, increased }
    public enum CGLineCap: Int32, Sendable { case butt, round, square }

    public struct EnvironmentValues {
      public var colorScheme: ColorScheme = .light
      public var colorSchemeContrast: ColorSchemeContrast { .standard }
      public init() {}
    }

    public protocol ShapeStyle {}

    public struct Color: Hashable, Sendable, ShapeStyle {
      public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
      public var space: RGBColorSpace
      public var components: [Double]
      public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
      ) {
        space = colorSpace
        components = [red, green, blue, opacity]
      }
      public static let primary = Color(red: 0, green: 0, blue: 0)
      public static let secondary = Color(red: 0, green: 0, blue: 0)
    }

    public struct Font: Hashable, Sendable {
      public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight()
        public static let regular = Weight(), medium = Weight(), semibold = Weight()
        public static let bold = Weight(), heavy = Weight(), black = Weight()
      }
      public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
      public static let body = Font()
      public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
      ) -> Font { Font() }
      public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
      public func weight(_ weight: Weight) -> Font { self }
      public func monospaced() -> Font { self }
    }

    public struct Material: Hashable, Sendable, ShapeStyle {
      public static let thin = Material(), regular = Material(), thick = Material()
    }

    public struct UnitPoint: Hashable, Sendable {
      public init(x: CGFloat, y: CGFloat) {}
    }

    public struct UnitCurve: Hashable, Sendable {
      public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
      ) -> UnitCurve { UnitCurve() }
    }

    public struct Animation: Hashable, Sendable {
      public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
      ) -> Animation { Animation() }
      public func delay(_ delay: TimeInterval) -> Animation { self }
    }

    public struct Gradient: Hashable, Sendable, ShapeStyle {
      public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
          self.color = color
          self.location = location
        }
      }
      public var stops: [Stop]
      public init(stops: [Stop]) { self.stops = stops }
    }

    public struct StrokeStyle: Hashable, Sendable {
      public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
      ) {}
    }

    public struct ShadowStyle: Hashable, Sendable {
      public static func drop(
        color: Color = .primary, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> ShadowStyle { ShadowStyle() }
      public static func inner(
        color: Color = .primary, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> ShadowStyle { ShadowStyle() }
    }

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @MainActor @preconcurrency var body: Body { get }
    }

    extension Never: View {
      public var body: Never { switch self {} }
    }

    public struct AnyView: View {
      public init(_ view: some View) {}
      public var body: AnyView { self }
    }

    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = AnyView
      @MainActor @preconcurrency func body(content: Content) -> Body
    }

    public protocol Shape: View {}
    public protocol InsettableShape: Shape {}

    extension InsettableShape {
      public func strokeBorder(
        _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
      ) -> some View { AnyView(self) }
    }

    extension View {
      public func font(_ font: Font?) -> some View { self }
      public func tracking(_ tracking: CGFloat) -> some View { self }
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
      public func shadow(
        color: Color = .primary, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> some View { self }
      public func overlay(_ overlay: some View) -> some View { self }
      public func modifier(_ modifier: some ViewModifier) -> some View { AnyView(self) }
    }
    """#
}
