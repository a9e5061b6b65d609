/// A number exactly as it was written.
public struct JSONNumber: Hashable, Sendable {
  /// The digits as they stand in the source, `1.50e2` for example; always a number of RFC 8259.
  public let text: String

  init(validText text: String) {
    self.text = text
  }

  /// A whole number.
  public init(integer: Int) {
    text = String(integer)
  }

  /// The shortest text that reads back as `value`; `nil` for infinity and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = JSONWriter.text(of: value)
  }

  /// A decimal number as JSON5 and CSS write it, in the form that JSON asks for: `+1`, `.5` and
  /// `5.` become `1`, `0.5` and `5`. `nil` for anything else.
  public init?(decimal source: some StringProtocol) {
    var rest = source[...]
    let sign = rest.first == "-" ? "-" : ""
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    var whole = Self.takeDigits(&rest)
    var fraction = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
    }
    guard !(whole.isEmpty && fraction.isEmpty), let exponent = Self.exponent(rest) else {
      return nil
    }
    whole = String(whole.drop { $0 == "0" })
    text =
      sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction) + exponent
  }

  private static func takeDigits<Text: StringProtocol>(_ rest: inout Text) -> String
  where Text.SubSequence == Text {
    let digits = rest.prefix { "0"..."9" ~= $0 }
    rest = rest[digits.endIndex...]
    return String(digits)
  }

  private static func exponent<Text: StringProtocol>(_ rest: Text) -> String?
  where Text.SubSequence == Text {
    guard let mark = rest.first else { return "" }
    var digits = rest.dropFirst()
    let sign = digits.first == "+" || digits.first == "-" ? String(digits.removeFirst()) : ""
    guard mark == "e" || mark == "E", !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 })
    else { return nil }
    return "e" + sign + digits
  }

  /// The nearest double, or `nil` where the number is too large for one.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The value when the number is written without fraction and exponent and fits.
  public var integer: Int? { Int(text) }
}

extension JSONNumber {
  /// `0`.
  public static let zero = JSONNumber(validText: "0")
}
