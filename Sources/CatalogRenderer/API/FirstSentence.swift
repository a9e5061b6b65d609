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
      case "<" where !opensAngle(text[text.index(after: index)...]): break
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

  /// Whether `<` begins HTML or an address: blanks and digits follow the sign of a comparison.
  private static func opensAngle(_ rest: Substring) -> Bool {
    rest.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
  }

  private static func isAbbreviation(_ text: Substring) -> Bool {
    ["e.g.", "i.e.", "etc.", "vs.", "cf."].contains { text.hasSuffix($0) }
  }
}
