/// Running text as markdown writes it (CommonMark 0.31.2, sections 2.4, 6.1 and 6.3).
///
/// Only what would be read as markup is escaped, so that `snake_case` and `2 * 3` stay as they are.
/// No-break spaces become spaces: they serve the eye alone.
enum MarkdownText {
  /// Plain text, on one line.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    let characters = Array(text)
    var markdown = ""
    markdown.reserveCapacity(text.utf8.count + 8)
    for (index, character) in characters.enumerated() {
      if character.isNewline || character == "\u{00A0}" {
        markdown.append(" ")
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if isMarkup(character, before: before, after: after) { markdown.append("\\") }
      markdown.append(character)
    }
    return markdown
  }

  /// A code span: between more backticks than it holds in a row.
  static func code(_ text: String) -> String {
    if text.isEmpty { return "" }
    let text = text.contains(where: \.isNewline) ? joined(text) : text
    let fence = String(repeating: "`", count: longestRun(of: UInt8(ascii: "`"), in: text) + 1)
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`")
      || (text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " })
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Writes a link.
  ///
  /// - Parameters:
  ///   - content: The text of the link, as markdown.
  ///   - destination: An address; without one the text stands alone.
  static func link(_ content: String, to destination: String?) -> String {
    guard let destination, !destination.isEmpty else { return content }
    return "[\(content)](\(address(destination)))"
  }

  /// Plain text that leads to another page of the site.
  ///
  /// - Parameter href: As the HTML page gives it.
  static func pageLink(_ title: String, to href: String?) -> String {
    link(escaped(title), to: href.map(TwinAddress.ofPage))
  }

  /// An address as it may stand between parentheses.
  static func address(_ destination: String) -> String {
    guard destination.utf8.contains(where: needsCare) else { return destination }
    let needsBrackets = destination.contains { $0.isWhitespace || "()<>".contains($0) }
    guard needsBrackets else { return destination }
    let encoded = destination.replacing("<", with: "%3C").replacing(">", with: "%3E")
    return "<\(joined(encoded))>"
  }

  /// Whether a byte may be, or be part of, what must not stand in an address.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F...0xFF, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// How often an ASCII character stands in a row at most.
  static func longestRun(of character: UInt8, in text: String) -> Int {
    var longest = 0
    var current = 0
    for other in text.utf8 {
      current = other == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  /// Text on one line.
  static func joined(_ text: String) -> String {
    guard text.utf8.contains(where: mayEndLine) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether a byte is a line end, or the first of one (U+0085, U+2028, U+2029).
  private static func mayEndLine(_ byte: UInt8) -> Bool {
    0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"),
      UInt8(ascii: "~"), 0x0A, 0x0D, 0xC2:
      // The last one begins a no-break space.
      true
    default: false
    }
  }

  private static func isMarkup(
    _ character: Character, before: Character, after: Character
  ) -> Bool {
    switch character {
    case "`", "[", "]": true
    case "*", "~": !(before.isWhitespace && after.isWhitespace)
    case "_": !(isWord(before) && isWord(after)) && !(before.isWhitespace && after.isWhitespace)
    case "\\": after.isASCII && (after.isPunctuation || after.isSymbol)
    case "<": after.isLetter || "/!?".contains(after)
    case "&": after.isLetter || after == "#"
    default: false
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
