/// Text on a terminal.
public enum TerminalText {
  /// How text is painted; the raw value is the parameter of the escape sequence.
  public enum Style: Int, Sendable, CaseIterable {
    case bold = 1
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  /// Control characters as escapes, because what is quoted from a file must not move the cursor or
  /// paint the terminal.
  public static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in a style; nothing stays nothing.
  public static func painted(_ text: String, _ style: Style) -> String {
    text.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
