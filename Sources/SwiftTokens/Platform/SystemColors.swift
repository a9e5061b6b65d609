import ColorScience

/// The colours that Apple's types bring along.
///
/// A few of them are the same everywhere and always; the others follow the appearance, the contrast
/// and the version of the system: ``PublishedColors`` has what is published of them.
enum SystemColors {
  /// A colour that is the same on every system.
  static func fixed(_ name: String, of type: String) -> ColorValue? {
    if let color = everywhere[name] { return color }
    return type == "UIColor" || type == "NSColor" ? classic[name] : nil
  }

  /// Whether the platform has a colour of that name.
  static func isKnown(_ name: String, of type: String) -> Bool {
    switch type {
    case "NSColor": name.hasPrefix("system") || name.hasSuffix("Color") || semantic.contains(name)
    case "UIColor": name.hasPrefix("system") || name == "tintColor" || semantic.contains(name)
    default: hues.contains(name) || name.hasPrefix("system") || semantic.contains(name)
    }
  }

  private static let everywhere: [String: ColorValue] = [
    "white": gray(1), "black": gray(0), "clear": ColorValue(.srgb, 0, 0, 0, alpha: 0),
  ]

  /// The colours of UIKit and AppKit whose components their documentation states.
  private static let classic: [String: ColorValue] = [
    "red": ColorValue(.srgb, 1, 0, 0), "green": ColorValue(.srgb, 0, 1, 0),
    "blue": ColorValue(.srgb, 0, 0, 1), "cyan": ColorValue(.srgb, 0, 1, 1),
    "yellow": ColorValue(.srgb, 1, 1, 0), "magenta": ColorValue(.srgb, 1, 0, 1),
    "orange": ColorValue(.srgb, 1, 0.5, 0), "purple": ColorValue(.srgb, 0.5, 0, 0.5),
    "brown": ColorValue(.srgb, 0.6, 0.4, 0.2), "gray": gray(0.5),
    "lightGray": gray(2.0 / 3), "darkGray": gray(1.0 / 3),
  ]

  private static func gray(_ level: Double) -> ColorValue {
    ColorValue(.srgb, level, level, level)
  }

  private static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "primary", "secondary", "accentColor", "tint",
  ]

  private static let semantic: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "darkText", "lightText", "secondarySystemBackground",
    "tertiarySystemBackground", "secondarySystemGroupedBackground", "secondarySystemFill",
    "tertiarySystemGroupedBackground", "tertiarySystemFill", "quaternarySystemFill",
  ]
}
