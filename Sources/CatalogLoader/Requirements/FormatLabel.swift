import CommonMark

/// The words with which a specification says what a heading or a paragraph is.
enum FormatLabel: String, CaseIterable {
  case requirement = "Requirement", scenario = "Scenario", metBy = "Met by"

  /// What follows the label and its colon; `nil` for a text that does not begin with it, whatever
  /// its letter case.
  func rest(of text: [Inline]) -> [Inline]? {
    guard case .text(let literal)? = text.first?.content, let line = text.first?.line
    else { return nil }
    let start = literal.prefix(rawValue.count)
    let after = literal.dropFirst(rawValue.count)
    guard start.lowercased() == rawValue.lowercased(), after.first == ":" else { return nil }
    let trimmed = after.dropFirst().drop(while: \.isWhitespace)
    let others = text.dropFirst()
    return trimmed.isEmpty ? Array(others) : [Inline(.text(String(trimmed)), line: line)] + others
  }
}
