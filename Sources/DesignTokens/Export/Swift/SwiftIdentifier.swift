/// Names as the Swift language takes them.
enum SwiftIdentifier {
  /// Whether `text` can stand where a type is declared: letters, digits and `_`, in backticks
  /// where the language has the word for itself.
  static func isValid(_ text: some StringProtocol) -> Bool {
    let isQuoted = text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
    let name = isQuoted ? String(text.dropFirst().dropLast()) : String(text)
    guard let first = name.first, first.isLetter || first == "_", name != "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    return isQuoted || !reservedWords.contains(name)
  }

  /// The name without backticks.
  static func plain(_ text: some StringProtocol) -> String {
    String(text.filter { $0 != "`" })
  }

  static let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
