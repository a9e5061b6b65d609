// Colours, fonts, pasteboards and commands of macOS, as far as design systems use them.

/// What `#selector` makes. Without Objective-C it is a call, which takes the method as it is.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String)
  public init(stringLiteral value: String)
}
public func _selector<Method>(_ method: Method) -> Selector
@preconcurrency @MainActor open class NSResponder { public init(); public func performTextFinderAction(_ sender: Any?) }
@preconcurrency @MainActor open class NSApplication: NSResponder {
  public class var shared: NSApplication { get }
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
  public var effectiveAppearance: NSAppearance { get }
}
@MainActor public var NSApp: NSApplication! { get }
@preconcurrency @MainActor open class NSView: NSResponder {}
@preconcurrency @MainActor open class NSWindow: NSResponder {}
@preconcurrency @MainActor open class NSText: NSView { public func copy(_ sender: Any?); public func cut(_ sender: Any?); public func paste(_ sender: Any?); public func delete(_ sender: Any?) }
extension NSText { public func selectAll(_ sender: Any?) }
@preconcurrency @MainActor open class NSMenuItem { public init(); public var tag: Int; public var title: String }
@preconcurrency @MainActor open class NSTextFinder {
  public enum Action: Int, Sendable { public init?(rawValue: Int); public typealias RawValue = Int; public var rawValue: Int { get }; case showFindInterface = 1, nextMatch = 2, previousMatch = 3, replaceAll = 4, hideFindInterface = 11, showReplaceInterface = 12 }
}
open class NSAppearance: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
    public static let aqua: NSAppearance.Name
    public static let darkAqua: NSAppearance.Name
    public static let accessibilityHighContrastAqua: NSAppearance.Name
    public static let accessibilityHighContrastDarkAqua: NSAppearance.Name
  }
  public var name: NSAppearance.Name { get }
  public init?(named name: NSAppearance.Name)
  public func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name?
}
open class NSColor: Hashable, @unchecked Sendable {
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral { public init(_ name: String); public init(stringLiteral value: String) }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(calibratedWhite white: CGFloat, alpha: CGFloat)
  public init(white: CGFloat, alpha: CGFloat)
  public init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
  public convenience init?(named name: NSColor.Name)
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor
  public static func == (a: NSColor, b: NSColor) -> Bool
  public func hash(into hasher: inout Hasher)
  public class var labelColor: NSColor { get }
  public class var secondaryLabelColor: NSColor { get }
  public class var tertiaryLabelColor: NSColor { get }
  public class var quaternaryLabelColor: NSColor { get }
  public class var placeholderTextColor: NSColor { get }
  public class var textColor: NSColor { get }
  public class var textBackgroundColor: NSColor { get }
  public class var windowBackgroundColor: NSColor { get }
  public class var controlBackgroundColor: NSColor { get }
  public class var underPageBackgroundColor: NSColor { get }
  public class var controlColor: NSColor { get }
  public class var controlTextColor: NSColor { get }
  public class var controlAccentColor: NSColor { get }
  public class var selectedContentBackgroundColor: NSColor { get }
  public class var separatorColor: NSColor { get }
  public class var gridColor: NSColor { get }
  public class var linkColor: NSColor { get }
  public class var systemRed: NSColor { get }
  public class var systemOrange: NSColor { get }
  public class var systemYellow: NSColor { get }
  public class var systemGreen: NSColor { get }
  public class var systemMint: NSColor { get }
  public class var systemTeal: NSColor { get }
  public class var systemCyan: NSColor { get }
  public class var systemBlue: NSColor { get }
  public class var systemIndigo: NSColor { get }
  public class var systemPurple: NSColor { get }
  public class var systemPink: NSColor { get }
  public class var systemBrown: NSColor { get }
  public class var systemGray: NSColor { get }
  public class var black: NSColor { get }
  public class var white: NSColor { get }
  public class var gray: NSColor { get }
  public class var red: NSColor { get }
  public class var green: NSColor { get }
  public class var blue: NSColor { get }
  public class var clear: NSColor { get }
}
open class NSFont: @unchecked Sendable {
  public convenience init?(name fontName: String, size fontSize: CGFloat)
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
  public class func monospacedSystemFont(ofSize fontSize: CGFloat) -> NSFont
  public var pointSize: CGFloat { get }
  public var fontName: String { get }
}
open class NSImage: @unchecked Sendable { public convenience init?(named name: String); public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?); public var size: CGSize }
@preconcurrency @MainActor open class NSPasteboard {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable { public var rawValue: String; public init(rawValue: String); public static let string: NSPasteboard.PasteboardType; public static let URL: NSPasteboard.PasteboardType }
  public class var general: NSPasteboard { get }
  @discardableResult public func clearContents() -> Int
  @discardableResult public func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
  public func string(forType dataType: NSPasteboard.PasteboardType) -> String?
}
open class NSItemProvider: @unchecked Sendable { public init(); public convenience init(object: NSString) }
@preconcurrency @MainActor open class NSWorkspace { public class var shared: NSWorkspace { get }; @discardableResult public func open(_ url: URL) -> Bool; public var accessibilityDisplayShouldReduceMotion: Bool { get } }
