/// Whole numbers with their digits in groups of three.
public enum DigitGroups {
  /// `12,345` with a comma as the separator.
  public static func text(_ number: Int, separator: String) -> String {
    let digits = Array(String(number.magnitude))
    let groups = digits.indices.map { index in
      let isBreak = index > 0 && (digits.count - index) % 3 == 0
      return (isBreak ? separator : "") + String(digits[index])
    }
    return (number < 0 ? "-" : "") + groups.joined()
  }
}
