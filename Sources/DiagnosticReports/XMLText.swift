import MarkupEscaping

/// Text within XML 1.0, which most control characters may not occur in even as references.
public enum XMLText {
  /// Text between tags.
  public static func content(_ text: String) -> String {
    escaped(text) { $0 == "\n" || $0 == "\t" }
  }

  /// Text between double quotes.
  public static func attribute(_ text: String) -> String { escaped(text) { _ in false } }

  private static func escaped(
    _ text: String, keeps isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"": result += HTMLEscaping.reference(for: scalar) ?? ""
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where isKept(scalar): result.unicodeScalars.append(scalar)
      default: result += TerminalText.visible(String(scalar))
      }
    }
    return result
  }
}
