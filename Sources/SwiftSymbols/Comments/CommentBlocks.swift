/// Tells the first paragraph of a comment from the rest.
enum CommentBlocks {
  /// The summary is the first paragraph, and only if the comment begins with it: a comment that
  /// begins with a list, a heading or code has none.
  static func split(_ lines: [String]) -> (summary: String?, discussion: String?) {
    let rest = lines.drop { $0.allSatisfy(\.isWhitespace) }
    guard let first = rest.first, !Substring(first).startsBlock, Substring(first).indent < 4 else {
      return (nil, joined(rest))
    }
    let paragraph = rest.prefix { !Substring($0).isBlank && !Substring($0).startsBlock }
    return (joined(paragraph), joined(rest.dropFirst(paragraph.count)))
  }

  private static func joined(_ lines: some Sequence<String>) -> String? {
    let text = lines.joined(separator: "\n").trimmingBlankEnds
    return text.isEmpty ? nil : text
  }
}

/// An item of a bulleted list: `- name: text`.
struct CommentListItem {
  struct Field {
    var name: String
    var text: String
  }

  /// In columns before the bullet.
  var indent: Int
  /// Whether a tab stands before the bullet.
  private var isTabbed: Bool
  /// Behind the bullet.
  var text: Substring

  init?(_ line: Substring) {
    let body = line.drop { $0 == " " || $0 == "\t" }
    guard let bullet = body.first, "-*+".contains(bullet) else { return nil }
    let rest = body.dropFirst()
    guard rest.first?.isWhitespace == true else { return nil }
    indent = line.count - body.count
    isTabbed = line.prefix(indent).contains("\t")
    text = rest.drop(while: \.isWhitespace)
  }

  /// Whether it belongs to `outer`: it begins where the text behind that one's bullet may begin,
  /// which a tab always reaches.
  func isInside(_ outer: CommentListItem) -> Bool {
    indent >= outer.indent + (isTabbed ? 1 : 2)
  }

  /// The parts around the first colon, where there is one.
  var field: Field? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return Field(
      name: String(text[..<colon]).trimmingBlankEnds,
      text: String(text[text.index(after: colon)...].drop(while: \.isWhitespace)))
  }
}

extension Substring {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Spaces and tabs at the beginning.
  var indent: Int { prefix { $0 == " " || $0 == "\t" }.count }

  /// Whether a line that is not indented ends the list item whose last line is `previous`.
  func endsItem(after previous: Substring?) -> Bool {
    previous?.isBlank == true || startsBlock
  }

  /// Whether it begins a block other than a paragraph.
  var startsBlock: Bool {
    let body = drop { $0 == " " || $0 == "\t" }
    if CommentListItem(self) != nil || CodeFence.begins(with: self) { return true }
    if body.hasPrefix(">") || body.hasPrefix("|") || body.hasPrefix("<!--") { return true }
    if body.hasPrefix("#") { return body.drop { $0 == "#" }.first?.isWhitespace ?? true }
    let digits = body.prefix(while: \.isNumber)
    guard !digits.isEmpty else { return false }
    let rest = body.dropFirst(digits.count)
    return (rest.hasPrefix(".") || rest.hasPrefix(")")) && rest.dropFirst().first == " "
  }
}

extension String {
  /// Without blank characters and lines at both ends.
  var trimmingBlankEnds: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
