import DesignTokens
import InterfaceStrings
import ReportFacts

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
struct TokenConversions {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func of(_ value: TokenValue) -> [TokenConversion] {
    switch value {
    case .dimension(let length): self.length(.length, length)
    case .duration(let duration): [time(duration)]
    case .fontWeight(let weight): [self.weight(weight)]
    case .typography(let style): typography(style)
    case .cubicBezier(let curve):
      [conversion(.timingCurve, CSSValue.text(of: value), timingCurve(curve, duration: nil))]
    case .transition(let transition): [self.transition(transition)]
    case .border(let border): length(.width, border.width)
    case .shadow(let layers): layers.enumerated().map(shadow)
    case .color(let color): [self.color(color)]
    case .fontFamily, .number, .strokeStyle, .gradient, .other: []
    }
  }

  private func conversion(_ name: ValuePhrase, _ css: String, _ swift: String) -> TokenConversion {
    TokenConversion(name: words(name), css: css, swift: swift)
  }

  // MARK: - Colours

  /// In the notations that people compare and copy; `rgb()` only where it can say the colour.
  private func color(_ color: TokenColor) -> TokenConversion {
    let srgb = color.value.srgb
    let alpha = srgb.alpha < 1 ? " / \(text(srgb.alpha))" : ""
    let oklch = color.value.converted(to: .oklch).components.map { $0 ?? 0 }
    var notations = ["oklch(\(oklch.map(text).joined(separator: " "))\(alpha))"]
    var channels = color.value.converted(to: .displayP3).components.map { $0 ?? 0 }
    if srgb.isInGamut {
      channels = [srgb.red, srgb.green, srgb.blue]
      let bytes = channels.map { text(($0 * 255).rounded()) }.joined(separator: " ")
      notations.insert("rgb(\(bytes)\(alpha))", at: 0)
    }
    let names = zip(["red", "green", "blue"], channels).map { "\($0): \(text($1))" }
    let parts =
      (srgb.isInGamut ? [] : [".displayP3"]) + names
      + (srgb.alpha < 1 ? ["opacity: \(text(srgb.alpha))"] : [])
    return TokenConversion(
      name: words(ValuePhrase.color).capitalizedFirst, css: notations.joined(separator: " = "),
      swift: "Color(\(parts.joined(separator: ", ")))")
  }

  // MARK: - Lengths and text

  private func length(_ name: ValuePhrase, _ length: TokenDimension) -> [TokenConversion] {
    guard length.value != 0 else { return [] }
    let pixels = "\(text(length.pixels))px"
    // Sixteenths have up to four decimals, and all of them count.
    let rems = CSSValue.text(of: TokenDimension(length.pixels / 16, .rem))
    return [
      conversion(
        name, length.unit == .px ? "\(pixels) = \(rems)" : "\(rems) = \(pixels)",
        "\(text(length.pixels)) pt")
    ]
  }

  private func typography(_ style: TokenTypography) -> [TokenConversion] {
    let size = style.fontSize.pixels
    let line = size * style.lineHeight
    let tracking = style.letterSpacing.pixels
    return length(.size, style.fontSize) + [
      conversion(
        .lineHeight, "\(text(style.lineHeight)) = \(text(line))px",
        "lineSpacing(\(text(line - size)))"),
      conversion(
        .letterSpacing, CSSValue.text(of: style.letterSpacing), "tracking(\(text(tracking)))"),
      weight(style.fontWeight),
    ]
  }

  private func weight(_ weight: TokenFontWeight) -> TokenConversion {
    let nearest = SwiftUIFontWeight(nearest: weight.value)
    let name = "Font.Weight.\(nearest.name)"
    return conversion(
      .weight, text(weight.value),
      nearest.value == weight.value ? name : words(ValuePhrase.nearest, ["weight": name]))
  }

  // MARK: - Motion and shadows

  private func time(_ duration: TokenDuration) -> TokenConversion {
    let milliseconds = duration.milliseconds
    return conversion(.time, "\(text(milliseconds))ms", "\(text(milliseconds / 1000)) s")
  }

  private func transition(_ transition: TokenTransition) -> TokenConversion {
    let seconds = transition.duration.milliseconds / 1000
    let delay = transition.delay.milliseconds / 1000
    return conversion(
      .motion, CSSValue.text(of: .transition(transition)),
      timingCurve(transition.timingFunction, duration: seconds)
        + (delay == 0 ? "" : ".delay(\(text(delay)))"))
  }

  private func timingCurve(_ curve: TokenBezier, duration: Double?) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(text).joined(separator: ", ")
    return duration.map { "Animation.timingCurve(\(numbers), duration: \(text($0)))" }
      ?? "Animation.timingCurve(\(numbers))"
  }

  /// CSS blurs with a deviation of half the blur; the radius of a shadow in SwiftUI is that half.
  private func shadow(_ index: Int, _ layer: TokenShadow) -> TokenConversion {
    let pixels = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.pixels)
    let lengths = pixels.map { "\(text($0))px" }.joined(separator: " ")
    // SwiftUI's modifier knows neither spread nor shadows inside a shape.
    let isWhole = !layer.isInset && pixels[3] == 0
    let swift =
      "radius: \(text(pixels[2] / 2)), x: \(text(pixels[0])), y: \(text(pixels[1]))"
    let lacking = layer.isInset ? ValuePhrase.withInnerShadow : .withoutSpread
    return TokenConversion(
      name: words(ValuePhrase.layer, ["number": String(index + 1)]),
      css: (layer.isInset ? "inset " : "") + lengths,
      swift: isWhole ? swift : words(lacking, ["shadow": swift]))
  }

  private func text(_ number: Double) -> String { NumberText.of(number) }
}
