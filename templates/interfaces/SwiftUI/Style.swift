// Colours, fonts, materials, shapes and what fills them.

public protocol ShapeStyle: Sendable {}
public struct AnyShapeStyle: ShapeStyle { public init<S>(_ style: S) where S: ShapeStyle }
public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  public init(_ name: String, bundle: Bundle? = nil)
  public init(_ resource: ColorResource)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ resolved: Color.Resolved)
  public var description: String { get }
  public func opacity(_ opacity: Double) -> Color
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public func mix(with rhs: Color, by fraction: Double) -> Color
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var gradient: AnyGradient { get }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Resolved: Hashable, Codable, CustomStringConvertible, Sendable {
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var red: Float { get set }
    public var green: Float { get set }
    public var blue: Float { get set }
    public var opacity: Float
    public var description: String { get }
    public func encode(to encoder: any Encoder) throws
    public init(from decoder: any Decoder) throws
  }
  public static let red: Color
  public static let orange: Color
  public static let yellow: Color
  public static let green: Color
  public static let mint: Color
  public static let teal: Color
  public static let cyan: Color
  public static let blue: Color
  public static let indigo: Color
  public static let purple: Color
  public static let pink: Color
  public static let brown: Color
  public static let white: Color
  public static let gray: Color
  public static let black: Color
  public static let clear: Color
  public static let primary: Color
  public static let secondary: Color
  public static var accentColor: Color { get }
}
extension Color: ShapeStyle {}
extension Color: View { public typealias Body = Never }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved: ShapeStyle {}
public struct ColorResource: Hashable, Sendable { public init(name: String, bundle: Bundle) }
public struct ImageResource: Hashable, Sendable { public init(name: String, bundle: Bundle) }
#if os(iOS)
extension Color { public init(uiColor: UIColor); public init(_ color: UIColor) }
extension UIColor { public convenience init(_ color: Color) }
#endif
#if os(macOS)
extension Color { public init(nsColor: NSColor); public init(_ color: NSColor) }
extension NSColor { public convenience init(_ color: Color) }
#endif
extension ShapeStyle where Self == Color {
  public static var red: Color { get }
  public static var orange: Color { get }
  public static var yellow: Color { get }
  public static var green: Color { get }
  public static var mint: Color { get }
  public static var teal: Color { get }
  public static var cyan: Color { get }
  public static var blue: Color { get }
  public static var indigo: Color { get }
  public static var purple: Color { get }
  public static var pink: Color { get }
  public static var brown: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var black: Color { get }
  public static var clear: Color { get }
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
  public static let tertiary: HierarchicalShapeStyle
  public static let quaternary: HierarchicalShapeStyle
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var quinary: HierarchicalShapeStyle { get }
}
public struct TintShapeStyle: ShapeStyle { public init() }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { get } }
public struct BackgroundStyle: ShapeStyle { public init() }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { get } }
public struct ForegroundStyle: ShapeStyle { public init() }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SeparatorShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { get } }
public struct SelectionShapeStyle: ShapeStyle { public init() }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: WindowBackgroundShapeStyle { get } }
public struct Material: ShapeStyle {
  public static let ultraThin: Material
  public static let thin: Material
  public static let regular: Material
  public static let thick: Material
  public static let ultraThick: Material
  public static let bar: Material
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var regularMaterial: Material { get }
  public static var thickMaterial: Material { get }
  public static var ultraThickMaterial: Material { get }
  public static var bar: Material { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle {
  public var secondary: some ShapeStyle { get }
  public var tertiary: some ShapeStyle { get }
  public var quaternary: some ShapeStyle { get }
  public var quinary: some ShapeStyle { get }
}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
}
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable { public var color: Color; public var location: CGFloat; public init(color: Color, location: CGFloat) }
  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop])
  public init(colors: [Color])
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyGradient: ShapeStyle, Hashable { public init(_ gradient: Gradient) }
public struct LinearGradient: ShapeStyle, View {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  public typealias Body = Never
}
public struct RadialGradient: ShapeStyle, View {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public typealias Body = Never
}
public struct AngularGradient: ShapeStyle, View {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
  public typealias Body = Never
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

// Fonts.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable { public typealias AllCases = [TextStyle]; public static var allCases: [TextStyle] { get };
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Font.Weight
    public static let thin: Font.Weight
    public static let light: Font.Weight
    public static let regular: Font.Weight
    public static let medium: Font.Weight
    public static let semibold: Font.Weight
    public static let bold: Font.Weight
    public static let heavy: Font.Weight
    public static let black: Font.Weight
  }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat)
    public static let compressed: Font.Width
    public static let condensed: Font.Width
    public static let standard: Font.Width
    public static let expanded: Font.Width
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public static let largeTitle: Font
  public static let title: Font
  public static let title2: Font
  public static let title3: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  public static let caption2: Font
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
  public static func custom(_ name: String, size: CGFloat) -> Font
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font
  public func italic() -> Font
  public func bold() -> Font
  public func monospaced() -> Font
  public func monospacedDigit() -> Font
  public func smallCaps() -> Font
  public func weight(_ weight: Font.Weight) -> Font
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func width(_ width: Font.Width) -> Font
  public func leading(_ leading: Font.Leading) -> Font
}
#if os(iOS)
extension Font { public init(_ font: UIFont) }
#endif
#if os(macOS)
extension Font { public init(_ font: NSFont) }
#endif

// Shapes.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public typealias Body = Never
  nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle
  nonisolated public func stroke(style: StrokeStyle) -> some Shape
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
extension InsettableShape {
  nonisolated public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle
  nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { get } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { get }
  public static func capsule(style: RoundedCornerStyle) -> Self
}
extension Shape where Self == Circle { public static var circle: Circle { get } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { get } }
public struct _InsetShape: InsettableShape { public func path(in rect: CGRect) -> Path; public func inset(by amount: CGFloat) -> _InsetShape }
public struct Rectangle: InsettableShape { nonisolated public init(); nonisolated public func path(in rect: CGRect) -> Path; nonisolated public func inset(by amount: CGFloat) -> _InsetShape }
public struct Circle: InsettableShape { nonisolated public init(); nonisolated public func path(in rect: CGRect) -> Path; nonisolated public func inset(by amount: CGFloat) -> _InsetShape }
public struct Ellipse: InsettableShape { nonisolated public init(); nonisolated public func path(in rect: CGRect) -> Path; nonisolated public func inset(by amount: CGFloat) -> _InsetShape }
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape
}
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RectangleCornerRadii: Equatable, Sendable {
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyShape: Shape { nonisolated public init<S>(_ shape: S) where S: Shape; nonisolated public func path(in rect: CGRect) -> Path }
public struct ContainerRelativeShape: InsettableShape { nonisolated public init(); nonisolated public func path(in rect: CGRect) -> Path; nonisolated public func inset(by amount: CGFloat) -> _InsetShape }
public struct Path: Equatable, Shape {
  nonisolated public init()
  nonisolated public init(_ rect: CGRect)
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  nonisolated public init(ellipseIn rect: CGRect)
  nonisolated public init(_ callback: (inout Path) -> Void)
  nonisolated public var isEmpty: Bool { get }
  nonisolated public var boundingRect: CGRect { get }
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public mutating func move(to end: CGPoint)
  nonisolated public mutating func addLine(to end: CGPoint)
  nonisolated public mutating func addLines(_ lines: [CGPoint])
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  nonisolated public mutating func addRect(_ rect: CGRect)
  nonisolated public mutating func addEllipse(in rect: CGRect)
  nonisolated public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)
  nonisolated public mutating func closeSubpath()
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) }
public enum LineCap: Sendable { case butt, round, square }
public enum LineJoin: Sendable { case miter, round, bevel }
public typealias CGLineCap = LineCap
public typealias CGLineJoin = LineJoin
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// Geometry.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { get set }
  public init()
  public init(radians: Double)
  public init(degrees: Double)
  public static func radians(_ radians: Double) -> Angle
  public static func degrees(_ degrees: Double) -> Angle
  public static let zero: Angle
  public static func < (a: Angle, b: Angle) -> Bool
}
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat)
  public static let zero: UnitPoint
  public static let center: UnitPoint
  public static let leading: UnitPoint
  public static let trailing: UnitPoint
  public static let top: UnitPoint
  public static let bottom: UnitPoint
  public static let topLeading: UnitPoint
  public static let topTrailing: UnitPoint
  public static let bottomLeading: UnitPoint
  public static let bottomTrailing: UnitPoint
}
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public init()
}
public enum Axis: Int8, CaseIterable, Sendable { public typealias AllCases = [Axis]; public static var allCases: [Axis] { get };
  public init?(rawValue: Int8)
  public typealias RawValue = Int8
  public var rawValue: Int8 { get }
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let horizontal: Axis.Set
    public static let vertical: Axis.Set
  }
}
public enum Edge: Int8, CaseIterable, Sendable { public typealias AllCases = [Edge]; public static var allCases: [Edge] { get };
  public init?(rawValue: Int8)
  public typealias RawValue = Int8
  public var rawValue: Int8 { get }
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public init(_ edge: Edge)
    public static let top: Edge.Set
    public static let leading: Edge.Set
    public static let bottom: Edge.Set
    public static let trailing: Edge.Set
    public static let all: Edge.Set
    public static let horizontal: Edge.Set
    public static let vertical: Edge.Set
  }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { public typealias AllCases = [HorizontalEdge]; public static var allCases: [HorizontalEdge] { get }; public init?(rawValue: Int8); public typealias RawValue = Int8; public var rawValue: Int8 { get }; case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable { public typealias AllCases = [VerticalEdge]; public static var allCases: [VerticalEdge] { get }; public init?(rawValue: Int8); public typealias RawValue = Int8; public var rawValue: Int8 { get }; case top, bottom }
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
}
public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  public static let center: Alignment
  public static let leading: Alignment
  public static let trailing: Alignment
  public static let top: Alignment
  public static let bottom: Alignment
  public static let topLeading: Alignment
  public static let topTrailing: Alignment
  public static let bottomLeading: Alignment
  public static let bottomTrailing: Alignment
  public static let leadingFirstTextBaseline: Alignment
  public static let centerFirstTextBaseline: Alignment
}
