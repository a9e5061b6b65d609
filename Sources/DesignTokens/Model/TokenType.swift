/// The 13 types of DTCG 2025.10 by their names in `$type`, and one for what is kept beside them.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A colour in one of the spaces of the Color module.
  case color
  /// A length in `px` or `rem`.
  case dimension
  /// One font name, or several in order of preference.
  case fontFamily
  /// A weight from 1 to 1000, or a keyword such as `semi-bold`.
  case fontWeight
  /// A span of time in `ms` or `s`.
  case duration
  /// A timing curve by four numbers.
  case cubicBezier
  /// A plain number, without a unit.
  case number
  /// A line style by keyword, or by dashes and caps.
  case strokeStyle
  /// Colour, width and stroke style together.
  case border
  /// Duration, delay and timing function together.
  case transition
  /// One or more layers of shadow.
  case shadow
  /// The stops of a gradient; which way it runs is not part of it.
  case gradient
  /// Font family, size, weight, letter spacing and line height together.
  case typography
  /// None of the 13: a value that is kept as it was written (``TokenOther``).
  case other

  /// The 13 types of the standard.
  public static let allCases: [TokenType] = [
    .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
    .border, .transition, .shadow, .gradient, .typography,
  ]
}
