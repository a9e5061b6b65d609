/// Swift's own spelling of values.
enum SwiftLiteral {
  /// A string literal with everything escaped that would end it or be read otherwise.
  static func string(_ text: String) -> String {
    "\"\(escaped(text.unicodeScalars, quotes: true))\""
  }

  /// The text with everything escaped that cannot stand in a line of code, or cannot be seen there.
  static func escaped(_ text: some Sequence<Unicode.Scalar>, quotes: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text {
      switch scalar {
      case "\"" where quotes: result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where isInvisible(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The case of an enumeration behind its dot.
  static func member(_ text: String) -> String {
    let name = SwiftNames.member(text)
    return ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// The call of the function that an action names.
  static func call(_ action: String) -> String {
    let name = SwiftNames.function(action)
    return (reserved.contains(name) ? "`\(name)`" : name) + "()"
  }

  /// The words of the language that cannot begin a call without backticks.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Controls, line separators, noncharacters and marks that change the direction of the text
  /// around them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value == 0xFEFF
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
