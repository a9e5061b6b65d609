/// Text of a document as messages quote it.
public enum Excerpt {
  /// Characters that are quoted before a text is cut.
  public static let limit = 60

  /// The text on one line, cut after ``limit`` characters, control characters as escapes.
  public static func of(_ text: String) -> String {
    var excerpt = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\n": excerpt += "\\n"
      case "\r": excerpt += "\\r"
      case "\t": excerpt += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        excerpt += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: excerpt.unicodeScalars.append(scalar)
      }
    }
    let isCut = text.unicodeScalars.dropFirst(limit).first != nil
    return isCut ? excerpt + "…" : excerpt
  }
}
