/// What a scalar without quotes means by the core schema of YAML 1.2
/// (https://yaml.org/spec/1.2.2/#103-core-schema), which does not know YAML 1.1's `yes` and `on`.
public enum CoreScalar: Hashable, Sendable {
  /// Nothing, `~` or `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number that fits: decimal, also with leading zeros, or after `0x` and `0o`.
  case integer(Int)
  /// Any other number, `.inf` and `.nan` among them.
  case number(Double)
  /// Whatever is nothing of these.
  case text

  /// Reads the text of a plain scalar.
  public init(_ text: String) {
    guard let first = text.utf8.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      switch text {
      case "~", "null", "Null", "NULL": self = .null
      default: self = .text
      }
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      switch text {
      case "true", "True", "TRUE": self = .boolean(true)
      case "false", "False", "FALSE": self = .boolean(false)
      default: self = .text
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      self = Self.number(text)
    default: self = .text
    }
  }

  private static func number(_ text: String) -> CoreScalar {
    let bytes = Array(text.utf8)
    if bytes.starts(with: "0x".utf8) { return based(bytes.dropFirst(2), radix: 16) }
    if bytes.starts(with: "0o".utf8) { return based(bytes.dropFirst(2), radix: 8) }
    let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isSigned ? 1 : 0)
    if !digits.isEmpty, digits.allSatisfy(isDigit) {
      return Int(text).map(CoreScalar.integer) ?? Double(text).map(CoreScalar.number) ?? .text
    }
    let unsigned = String(decoding: digits, as: UTF8.self)
    if [".inf", ".Inf", ".INF"].contains(unsigned) {
      return .number(bytes.first == UInt8(ascii: "-") ? -.infinity : .infinity)
    }
    if [".nan", ".NaN", ".NAN"].contains(text) { return .number(.nan) }
    return isFraction(digits) ? Double(text).map(CoreScalar.number) ?? .text : .text
  }

  private static func based(_ digits: ArraySlice<UInt8>, radix: Int) -> CoreScalar {
    let values = digits.map { Character(UnicodeScalar($0)).hexDigitValue ?? radix }
    guard !values.isEmpty, values.allSatisfy({ $0 < radix }) else { return .text }
    if let value = Int(String(decoding: digits, as: UTF8.self), radix: radix) {
      return .integer(value)
    }
    return .number(values.reduce(0) { $0 * Double(radix) + Double($1) })
  }

  /// `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, as the specification has it.
  private static func isFraction(_ text: ArraySlice<UInt8>) -> Bool {
    let whole = text.prefix(while: isDigit)
    var rest = text[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if whole.isEmpty, fraction.isEmpty { return false }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return false
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
