import ColorScience
import DesignTokens

/// The colours, lengths and times of a token in one notation each, by which filters find them in
/// any: `#8e8e93|8px|150ms`.
enum TokenFilterValues {
  static func text(of token: Token) -> String {
    var seen: Set<String> = []
    return token.combinations.compactMap { token.value(in: $0) }.filter { !$0.isUnknown }
      .flatMap { parts(of: $0.value) }.filter { seen.insert($0).inserted }
      .joined(separator: "|")
  }

  private static func parts(of value: TokenValue) -> [String] {
    switch value {
    case .color(let color): [self.color(color)]
    case .dimension(let dimension): [length(dimension)]
    case .duration(let duration): [time(duration)]
    case .border(let border): [length(border.width), color(border.color)]
    case .transition(let transition): [time(transition.duration), time(transition.delay)]
    case .shadow(let layers):
      layers.flatMap { layer in
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(length) + [color(layer.color)]
      }
    case .gradient(let stops): stops.map { color($0.color) }
    case .typography(let style): [length(style.fontSize), length(style.letterSpacing)]
    case .fontFamily, .fontWeight, .cubicBezier, .number, .strokeStyle, .other: []
    }
  }

  private static func color(_ color: TokenColor) -> String {
    let srgb = color.value.srgb
    return srgb.isInGamut ? srgb.hexWithAlpha.lowercased() : CSSValue.text(of: color)
  }

  private static func length(_ length: TokenDimension) -> String {
    NumberText.of(length.pixels) + "px"
  }

  private static func time(_ duration: TokenDuration) -> String {
    NumberText.of(duration.milliseconds) + "ms"
  }
}
