import InterfaceStrings

/// How names follow each other in a sentence.
package enum ListPhrase: String, Phrase {
  case separator, lastTwo

  package static let section = "lists"
}

extension Words {
  /// `A, b and c`
  package func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return self(
      ListPhrase.lastTwo,
      ["first": parts.dropLast().joined(separator: self(ListPhrase.separator)), "last": last])
  }
}
