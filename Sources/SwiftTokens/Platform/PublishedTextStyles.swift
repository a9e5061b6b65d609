import DesignTokens

/// What iOS shows for the text styles of the system at the standard text size, Large, as Apple's
/// Human Interface Guidelines state it.
enum PublishedTextStyles {
  /// The font of a text style, its weight and design changed as its modifiers say; `nil` where
  /// nothing is published, and for modifiers that only the system can apply.
  static func value(of system: SystemExpression) -> FontValue? {
    guard let name = system.name.split(separator: ".").last, let style = styles[String(name)]
    else { return nil }
    var font = FontValue(family: ["system-ui"], size: style.size)
    font.lineHeight = (style.leading / style.size * 1000).rounded() / 1000
    font.weight = TokenFontWeight(name == "headline" ? 600 : 400)
    for modifier in system.modifiers {
      switch (modifier.name, modifier.argument) {
      case ("bold", ""): font.weight = TokenFontWeight(700)
      case ("weight", let name):
        guard let weight = FontWeights.value(name) else { return nil }
        font.weight = weight
      case ("design", let name):
        guard let family = SystemFonts.family(design: name) else { return nil }
        font.family = [family]
      case ("monospaced", ""): font.family = ["ui-monospace"]
      case ("monospacedDigit", ""): continue
      default: return nil
      }
    }
    return font
  }

  /// In points.
  private static let styles: [String: (size: Double, leading: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title1": (28, 34), "title2": (22, 28),
    "title3": (20, 25), "headline": (17, 22), "body": (17, 22), "callout": (16, 21),
    "subheadline": (15, 20), "footnote": (13, 18), "caption": (12, 16), "caption1": (12, 16),
    "caption2": (11, 13),
  ]
}
