import ColorScience

/// What iOS 13 to 18 show for the colours of the system, as Apple's Human Interface Guidelines and
/// UIKit state it, without increased contrast. Later versions and macOS have other shades.
enum PublishedColors {
  /// The value of a colour, its opacity changed as its modifiers say; `nil` where nothing is
  /// published, and for modifiers that only the system can apply.
  static func value(of system: SystemExpression, isDark: Bool) -> ColorValue? {
    guard let shades = shades(named: system.name) else { return nil }
    var color = isDark ? shades.dark : shades.light
    for modifier in system.modifiers {
      guard ["opacity", "withAlphaComponent"].contains(modifier.name),
        let opacity = Double(modifier.argument), (0...1).contains(opacity)
      else { return nil }
      // A view's opacity multiplies, and UIKit's replaces.
      color.alpha = modifier.name == "opacity" ? color.alpha * opacity : opacity
    }
    return color
  }

  /// The shades by `Color.orange`, `UIColor.label`, `Color(.systemGray6)` or `systemBlueColor`.
  private static func shades(named name: String) -> (light: ColorValue, dark: ColorValue)? {
    guard !name.contains("nsColor"), !name.hasPrefix("NSColor") else { return nil }
    let last = name.split(whereSeparator: { ".() ".contains($0) }).last.map(String.init) ?? ""
    let plain = last.hasSuffix("Color") ? String(last.dropLast("Color".count)) : last
    if let shades = semantic[plain] { return shades }
    let hue = plain.hasPrefix("system") ? String(plain.dropFirst("system".count)) : plain
    return hues[hue.lowercased()]
  }

  /// A colour by the bytes of its light and its dark shade.
  private static func both(
    _ light: (Double, Double, Double), _ dark: (Double, Double, Double),
    alpha: (Double, Double) = (1, 1)
  ) -> (light: ColorValue, dark: ColorValue) {
    func color(_ bytes: (Double, Double, Double), _ alpha: Double) -> ColorValue {
      ColorValue(.srgb, bytes.0 / 255, bytes.1 / 255, bytes.2 / 255, alpha: alpha)
    }
    return (color(light, alpha.0), color(dark, alpha.1))
  }

  private static let hues: [String: (light: ColorValue, dark: ColorValue)] = [
    "red": both((255, 59, 48), (255, 69, 58)), "orange": both((255, 149, 0), (255, 159, 10)),
    "yellow": both((255, 204, 0), (255, 214, 10)), "green": both((52, 199, 89), (48, 209, 88)),
    "mint": both((0, 199, 190), (99, 230, 226)), "teal": both((48, 176, 199), (64, 200, 224)),
    "cyan": both((50, 173, 230), (100, 210, 255)), "blue": both((0, 122, 255), (10, 132, 255)),
    "indigo": both((88, 86, 214), (94, 92, 230)), "purple": both((175, 82, 222), (191, 90, 242)),
    "pink": both((255, 45, 85), (255, 55, 95)), "brown": both((162, 132, 94), (172, 142, 104)),
    "gray": both((142, 142, 147), (142, 142, 147)),
    "gray2": both((174, 174, 178), (99, 99, 102)), "gray3": both((199, 199, 204), (72, 72, 74)),
    "gray4": both((209, 209, 214), (58, 58, 60)), "gray5": both((229, 229, 234), (44, 44, 46)),
    "gray6": both((242, 242, 247), (28, 28, 30)),
  ]

  private static func text(_ light: Double, _ dark: Double) -> (light: ColorValue, dark: ColorValue)
  {
    both((60, 60, 67), (235, 235, 245), alpha: (light, dark))
  }

  private static let white = (255.0, 255.0, 255.0)
  private static let black = (0.0, 0.0, 0.0)
  private static let pale = (242.0, 242.0, 247.0)
  private static let raised = (28.0, 28.0, 30.0)
  private static let higher = (44.0, 44.0, 46.0)
  private static let fill = (120.0, 120.0, 128.0)
  private static let thinFill = (118.0, 118.0, 128.0)

  private static let semantic: [String: (light: ColorValue, dark: ColorValue)] = [
    "label": both(black, white), "primary": both(black, white),
    "secondaryLabel": text(0.6, 0.6), "secondary": text(0.6, 0.6),
    "tertiaryLabel": text(0.3, 0.3), "quaternaryLabel": text(0.18, 0.16),
    "placeholderText": text(0.3, 0.3),
    "darkText": both(black, black), "lightText": both(white, white, alpha: (0.6, 0.6)),
    "link": both((0, 122, 255), (9, 132, 255)),
    "separator": both((60, 60, 67), (84, 84, 88), alpha: (0.29, 0.6)),
    "opaqueSeparator": both((198, 198, 200), (56, 56, 58)),
    "systemBackground": both(white, black), "secondarySystemBackground": both(pale, raised),
    "tertiarySystemBackground": both(white, higher),
    "systemGroupedBackground": both(pale, black),
    "secondarySystemGroupedBackground": both(white, raised),
    "tertiarySystemGroupedBackground": both(pale, higher),
    "systemFill": both(fill, fill, alpha: (0.2, 0.36)),
    "secondarySystemFill": both(fill, fill, alpha: (0.16, 0.32)),
    "tertiarySystemFill": both(thinFill, thinFill, alpha: (0.12, 0.24)),
    "quaternarySystemFill": both((116, 116, 128), thinFill, alpha: (0.08, 0.18)),
  ]
}
