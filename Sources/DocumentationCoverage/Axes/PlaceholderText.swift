import SwiftSymbols

/// Finds texts that only hold the place of documentation.
///
/// Placeholders are: a marker such as `TODO` at the beginning, a field of a template that was not
/// filled in (`<#Description#>`), a stock word alone (`description`), punctuation alone (`.`), and
/// a text that says no more than the name of its symbol.
enum PlaceholderText {
  /// The placeholder in the comment of `symbol`, shortened for a message; `nil` where it says
  /// something.
  static func placeholder(in comment: DocumentationComment, of symbol: Symbol) -> String? {
    if comment.text.containsBytes(of: "<#"),
      let field = templateField(in: CommentProse.lines(of: comment.text))
    {
      return field
    }
    // With fields only there is nothing to judge: the summary is missing, and is said to be.
    guard let text = comment.summary ?? comment.discussion else { return nil }
    let isAll = comment.summary == nil || comment.discussion == nil
    let line = text.prefix { !$0.isNewline }
    let isPlaceholder =
      isMarked(text) || isAll && (isStock(text) || repeatsName(text, of: symbol))
    return isPlaceholder ? shortened(line) : nil
  }

  private static let markers = ["TODO", "FIXME", "TBD", "XXX"]

  /// Whether the text begins with a marker that is not just the first word of a sentence, or a part
  /// of that word: `TODO-list`, `XXX.swift`.
  private static func isMarked(_ text: String) -> Bool {
    markers.contains { marker in
      guard text.hasPrefix(marker) else { return false }
      let rest = text.dropFirst(marker.count)
      guard let next = rest.first, !next.isNewline, !":(".contains(next) else { return true }
      return ".!-".contains(next) && rest.drop { ".!-".contains($0) }.first?.isWhitespace ?? true
    }
  }

  private static let stock: Set = [
    "description", "documentation", "fixme", "n a", "nodoc", "placeholder", "summary", "tbd",
    "todo",
    "to be documented", "undocumented", "xxx",
  ]

  private static func isStock(_ text: String) -> Bool {
    let words = words(text)
    return words.isEmpty || stock.contains(words.joined(separator: " "))
  }

  /// Whether the words are those of the name, with or without the labels and an article before.
  private static func repeatsName(_ text: String, of symbol: Symbol) -> Bool {
    var said = words(text)[...]
    if let first = said.first, ["a", "an", "the"].contains(first) { said = said.dropFirst() }
    guard !said.isEmpty else { return false }
    return [symbol.name, symbol.baseName].contains { words($0).joined() == said.joined() }
  }

  /// Runs of letters and digits in lower case.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }

  /// The first `<#…#>` of `lines`.
  private static func templateField(in lines: [String]) -> String? {
    for line in lines {
      guard let start = line.firstRange(of: "<#"),
        let end = line[start.upperBound...].firstRange(of: "#>")
      else { continue }
      return shortened(line[start.lowerBound..<end.upperBound])
    }
    return nil
  }

  private static let maximumLength = 40

  private static func shortened(_ text: Substring) -> String {
    text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : String(text)
  }
}
