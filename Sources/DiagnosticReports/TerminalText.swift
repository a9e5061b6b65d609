/// Text on a terminal.
public enum TerminalText {
  /// How text is painted; the raw value is the parameter of the escape sequence.
  public enum Style: Int, Sendable, CaseIterable {
    /// In heavier letters: places, and names that a reader looks for.
    case bold = 1
    /// In the terminal's red: errors.
    case red = 31
    /// In the terminal's yellow: warnings.
    case yellow = 33
    /// In the terminal's cyan: suggestions.
    case cyan = 36
  }

  /// Hidden characters as escapes, because what is quoted from a file must not move the cursor,
  /// paint the terminal or read as something else.
  public static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A whole text as it may go to a terminal: line ends and tabs stay, every other hidden character
  /// becomes an escape.
  ///
  /// - Parameter keepsPaint: Whether what ``painted(_:_:)`` writes stays, too.
  public static func printable(_ text: String, keepsPaint: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if keepsPaint, let paint = paints.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        result += paint
        rest = rest.dropFirst(paint.unicodeScalars.count)
        continue
      }
      if isUnprintable(scalar) {
        result += visible(String(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
      rest = rest.dropFirst()
    }
    return result
  }

  private static let paints = ["\u{1B}[0m"] + Style.allCases.map { "\u{1B}[\($0.rawValue)m" }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar != "\t" && isHidden(scalar)
  }

  /// Whether it is a control character, or one that turns the direction of the text behind it, so
  /// that a name would read as another.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// Text in a style; nothing stays nothing.
  public static func painted(_ text: String, _ style: Style) -> String {
    text.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
