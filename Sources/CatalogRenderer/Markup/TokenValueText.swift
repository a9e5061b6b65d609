import CatalogModel
import DesignTokens
import InterfaceStrings

/// Token values as a designer reads them. Numbers and units are those of code in every language.
struct TokenValueText {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func text(of value: TokenValue) -> String {
    switch value {
    case .color(let color): of(color)
    case .dimension(let dimension): of(dimension)
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): of(weight)
    case .duration(let duration): of(duration)
    case .cubicBezier(let curve): of(curve)
    case .number(let number): NumberText.of(number)
    case .strokeStyle(let style): of(style)
    case .gradient: CSSValue.text(of: value)
    case .other(let kept): kept.text
    case .border(let border): "\(of(border.width)) \(of(border.style)), \(of(border.color))"
    case .transition(let transition): of(transition)
    case .shadow(let layers): layers.map(of).joined(separator: "; ")
    case .typography(let style): of(style)
    }
  }

  private func of(_ color: TokenColor) -> String {
    let srgb = color.value.srgb
    guard color.value.space == .srgb, srgb.isInGamut else { return CSSValue.text(of: color) }
    if srgb.alpha >= 1 { return srgb.hex }
    return words(
      ValuePhrase.translucent, ["color": srgb.hex, "alpha": NumberText.of(srgb.alpha * 100)])
  }

  private func of(_ transition: TokenTransition) -> String {
    let motion = "\(of(transition.duration)), \(of(transition.timingFunction))"
    if transition.delay.value == 0 { return motion }
    return words(ValuePhrase.delayed, ["motion": motion, "delay": of(transition.delay)])
  }

  private func of(_ dimension: TokenDimension) -> String {
    "\(NumberText.of(dimension.value)) \(dimension.unit == .px ? "pt" : "rem")"
  }

  private func of(_ duration: TokenDuration) -> String {
    "\(NumberText.of(duration.value))\u{00A0}\(duration.unit.rawValue)"
  }

  private func of(_ weight: TokenFontWeight) -> String {
    let name = weight.keyword ?? FontWeightName.of(weight.value)
    let number = NumberText.of(weight.value)
    return name.map { "\($0) (\(number))" } ?? number
  }

  private func of(_ curve: TokenBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.of)
    return words(ValuePhrase.curve, ["numbers": numbers.joined(separator: ", ")])
  }

  private func of(_ style: TokenStrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      words(phrase(for: cap), ["lengths": lengths.map(of).joined(separator: ", ")])
    }
  }

  private func phrase(for cap: TokenStrokeStyle.LineCap) -> ValuePhrase {
    switch cap {
    case .butt: .buttDashes
    case .round: .roundDashes
    case .square: .squareDashes
    }
  }

  private func of(_ shadow: TokenShadow) -> String {
    let text = words(
      shadow.spread.value == 0 ? ValuePhrase.dropShadow : .spreadShadow,
      [
        "x": of(shadow.offsetX), "y": of(shadow.offsetY), "blur": of(shadow.blur),
        "spread": of(shadow.spread), "color": of(shadow.color),
      ])
    return shadow.isInset ? words(ValuePhrase.innerShadow, ["shadow": text]) : text
  }

  private func of(_ style: TokenTypography) -> String {
    // The line height is a factor, so the length has more digits than it means.
    let lineHeight = (style.fontSize.pixels * style.lineHeight * 10).rounded() / 10
    return words(
      ValuePhrase.textStyle,
      [
        "family": style.fontFamily.first ?? "", "size": of(style.fontSize),
        "line": NumberText.of(lineHeight), "weight": of(style.fontWeight),
      ])
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

extension TokenValueText {
  private struct Shown: Hashable {
    var text: String
    var isKnown: Bool
  }

  /// The values of a token in words, one for each group of contexts that share it.
  static func all(of token: Token, in system: System, _ words: Words) -> [TokenContextText] {
    let axes = token.axes
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    return ContextGroup.groups(of: modifiers, defaults: system.tokens.defaultContext) { choice in
      guard let value = token.value(in: Context(choice)) else {
        return Shown(text: words(TokensPhrase.noValue), isKnown: false)
      }
      guard value.isUnknown else {
        return Shown(text: TokenValueText(words).text(of: value.value), isKnown: true)
      }
      let text = system.expression(of: value).map {
        words(TokensPhrase.unknownExpression, ["expression": $0])
      }
      return Shown(text: text ?? words(TokensPhrase.unknown), isKnown: false)
    }.map { group, shown in
      TokenContextText(
        group: group, context: words.contexts(group), text: shown.text, isKnown: shown.isKnown)
    }
  }
}
