import ColorScience
import JSONTree

/// What texts in old files mean.
enum OldForms {
  static func isColor(_ text: String) -> Bool { color(text) != nil }

  /// A colour in any notation of CSS.
  static func color(_ text: String) -> ColorValue? {
    text.utf8.count <= 256 ? ColorValue(css: text.trimmed) : nil
  }

  /// `rgba({a.b}, 0.5)`: a colour of a token with another alpha.
  static func translucentReference(_ text: String) -> (path: String, alpha: String)? {
    let compact = text.trimmed
    guard compact.hasPrefix("rgba(") || compact.hasPrefix("rgb("), compact.hasSuffix(")"),
      let open = compact.firstIndex(of: "(")
    else { return nil }
    let parts = compact[compact.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, let path = CurlyReference.path(parts[0]) else { return nil }
    return (path, parts[1])
  }

  /// Whether a value is a number without a unit, other than 0.
  static func isBareNumber(_ node: JSONNode) -> Bool { number(node).map { $0 != 0 } ?? false }

  /// Whether a value is a number without a unit.
  static func isNumber(_ node: JSONNode) -> Bool { number(node) != nil }

  private static func number(_ node: JSONNode) -> Double? {
    node.double
      ?? node.string.flatMap { Measure($0) }.flatMap { measure in
        measure.unit.isEmpty ? measure.number.double : nil
      }
  }

  /// The parts of a text that are divided by white space outside brackets.
  static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character.isWhitespace, depth == 0 {
        if !current.isEmpty { parts.append(current) }
        current = ""
      } else {
        current.append(character)
      }
    }
    return current.isEmpty ? parts : parts + [current]
  }
}
