import CommonMark
import Diagnostics

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

  /// What a text begins with before a colon, when that is probably a misspelt label, and the label
  /// that is meant. Several things of a kind, as in `Requirements: a list`, are none.
  static func misspelt(
    in text: [Inline], among labels: [FormatLabel]
  ) -> (written: String, meant: FormatLabel)? {
    guard case .text(let literal)? = text.first?.content, let colon = literal.firstIndex(of: ":")
    else { return nil }
    let written = String(literal[..<colon])
    let known = labels.map(\.rawValue)
    guard !known.contains(where: { written.lowercased() == $0.lowercased() + "s" }),
      let name = DidYouMean.nearest(to: written, among: known), let meant = Self(rawValue: name)
    else { return nil }
    return (written, meant)
  }
}
