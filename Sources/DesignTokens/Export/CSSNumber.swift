/// Numbers as CSS and JSON take them.
enum CSSNumber {
  /// The shortest text that reads back as `number`, without a fraction where it has none.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) { return String(integer) }
    return "\(number)"
  }
}
