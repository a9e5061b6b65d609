/// The beginning of a text that says what something is.
enum FirstSentence {
  /// The markdown up to the first full stop, exclamation or question mark that a blank follows, of
  /// those that stand neither in code nor in brackets; all of it when there is none.
  static func of(_ text: String) -> String {
    var isCode = false
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      switch character {
      case "`": isCode.toggle()
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth = max(depth - 1, 0)
      case " ", "\n":
        if !isCode, depth == 0, ".!?".contains(previous), !isAbbreviation(text[..<index]) {
          return String(text[..<index])
        }
      default: break
      }
      previous = character
    }
    return text
  }

  private static func isAbbreviation(_ text: Substring) -> Bool {
    ["e.g.", "i.e.", "etc.", "vs.", "cf."].contains { text.hasSuffix($0) }
  }
}
