import InterfaceStrings

/// What a reader of a page sees and hears: its text without code, and the attributes that are
/// words. Names of files and tokens are left out, and what is called the same in every language.
enum VisibleText {
  static func of(html: String) -> String {
    let words = html.matches(
      of: /(?:aria-label|placeholder|data-hint|data-still|data-sample|data-label)="([^"]*)"/
    ).map { String($0.1) }
    let description = html.matches(of: /<meta name="description" content="([^"]*)"/)
      .map { String($0.1) }
    let text = html.replacing(/<(code|pre|script|style|template|svg)\b[\s\S]*?<\/\1>/, with: " ")
      .replacing(/<[^>]*>/, with: " ")
    return withoutNames(([text] + words + description).joined(separator: "\n"))
  }

  static func of(markdown: String) -> String {
    withoutNames(
      markdown.replacing(/```[\s\S]*?```/, with: " ").replacing(/`[^`\n]*`/, with: " ")
        .replacing(/\]\([^)]*\)/, with: "]"))
  }

  private static func withoutNames(_ text: String) -> String {
    text.replacing(/[\w\-]+(?:[.\/][\w\-:]+)+/, with: " ")
      .replacing("Design Tokens Community Group", with: " ")
  }

  /// The English phrases of some sections that stand in a text of another language.
  static func english(_ sections: [String], in text: String, of language: String) -> [String] {
    let own = words(language)
    let english = words("en")
    let keys = english.keys.filter { key in sections.contains { key.hasPrefix("\($0).") } }
    return keys.filter { english.text($0) != own.text($0) }
      .flatMap { english.text($0).split(separator: /\{\w+\}|\[\w+\]/) }
      .map { String($0.trimming { $0.isWhitespace || $0.isPunctuation }) }
      .filter { $0.count > 3 && contains($0, text) }
  }

  /// Whether a phrase stands in a text, not as a part of a longer word.
  private static func contains(_ phrase: String, _ text: String) -> Bool {
    text.ranges(of: phrase).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}

extension Substring {
  /// Without the characters at both ends that are left out.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
