// Colours, fonts, feedback and appearances of iOS, as far as design systems use them.

/// What `#selector` makes. Without Objective-C it is a call, which takes the method as it is.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String)
  public init(stringLiteral value: String)
}
public func _selector<Method>(_ method: Method) -> Selector
@preconcurrency @MainActor open class UIResponder { public init() }
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
}
@preconcurrency @MainActor open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  public class func appearance() -> Self
}
@preconcurrency @MainActor open class UIViewController: UIResponder { public var view: UIView! }
@preconcurrency @MainActor open class UIWindow: UIView { public var overrideUserInterfaceStyle: UIUserInterfaceStyle }
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { get }
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  public func open(_ url: URL)
}
@preconcurrency @MainActor open class UIEvent {}
@preconcurrency @MainActor open class UINavigationBar: UIView {
  public var standardAppearance: UINavigationBarAppearance
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}
@preconcurrency @MainActor open class UITabBar: UIView { public var standardAppearance: UITabBarAppearance; public var scrollEdgeAppearance: UITabBarAppearance? }
@preconcurrency @MainActor open class UIBarAppearance {
  public init()
  public func configureWithDefaultBackground()
  public func configureWithOpaqueBackground()
  public func configureWithTransparentBackground()
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
}
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  public override init()
  public var titleTextAttributes: [NSAttributedString.Key: Any]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]
}
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance { public override init() }
extension NSAttributedString.Key {
  public static let font: NSAttributedString.Key
  public static let foregroundColor: NSAttributedString.Key
  public static let kern: NSAttributedString.Key
}
public enum UIUserInterfaceStyle: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case unspecified = -1, normal, high }
public enum UIKeyboardType: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad }
open class UITraitCollection: @unchecked Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle { get }
  public var accessibilityContrast: UIAccessibilityContrast { get }
  public var preferredContentSizeCategory: UIContentSizeCategory { get }
}
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String)
  public static let large: UIContentSizeCategory
  public static let extraExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
}
open class UIColor: Hashable, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(white: CGFloat, alpha: CGFloat)
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  public convenience init?(named name: String)
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
  @discardableResult public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  public static func == (a: UIColor, b: UIColor) -> Bool
  public func hash(into hasher: inout Hasher)
  public class var label: UIColor { get }
  public class var secondaryLabel: UIColor { get }
  public class var tertiaryLabel: UIColor { get }
  public class var quaternaryLabel: UIColor { get }
  public class var placeholderText: UIColor { get }
  public class var separator: UIColor { get }
  public class var opaqueSeparator: UIColor { get }
  public class var link: UIColor { get }
  public class var systemBackground: UIColor { get }
  public class var secondarySystemBackground: UIColor { get }
  public class var tertiarySystemBackground: UIColor { get }
  public class var systemGroupedBackground: UIColor { get }
  public class var secondarySystemGroupedBackground: UIColor { get }
  public class var tertiarySystemGroupedBackground: UIColor { get }
  public class var systemFill: UIColor { get }
  public class var secondarySystemFill: UIColor { get }
  public class var tertiarySystemFill: UIColor { get }
  public class var quaternarySystemFill: UIColor { get }
  public class var systemRed: UIColor { get }
  public class var systemOrange: UIColor { get }
  public class var systemYellow: UIColor { get }
  public class var systemGreen: UIColor { get }
  public class var systemMint: UIColor { get }
  public class var systemTeal: UIColor { get }
  public class var systemCyan: UIColor { get }
  public class var systemBlue: UIColor { get }
  public class var systemIndigo: UIColor { get }
  public class var systemPurple: UIColor { get }
  public class var systemPink: UIColor { get }
  public class var systemBrown: UIColor { get }
  public class var systemGray: UIColor { get }
  public class var systemGray2: UIColor { get }
  public class var systemGray3: UIColor { get }
  public class var systemGray4: UIColor { get }
  public class var systemGray5: UIColor { get }
  public class var systemGray6: UIColor { get }
  public class var tintColor: UIColor { get }
  public class var black: UIColor { get }
  public class var white: UIColor { get }
  public class var gray: UIColor { get }
  public class var red: UIColor { get }
  public class var green: UIColor { get }
  public class var blue: UIColor { get }
  public class var clear: UIColor { get }
}
open class UIFont: @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat)
    public init(_ rawValue: CGFloat)
    public static let light: UIFont.Weight
    public static let regular: UIFont.Weight
    public static let medium: UIFont.Weight
    public static let semibold: UIFont.Weight
    public static let bold: UIFont.Weight
    public static let heavy: UIFont.Weight
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String)
    public static let largeTitle: UIFont.TextStyle
    public static let title1: UIFont.TextStyle
    public static let title2: UIFont.TextStyle
    public static let title3: UIFont.TextStyle
    public static let headline: UIFont.TextStyle
    public static let subheadline: UIFont.TextStyle
    public static let body: UIFont.TextStyle
    public static let callout: UIFont.TextStyle
    public static let footnote: UIFont.TextStyle
    public static let caption1: UIFont.TextStyle
    public static let caption2: UIFont.TextStyle
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat)
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  public class var familyNames: [String] { get }
  public class func fontNames(forFamilyName familyName: String) -> [String]
  public var pointSize: CGFloat { get }
  public var lineHeight: CGFloat { get }
  public var fontName: String { get }
}
open class UIFontMetrics: @unchecked Sendable { public init(forTextStyle textStyle: UIFont.TextStyle); public func scaledValue(for value: CGFloat) -> CGFloat; public func scaledFont(for font: UIFont) -> UIFont }
open class UIImage: @unchecked Sendable { public convenience init?(named name: String); public convenience init?(systemName name: String); public var size: CGSize { get } }
@preconcurrency @MainActor open class UIPasteboard { public class var general: UIPasteboard { get }; public var string: String?; public var hasStrings: Bool { get } }
@preconcurrency @MainActor open class UIFeedbackGenerator { public init(); public func prepare() }
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case light, medium, heavy, soft, rigid }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
  public func impactOccurred()
  public func impactOccurred(intensity: CGFloat)
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public override init()
  public enum FeedbackType: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case success, warning, error }
  public func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator { public override init(); public func selectionChanged() }
public enum UIAccessibility {
  public struct Notification: Sendable { public static let announcement: UIAccessibility.Notification; public static let screenChanged: UIAccessibility.Notification; public static let layoutChanged: UIAccessibility.Notification }
  public static func post(notification: UIAccessibility.Notification, argument: Any?)
  public static var isReduceMotionEnabled: Bool { get }
  public static var isReduceTransparencyEnabled: Bool { get }
  public static var isVoiceOverRunning: Bool { get }
}
