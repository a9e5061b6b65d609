import ColorScience
import DesignTokens

/// When a value in a token file and one in Swift are the same.
///
/// Colours are compared in sRGB, half a step of eight bits apart at most, so that a colour may be
/// written in different spaces and rounded; numbers and lengths exactly but for what arithmetic
/// loses; a rem counts as 16 pixels.
enum ValueEquality {
  static let channelTolerance = 1.0 / 512
  static let alphaTolerance = 1e-3
  static let numberTolerance = 1e-9

  static func isEqual(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= numberTolerance * max(1, left.magnitude, right.magnitude)
  }

  static func isEqual(_ left: TokenValue, _ right: TokenValue) -> Bool {
    switch (left, right) {
    case (.color(let a), .color(let b)): isEqual(a, b)
    case (.dimension(let a), .dimension(let b)): isEqual(a.pixels, b.pixels)
    case (.number(let a), .number(let b)): isEqual(a, b)
    case (.duration(let a), .duration(let b)): isEqual(a.milliseconds, b.milliseconds)
    case (.fontWeight(let a), .fontWeight(let b)): isEqual(a.value, b.value)
    case (.fontFamily(let a), .fontFamily(let b)): a == b
    case (.cubicBezier(let a), .cubicBezier(let b)): isEqual(a, b)
    case (.strokeStyle(let a), .strokeStyle(let b)): isEqual(a, b)
    case (.border(let a), .border(let b)):
      isEqual(a.color, b.color) && isEqual(a.width.pixels, b.width.pixels)
        && isEqual(a.style, b.style)
    case (.transition(let a), .transition(let b)):
      isEqual(a.duration.milliseconds, b.duration.milliseconds)
        && isEqual(a.delay.milliseconds, b.delay.milliseconds)
        && isEqual(a.timingFunction, b.timingFunction)
    case (.shadow(let a), .shadow(let b)): isEqual(a, b, by: isEqual)
    case (.gradient(let a), .gradient(let b)):
      isEqual(a, b) { isEqual($0.color, $1.color) && isEqual($0.position, $1.position) }
    case (.typography(let a), .typography(let b)): isEqual(a, b)
    default: false
    }
  }

  private static func isEqual<Element>(
    _ left: [Element], _ right: [Element], by same: (Element, Element) -> Bool
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(same)
  }

  private static func isEqual(_ left: TokenColor, _ right: TokenColor) -> Bool {
    let (a, b) = (left.value.srgb, right.value.srgb)
    let channels = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
    return (a.alpha - b.alpha).magnitude <= alphaTolerance
      && channels.allSatisfy { ($0 - $1).magnitude <= channelTolerance }
  }

  private static func isEqual(_ left: TokenBezier, _ right: TokenBezier) -> Bool {
    isEqual(left.x1, right.x1) && isEqual(left.y1, right.y1) && isEqual(left.x2, right.x2)
      && isEqual(left.y2, right.y2)
  }

  private static func isEqual(_ left: TokenStrokeStyle, _ right: TokenStrokeStyle) -> Bool {
    switch (left, right) {
    case (.keyword(let a), .keyword(let b)): a == b
    case (.dashes(let a, let capA), .dashes(let b, let capB)):
      capA == capB && isEqual(a, b) { isEqual($0.pixels, $1.pixels) }
    default: false
    }
  }

  private static func isEqual(_ left: TokenShadow, _ right: TokenShadow) -> Bool {
    let lengths = [
      (left.offsetX, right.offsetX), (left.offsetY, right.offsetY), (left.blur, right.blur),
      (left.spread, right.spread),
    ]
    return left.isInset == right.isInset && isEqual(left.color, right.color)
      && lengths.allSatisfy { isEqual($0.pixels, $1.pixels) }
  }

  private static func isEqual(_ left: TokenTypography, _ right: TokenTypography) -> Bool {
    left.fontFamily == right.fontFamily
      && isEqual(left.fontSize.pixels, right.fontSize.pixels)
      && isEqual(left.fontWeight.value, right.fontWeight.value)
      && isEqual(left.letterSpacing.pixels, right.letterSpacing.pixels)
      && isEqual(left.lineHeight, right.lineHeight)
  }
}
