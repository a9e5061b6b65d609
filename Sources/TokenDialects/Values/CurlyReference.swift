/// References in curly braces.
enum CurlyReference {
  /// Whether the whole text is one reference.
  static func isAlias(_ text: String) -> Bool {
    path(text) != nil
  }

  /// The path of a text that is one reference, as written, without spaces at its ends.
  static func path(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
    return inner.trimmed
  }
}

extension StringProtocol {
  /// The text without white space at its ends, nor signs there that nobody sees.
  var trimmed: String {
    let start = drop(while: \.isUnseen)
    let end = start.reversed().prefix(while: \.isUnseen).count
    return String(start.dropLast(end))
  }
}

extension Character {
  /// White space, a control character, or a mark without a width, as copied text has them.
  fileprivate var isUnseen: Bool {
    isWhitespace
      || unicodeScalars.allSatisfy {
        [.control, .format].contains($0.properties.generalCategory)
      }
  }
}
