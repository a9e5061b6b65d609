/// YAML's own spelling of values.
public enum YAMLLiteral {
  /// The text without quotes where YAML reads it as that text, otherwise in double quotes.
  ///
  /// Words that YAML 1.1 takes for booleans are quoted, too: other tools still read them so.
  public static func plain(_ text: String) -> String {
    let isName =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isName && !reserved.contains(text.lowercased()) ? text : quoted(text)
  }

  /// A double-quoted YAML scalar, with everything escaped that a reader refuses or folds.
  public static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: literal += "\\\""
      case 0x5C: literal += "\\\\"
      case 0x0A: literal += "\\n"
      case 0x0D: literal += "\\r"
      case 0x09: literal += "\\t"
      case ..<0x20, 0x7F...0x9F: literal += "\\x" + digits(scalar, count: 2)
      case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: literal += "\\u" + digits(scalar, count: 4)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func digits(_ scalar: Unicode.Scalar, count: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
