import ColorScience

/// Token values as CSS text. Everything that comes from a file is a number, a word of a fixed
/// list or a quoted and escaped string, so no value can end its declaration.
public enum CSSValue {
  /// What colours outside the older notations are written as.
  public enum Gamut: Sendable {
    /// Hexadecimal or `rgb()`, brought into the sRGB gamut.
    case srgb
    /// `color()`, `oklch()` and the like where the colour is written in such a space.
    case full
  }

  /// The whole value: a colour, a length, a `font` or `border` shorthand, a list of stops.
  public static func text(of value: TokenValue, gamut: Gamut = .full) -> String {
    switch value {
    case .color(let color): text(of: color, gamut: gamut)
    case .dimension(let dimension): text(of: dimension)
    case .fontFamily(let names): families(names)
    case .fontWeight(let weight): number(weight.value)
    case .duration(let duration): text(of: duration)
    case .cubicBezier(let curve): text(of: curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): keyword(style)
    case .border(let border):
      "\(text(of: border.width)) \(keyword(border.style)) \(text(of: border.color, gamut: gamut))"
    case .transition(let transition):
      "\(text(of: transition.duration)) \(text(of: transition.timingFunction)) "
        + text(of: transition.delay)
    case .shadow(let shadows): shadows.map { text(of: $0, gamut) }.joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\(text(of: $0.color, gamut: gamut)) \(percent($0.position))" }
        .joined(separator: ", ")
    case .typography(let style):
      "\(number(style.fontWeight.value)) \(text(of: style.fontSize))/\(number(style.lineHeight)) "
        + families(style.fontFamily)
    case .other(let kept): kept.css ?? ""
    }
  }

  /// A length with its unit: `16px`, `1.5rem`.
  public static func text(of dimension: TokenDimension) -> String {
    number(dimension.value) + dimension.unit.rawValue
  }

  /// A time with its unit: `200ms`, `0.2s`.
  public static func text(of duration: TokenDuration) -> String {
    number(duration.value) + duration.unit.rawValue
  }

  static func text(of curve: TokenBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func text(of shadow: TokenShadow, _ gamut: Gamut) -> String {
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map {
      text(of: $0)
    }
    let parts = (shadow.isInset ? ["inset"] : []) + lengths
    return (parts + [text(of: shadow.color, gamut: gamut)]).joined(separator: " ")
  }

  /// The CSS line style; for dashes the nearest there is: round caps on dashes of no length are
  /// dots, all others dashes.
  static func keyword(_ style: TokenStrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, .round) where (lengths.first?.value ?? 0) == 0: "dotted"
    case .dashes: "dashed"
    }
  }

  static func number(_ value: Double) -> String { CSSNumber.text(value) }

  private static func percent(_ position: Double) -> String {
    // Tens of thousandths of a percent: below what a screen shows, above what doubles lose.
    number((position * 1_000_000).rounded() / 10_000) + "%"
  }
}

// MARK: - Colours

extension CSSValue {
  /// A colour in hexadecimal, or as `rgb()` where it is translucent; outside sRGB's notations as a
  /// function of its own space, unless `gamut` asks for sRGB.
  public static func text(of color: TokenColor, gamut: Gamut = .full) -> String {
    switch (gamut, color.value.space) {
    case (.srgb, _), (.full, .srgb), (.full, .hsl), (.full, .hwb): return srgb(color.value)
    case (.full, let space):
      let parts = color.value.components.map { $0.map(number) ?? "none" }.joined(separator: " ")
      let alpha = color.value.alpha < 1 ? " / \(number(color.value.alpha))" : ""
      return switch space {
      case .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(parts)\(alpha))"
      case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50,
        .hsl, .hwb:
        "color(\(space.rawValue) \(parts)\(alpha))"
      }
    }
  }

  private static func srgb(_ value: ColorValue) -> String {
    let color = value.srgb.gamutMapped
    guard color.alpha < 1 else { return color.hex }
    let channels = [color.red, color.green, color.blue].map {
      number(($0 * 255 + 0.5).rounded(.down))
    }
    return "rgb(\(channels.joined(separator: " ")) / \(number(color.alpha)))"
  }
}

// MARK: - Font names

extension CSSValue {
  /// Names that CSS gives a meaning; in quotes they would be ordinary names.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
    "BlinkMacSystemFont",
  ]

  static func families(_ names: [String]) -> String {
    names.map { genericFamilies.contains($0) ? $0 : quoted($0) }.joined(separator: ", ")
  }

  /// A CSS string. `<` and all controls are escaped too, so that the text can neither end a
  /// `style` element nor a line.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\0"..<" ", "\u{7F}":
        // NUL cannot be written in CSS at all; the replacement character can.
        let value = scalar == "\0" ? 0xFFFD : scalar.value
        result += "\\\(String(value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
