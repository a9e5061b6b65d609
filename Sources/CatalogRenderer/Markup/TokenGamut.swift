import ColorScience
import DesignTokens

/// A colour that an sRGB screen cannot show, and what such a screen shows in its place.
struct TokenGamut: Hashable, Sendable {
  /// The smallest gamut a screen needs to show the colour.
  enum Reach: Hashable, Sendable {
    case displayP3, outsideP3
  }

  var reach: Reach
  /// The colour as CSS writes it.
  var color: String
  /// What the site draws on an sRGB screen: the colour mapped as CSS Color 4 says, hexadecimal.
  var mapped: String
  /// The colour with each channel cut, as most browsers do on their own, where that differs.
  var clipped: String?

  /// `nil` for a colour that sRGB can show.
  init?(_ color: TokenColor) {
    let srgb = color.value.srgb
    guard !srgb.isInGamut else { return nil }
    reach = srgb.isInDisplayP3 ? .displayP3 : .outsideP3
    self.color = CSSValue.text(of: color)
    mapped = srgb.gamutMapped.hexWithAlpha
    clipped = srgb.hexWithAlpha == mapped ? nil : srgb.hexWithAlpha
  }

  /// The colours of a value that lie outside sRGB, each once, in the order of the value.
  static func all(in value: TokenValue) -> [TokenGamut] {
    var seen: Set<TokenColor> = []
    return colors(of: value).filter { seen.insert($0).inserted }.compactMap(TokenGamut.init)
  }

  private static func colors(of value: TokenValue) -> [TokenColor] {
    switch value {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography, .other:
      []
    }
  }
}
