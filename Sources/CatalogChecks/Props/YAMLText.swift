/// Scalars as a person writes them in YAML.
enum YAMLText {
  /// A text, in double quotes unless it is plain in every YAML reader's eyes.
  static func scalar(_ text: String) -> String {
    isPlain(text) ? text : "\"" + text.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  private static let reserved: Set = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n",
  ]

  private static func isPlain(_ text: String) -> Bool {
    if Double(text) != nil || ["true", "false"].contains(text) { return true }
    guard let first = text.first, let last = text.last, first.isLetter, last != ":", last != " ",
      !reserved.contains(text.lowercased()), !text.contains(": "), !text.contains(" #")
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789 .,;:_-()'`/".unicodeScalars.contains(scalar)
    }
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n", "\r\n", "\r": " "
    case "\t": "\\t"
    default: String(character)
    }
  }
}
