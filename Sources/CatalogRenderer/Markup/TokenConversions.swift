import DesignTokens

/// One part of a value as CSS and as SwiftUI write it.
struct TokenConversion: Hashable, Sendable {
  /// What is converted: `Line height`.
  var name: String
  var css: String
  var swift: String
}

/// The same value in the units of CSS and of Apple's platforms, where they differ.
///
/// A CSS pixel is an Apple point, and a rem counts 16 of them, the size of text by default. Line
/// height in CSS is the whole line, `lineSpacing` in SwiftUI what lies between two lines of text.
enum TokenConversions {
  static func of(_ value: TokenValue) -> [TokenConversion] {
    switch value {
    case .dimension(let length): self.length("Length", length)
    case .duration(let duration): [time("Time", duration)]
    case .fontWeight(let weight): [self.weight(weight)]
    case .typography(let style): typography(style)
    case .cubicBezier(let curve):
      [
        TokenConversion(
          name: "Curve", css: CSSValue.text(of: value), swift: timingCurve(curve, duration: nil))
      ]
    case .transition(let transition): [self.transition(transition)]
    case .border(let border): length("Width", border.width)
    case .shadow(let layers): layers.enumerated().map(shadow)
    case .color, .fontFamily, .number, .strokeStyle, .gradient: []
    }
  }

  // MARK: - Lengths and text

  private static func length(_ name: String, _ length: TokenDimension) -> [TokenConversion] {
    guard length.value != 0 else { return [] }
    let pixels = "\(text(length.pixels))px"
    // Sixteenths have up to four decimals, and all of them count.
    let rems = CSSValue.text(of: TokenDimension(length.pixels / 16, .rem))
    return [
      TokenConversion(
        name: name, css: length.unit == .px ? "\(pixels) = \(rems)" : "\(rems) = \(pixels)",
        swift: points(length.pixels))
    ]
  }

  private static func typography(_ style: TokenTypography) -> [TokenConversion] {
    let size = style.fontSize.pixels
    let line = size * style.lineHeight
    let tracking = style.letterSpacing.pixels
    return length("Size", style.fontSize) + [
      TokenConversion(
        name: "Line height", css: "\(text(style.lineHeight)) = \(text(line))px",
        swift: "lineSpacing(\(text(line - size)))"),
      TokenConversion(
        name: "Letter spacing", css: CSSValue.text(of: style.letterSpacing),
        swift: "tracking(\(text(tracking)))"),
      weight(style.fontWeight),
    ]
  }

  private static func weight(_ weight: TokenFontWeight) -> TokenConversion {
    let nearest = SwiftUIFontWeight(nearest: weight.value)
    return TokenConversion(
      name: "Weight", css: text(weight.value),
      swift: "Font.Weight.\(nearest.name)"
        + (nearest.value == weight.value ? "" : ", the nearest"))
  }

  // MARK: - Motion and shadows

  private static func time(_ name: String, _ duration: TokenDuration) -> TokenConversion {
    let seconds = duration.milliseconds / 1000
    return TokenConversion(
      name: name, css: "\(text(duration.milliseconds))ms", swift: "\(text(seconds)) s")
  }

  private static func transition(_ transition: TokenTransition) -> TokenConversion {
    let seconds = transition.duration.milliseconds / 1000
    let delay = transition.delay.milliseconds / 1000
    return TokenConversion(
      name: "Motion", css: CSSValue.text(of: .transition(transition)),
      swift: timingCurve(transition.timingFunction, duration: seconds)
        + (delay == 0 ? "" : ".delay(\(text(delay)))"))
  }

  private static func timingCurve(_ curve: TokenBezier, duration: Double?) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(text).joined(separator: ", ")
    return duration.map { "Animation.timingCurve(\(numbers), duration: \(text($0)))" }
      ?? "Animation.timingCurve(\(numbers))"
  }

  /// CSS blurs with a deviation of half the blur; the radius of a shadow in SwiftUI is that half.
  private static func shadow(_ index: Int, _ layer: TokenShadow) -> TokenConversion {
    let pixels = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.pixels)
    let lengths = pixels.map { "\(text($0))px" }.joined(separator: " ")
    // SwiftUI's modifier knows neither spread nor shadows inside a shape.
    let isWhole = !layer.isInset && pixels[3] == 0
    return TokenConversion(
      name: "Layer \(index + 1)", css: (layer.isInset ? "inset " : "") + lengths,
      swift: "radius: \(text(pixels[2] / 2)), x: \(text(pixels[0])), y: \(text(pixels[1]))"
        + (isWhole ? "" : layer.isInset ? ", inner shadow" : ", without spread"))
  }

  private static func points(_ points: Double) -> String { "\(text(points)) pt" }

  private static func text(_ number: Double) -> String { TokenValueText.of(.number(number)) }
}
