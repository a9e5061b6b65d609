import DesignTokens

/// Token values as a designer reads them.
enum TokenValueText {
  static func of(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): of(color)
    case .dimension(let dimension): of(dimension)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): of(weight)
    case .duration(let duration): of(duration)
    case .cubicBezier(let curve): of(curve)
    case .number(let number): of(number)
    case .strokeStyle(let style): of(style)
    case .gradient: CSSValue.text(of: value)
    case .border(let border): "\(of(border.width)) \(of(border.style)), \(of(border.color))"
    case .transition(let transition):
      "\(of(transition.duration)), \(of(transition.timingFunction))"
        + (transition.delay.value == 0 ? "" : ", after \(of(transition.delay))")
    case .shadow(let layers): layers.map(of).joined(separator: "; ")
    case .typography(let style): of(style)
    }
  }

  private static func of(_ color: TokenColor) -> String {
    let srgb = color.value.srgb
    guard color.value.space == .srgb, srgb.isInGamut else { return CSSValue.text(of: color) }
    return srgb.alpha >= 1 ? srgb.hex : "\(srgb.hex) at \(of(srgb.alpha * 100))\u{00A0}%"
  }

  private static func of(_ dimension: TokenDimension) -> String {
    dimension.unit == .px ? "\(of(dimension.value)) pt" : "\(of(dimension.value)) rem"
  }

  private static func of(_ duration: TokenDuration) -> String {
    "\(of(duration.value))\u{00A0}\(duration.unit.rawValue)"
  }

  private static func of(_ weight: TokenFontWeight) -> String {
    let name = weight.keyword ?? FontWeightName.of(weight.value)
    return name.map { "\($0) (\(of(weight.value)))" } ?? of(weight.value)
  }

  private static func of(_ curve: TokenBezier) -> String {
    "curve \([curve.x1, curve.y1, curve.x2, curve.y2].map(of).joined(separator: ", "))"
  }

  private static func of(_ style: TokenStrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "dashes \(lengths.map(of).joined(separator: ", ")) with \(cap.rawValue) ends"
    }
  }

  private static func of(_ shadow: TokenShadow) -> String {
    let offset = "x \(of(shadow.offsetX)), y \(of(shadow.offsetY))"
    let spread = shadow.spread.value == 0 ? "" : "spread \(of(shadow.spread)), "
    return (shadow.isInset ? "inset " : "")
      + "\(offset), blur \(of(shadow.blur)), \(spread)\(of(shadow.color))"
  }

  private static func of(_ style: TokenTypography) -> String {
    // The line height is a factor, so the length has more digits than it means.
    let lineHeight = (style.fontSize.pixels * style.lineHeight * 10).rounded() / 10
    return "\(style.fontFamily.first ?? "") \(of(style.fontSize)) on \(of(lineHeight)) pt, "
      + of(style.fontWeight)
  }

  /// At most three decimals, without trailing zeros, the same on every machine.
  private static func of(_ number: Double) -> String {
    guard number.isFinite, abs(number) <= 1e15 else { return "\(number)" }
    let thousandths = Int((abs(number) * 1000).rounded())
    let sign = number < 0 && thousandths > 0 ? "-" : ""
    let whole = thousandths / 1000
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}

/// The first of DTCG's names for a font weight.
enum FontWeightName {
  static func of(_ weight: Double) -> String? {
    let names: [Double: String] = [
      100: "thin", 200: "extra-light", 300: "light", 400: "regular", 500: "medium",
      600: "semi-bold", 700: "bold", 800: "extra-bold", 900: "black", 950: "extra-black",
    ]
    return names[weight]
  }
}
