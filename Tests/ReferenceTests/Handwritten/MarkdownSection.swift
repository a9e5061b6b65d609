import Testing

/// A section of a page that is written by hand, without its blocks of code.
struct MarkdownSection {
  private let lines: ArraySlice<Substring>

  /// - Parameters:
  ///   - heading: The text of its heading, without the signs before it.
  ///   - page: The name of a guide.
  init(_ heading: String, of page: String) throws {
    let all = Self.withoutCode(try Repository.guide(page).lines)
    let start = try #require(
      all.firstIndex { $0.hasPrefix("#") && $0.drop { $0 == "#" } == " \(heading)" },
      "\(page).md has no section '\(heading)'")
    lines = all[(start + 1)...].prefix { !$0.hasPrefix("#") }
  }

  /// What the items of its lists begin with, where that is code.
  var terms: [String] {
    lines.filter { $0.hasPrefix("- `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
  }

  /// Everything in it that stands in backticks.
  var codes: Set<String> {
    let text = lines.joined(separator: "\n")
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return Set(
      parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) })
  }

  /// A block ends with as many signs as it begins with.
  private static func withoutCode(_ lines: [Substring]) -> [Substring] {
    var end: Substring?
    return lines.filter { line in
      let signs = line.prefix { $0 == "`" }
      if let open = end {
        if line == open { end = nil }
        return false
      }
      guard signs.count >= 3 else { return true }
      end = signs
      return false
    }
  }
}
