/// What a value is meant as: the types of DTCG 2025.10, and those of older formats that need a
/// reading of their own.
enum SourceType: Hashable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A factor of the font size, a percentage of it, or a length.
  case lineHeight
  /// A length, or a part of the font size.
  case letterSpacing

  /// The type that a dialect means by `name`; `nil` for what DTCG 2025.10 has no type for.
  init?(name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// The type of DTCG 2025.10, where the value does not decide.
  var typeName: String {
    switch self {
    case .lineHeight: "number"
    case .letterSpacing: "dimension"
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      "\(self)"
    }
  }

  /// Whether a value in the form of DTCG 2025.10 is never a string, unless it is a reference.
  var isNeverText: Bool {
    switch self {
    case .fontFamily, .fontWeight, .strokeStyle: false
    case .color, .dimension, .duration, .cubicBezier, .number, .border, .transition, .shadow,
      .gradient, .typography, .lineHeight, .letterSpacing:
      true
    }
  }

  /// Type names that only Tokens Studio has.
  static let studioNames: Set<String> = [
    "fontFamilies", "fontSizes", "fontWeights", "lineHeights", "paragraphSpacing",
    "paragraphIndent", "borderRadius", "borderWidth", "sizing", "boxShadow", "textCase",
    "textDecoration", "composition",
  ]

  /// Whether only older formats have a type of this name.
  static func isOldName(_ name: String) -> Bool {
    byName[name].map { "\($0)" != name } ?? false || ["lineHeight", "letterSpacing"].contains(name)
  }

  private static let byName: [String: SourceType] = [
    "color": .color, "dimension": .dimension, "fontFamily": .fontFamily,
    "fontWeight": .fontWeight, "duration": .duration, "cubicBezier": .cubicBezier,
    "number": .number, "strokeStyle": .strokeStyle, "border": .border,
    "transition": .transition, "shadow": .shadow, "gradient": .gradient,
    "typography": .typography,
    // Tokens Studio
    "fontFamilies": .fontFamily, "fontSizes": .dimension, "fontWeights": .fontWeight,
    "lineHeights": .lineHeight, "letterSpacing": .letterSpacing, "paragraphSpacing": .dimension,
    "paragraphIndent": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
    "spacing": .dimension, "sizing": .dimension, "opacity": .number, "boxShadow": .shadow,
    "math": .number,
    // Style Dictionary and Spectrum
    "size": .dimension, "fontSize": .dimension, "space": .dimension, "radius": .dimension,
    "time": .duration, "lineHeight": .lineHeight, "multiplier": .number, "easing": .cubicBezier,
    "font-family": .fontFamily, "font-size": .dimension, "font-weight": .fontWeight,
    "line-height": .lineHeight, "letter-spacing": .letterSpacing, "cubic-bezier": .cubicBezier,
    "box-shadow": .shadow, "border-radius": .dimension, "border-width": .dimension,
  ]
}
