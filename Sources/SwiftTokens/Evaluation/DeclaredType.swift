import DesignTokens

/// A type annotation, as far as it tells what a constant is.
struct DeclaredType: Hashable, Sendable {
  /// Without generic arguments and module names that every source shares.
  var names: [String]
  var isArray = false
  /// Whether the name of a module is before it, so that no type around the constant is meant.
  var isOfModule = false

  init(_ names: [String]) {
    self.names = names
  }

  /// Reads `SwiftUI.Color`, `[String]`, `CGFloat?`.
  init(annotation: String) {
    var text = Substring(annotation)
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    // Exported source has values of a type that differ with the appearance.
    if let start = text.firstRange(of: Self.adaptive), text.hasSuffix(">") {
      text = text[start.upperBound...].dropLast()
    }
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      isArray = true
      text = text.dropFirst().dropLast()
    }
    let plain = text.prefix { $0 != "<" }
    let names = plain.split(separator: ".").map { name in
      name.filter { $0 != "`" && $0 != " " }
    }
    isOfModule = names.count > 1 && Self.modules.contains(names.first ?? "")
    self.names = isOfModule ? Array(names.dropFirst()) : names
  }

  private static let adaptive = ExportedSwift.SupportType.adaptive.name + "<"

  var last: String { names.last ?? "" }

  /// Modules whose names may stand before their types.
  static let modules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Foundation", "CoreFoundation",
    "CoreGraphics", "WatchKit",
  ]

  static let color = DeclaredType(["Color"])
  static let number = DeclaredType(["CGFloat"])
  static let duration = DeclaredType(["Duration"])
  static let weight = DeclaredType(["Font", "Weight"])
  static let font = DeclaredType(["Font"])

  static let colorNames: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "ColorResource"]
  static let fontNames: Set<String> = ["Font", "UIFont", "NSFont"]
  static let gradientNames: Set<String> = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]

  /// The token type that every value of the type has; `nil` where the type leaves it open.
  var tokenType: TokenType? {
    if isArray { return last == "String" ? .fontFamily : nil }
    if Self.colorNames.contains(last) { return .color }
    if Self.fontNames.contains(last) { return .typography }
    if Self.gradientNames.contains(last) { return .gradient }
    switch last {
    case "Weight": return .fontWeight
    case "Animation": return .transition
    case "Duration": return .duration
    default: return ExportedSwift.SupportType(rawValue: last)?.tokenType
    }
  }
}
