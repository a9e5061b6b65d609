/// Lines and scalars as a person writes them in YAML.
public enum YAMLText {
  /// A text, in double quotes unless it is plain in every YAML reader's eyes.
  public static func scalar(_ text: String) -> String {
    isPlain(text) ? text : "\"" + text.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  private static let reserved: Set = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n",
  ]

  private static func isPlain(_ text: String) -> Bool {
    if Double(text) != nil || ["true", "false"].contains(text) { return true }
    guard let first = text.first, let last = text.last, first.isLetter || first == "_",
      last != ":", last != " ",
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

extension YAMLText {
  /// How many spaces a line begins with.
  static func column(of line: some StringProtocol) -> Int { line.prefix { $0 == " " }.count }

  static func isBlank(_ line: some StringProtocol) -> Bool { line.allSatisfy { $0 == " " } }

  static func isBlankOrComment(_ line: some StringProtocol) -> Bool {
    isBlank(line) || line.dropFirst(column(of: line)).first == "#"
  }

  /// Without the spaces around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text).drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// What follows a key on its line: the value, without spaces around it, and the comment, with the
  /// spaces before it.
  static func parts(_ text: Substring) -> (value: String, comment: String) {
    var quote: Character?
    var isEscaped = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && open == "\"" && !isEscaped
      } else if character == "#", previous == " " {
        let value = text[..<index]
        let spaces = value.reversed().prefix { $0 == " " }.count
        return (trimmed(value), String(text[value.index(value.endIndex, offsetBy: -spaces)...]))
      } else if character == "\"" || character == "'", " [{,".contains(previous) {
        quote = character
      }
      previous = character
    }
    return (trimmed(text), "")
  }
}
