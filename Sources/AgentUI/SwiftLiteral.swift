/// Swift's own spelling of values.
enum SwiftLiteral {
  /// A string literal with everything escaped that would end it or be read otherwise.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The case of an enumeration: as it is where it is a name, else made one.
  static func member(_ text: String) -> String {
    let isName =
      text.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    if isName { return text }
    let name = identifier(text)
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// A name from free text: `open file` becomes `openFile`.
  static func identifier(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "action" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
  }

  /// Controls, line separators and marks that change the direction of the text around them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }
}
