/// The semantics of a node as Swift code says it: in a comment above the view.
///
/// Every line of the text is a `//` line. What a comment cannot hold or a reader cannot see is
/// escaped as in a string literal, so that ``text(of:)`` gives back what ``lines(of:)`` was given.
public enum SwiftComment {
  /// The lines of the comment, with their slashes.
  static func lines(of semantics: String) -> [String] {
    semantics.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "//" : "// " + SwiftLiteral.escaped(line, quotes: false)
    }
  }

  /// The semantics that a comment states.
  ///
  /// - Parameter lines: Without the slashes and the space behind them.
  public static func text(of lines: [String]) -> String {
    lines.map(unescaped).joined(separator: "\n")
  }

  /// A backslash that begins no escape stands for itself, as in a comment that nobody escaped.
  private static func unescaped(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let (meant, length) = escape(rest) {
        text.append(meant)
        rest = rest.dropFirst(length)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// What an escape means, and how many scalars it has behind the backslash.
  private static func escape(
    _ rest: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    switch rest.first {
    case "\\": return ("\\", 1)
    case "r": return ("\r", 1)
    case "t": return ("\t", 1)
    case "u":
      let digits = rest.dropFirst(2).prefix { $0 != "}" }.prefix(8)
      guard rest.dropFirst().first == "{", rest.dropFirst(2 + digits.count).first == "}",
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, digits.count + 3)
    default: return nil
    }
  }
}
