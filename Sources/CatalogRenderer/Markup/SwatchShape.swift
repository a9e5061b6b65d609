import DesignTokens

/// What a token is drawn as: its type, and where the type leaves it open, what its names say.
///
/// A dimension may be a distance, a corner or the width of a line, and a number may be an opacity
/// or a ratio; the format has no types for these, so the words in the path decide.
enum SwatchShape: String {
  case color, dimension, radius
  case borderWidth = "border-width"
  case fontSize = "font-size"
  case fontFamily = "font-family"
  case fontWeight = "font-weight"
  case duration
  case cubicBezier = "cubic-bezier"
  case number, opacity, ratio
  case strokeStyle = "stroke-style"
  case border, transition, shadow, gradient, typography

  /// `nil` for a token that has no value in any context, or one that is kept as it was written.
  init?(_ token: Token) {
    guard let type = token.type, type != .other else { return nil }
    self = Self.shape(type, names: token.path.text.lowercased(), value: token.value()?.value)
  }

  /// Whether it moves when it is pointed at or focused.
  var isMotion: Bool { self == .duration || self == .cubicBezier || self == .transition }

  /// Whether it is shown on words.
  var isText: Bool {
    [.fontSize, .fontFamily, .fontWeight, .typography].contains(self)
  }

  private static func shape(_ type: TokenType, names: String, value: TokenValue?) -> SwatchShape {
    switch type {
    case .color: .color
    case .dimension: length(names)
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number, .other: number(names, value)
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }

  private static func length(_ names: String) -> SwatchShape {
    if ["radius", "corner", "rounding"].contains(where: names.contains) { return .radius }
    if ["border", "stroke", "outline"].contains(where: names.contains) { return .borderWidth }
    if ["fontsize", "font-size", "textsize"].contains(where: names.contains) { return .fontSize }
    return .dimension
  }

  private static func number(_ names: String, _ value: TokenValue?) -> SwatchShape {
    guard case .number(let number) = value else { return .number }
    if ["opacity", "alpha"].contains(where: names.contains), (0...1).contains(number) {
      return .opacity
    }
    return names.contains("ratio") && (0.1...10).contains(number) ? .ratio : .number
  }
}
