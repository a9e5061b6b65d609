import JSONTree

/// A number with a unit as CSS writes it: `16px`, `.2s`, `-5%`, `1`.
struct Measure: Hashable {
  var number: JSONNumber
  /// In lower case; empty for a bare number.
  var unit: String

  init(number: JSONNumber, unit: String) {
    self.number = number
    self.unit = unit
  }

  init?(_ source: String) {
    let text = source.trimmed
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.count
    // The `e` of an exponent belongs to the number and is followed by digits.
    guard text.utf8.count < 64, let number = JSONNumber(decimal: text.dropLast(unit)),
      number.double != nil
    else { return nil }
    self.number = number
    self.unit = text.suffix(unit).lowercased()
  }
}

/// Numbers that came out of a calculation.
enum Computed {
  /// Rounded to ten decimals, which hides what binary fractions add: 0.1 × 3 is 0.3.
  static func number(_ value: Double) -> JSONNumber {
    let rounded = (value * 1e10).rounded() / 1e10
    return JSONNumber(rounded.isFinite ? rounded : value) ?? .zero
  }
}
