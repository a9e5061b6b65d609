/// The text that a string literal stands for.
///
/// It is read character by character: what stands between the quotes of a raw literal can be
/// anything, and must not come before the parser as code.
enum LiteralText {
  /// - Parameter source: What stands between the quotes; it comes back as it is if Swift does not
  ///   know all of its escapes.
  static func unescaped(_ source: String) -> String {
    guard source.contains("\\") else { return source }
    var text = ""
    var rest = source.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar != "\\" {
        text.unicodeScalars.append(scalar)
      } else if let meant = escape(&rest) {
        text.unicodeScalars.append(meant)
      } else {
        return source
      }
    }
    return text
  }

  /// What the characters after a backslash stand for; takes them off.
  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "0": "\0"
    case "\\": "\\"
    case "\"": "\""
    case "'": "'"
    case "u": codePoint(&rest)
    default: nil
    }
  }

  /// The character of `{1F600}`.
  private static func codePoint(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.popFirst() == "{" else { return nil }
    let digits = String(rest.prefix { $0 != "}" }.prefix(9))
    rest = rest.dropFirst(digits.unicodeScalars.count)
    guard (1...8).contains(digits.count), digits.allSatisfy(\.isHexDigit), rest.popFirst() == "}"
    else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
