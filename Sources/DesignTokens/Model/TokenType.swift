/// The 13 types of DTCG 2025.10 by their names in `$type`.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}
