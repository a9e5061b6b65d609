import Diagnostics
import JSONTree

extension ValueReader {
  /// `{ fontFamily, fontSize, fontWeight, letterSpacing, lineHeight }`.
  mutating func readTypography(_ cursor: Cursor) -> TokenTypography? {
    let required = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let object = fields(cursor, .typography, required: required),
      let familyNode = object["fontFamily"], let sizeNode = object["fontSize"],
      let weightNode = object["fontWeight"], let spacingNode = object["letterSpacing"],
      let heightNode = object["lineHeight"]
    else { return nil }
    let family = fontFamily(cursor.member("fontFamily", familyNode))
    let size = dimension(cursor.member("fontSize", sizeNode))
    let weight = fontWeight(cursor.member("fontWeight", weightNode))
    let spacing = dimension(cursor.member("letterSpacing", spacingNode))
    let height = lineHeight(cursor.member("lineHeight", heightNode))
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return TokenTypography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }

  private mutating func fontFamily(_ cursor: Cursor) -> [String]? {
    guard case .fontFamily(let names) = value(cursor, as: .fontFamily) else { return nil }
    return names
  }

  private mutating func fontWeight(_ cursor: Cursor) -> TokenFontWeight? {
    guard case .fontWeight(let weight) = value(cursor, as: .fontWeight) else { return nil }
    return weight
  }

  private mutating func lineHeight(_ cursor: Cursor) -> Double? {
    if let suggestion = LegacyForms.lineHeight(cursor.node) {
      invalid(
        .typography, "\(cursor.label) must be a number, a multiple of the font size", cursor,
        suggestion: suggestion)
      return nil
    }
    return plainNumber(cursor)
  }
}
