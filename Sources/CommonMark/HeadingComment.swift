extension [Inline] {
  /// Whether anything in it is shown.
  var hasWords: Bool {
    contains { inline in
      switch inline.content {
      case .html, .anchor, .softBreak, .lineBreak: false
      case .text(let text): text.contains { !$0.isWhitespace }
      default: true
      }
    }
  }

  /// Puts what a comment names in its place, where that is a call to a plugin of MkDocs:
  /// `<!-- md:setting enabled -->`.
  ///
  /// - Returns: Whether there is such a comment.
  mutating func readComment() -> Bool {
    for index in indices {
      guard case .html(let html) = self[index].content,
        let match = html.wholeMatch(of: /<!--\s*[\w-]+:[\w-]+\s+(\S.*?)\s*-->/)
      else { continue }
      self[index].content = .code(String(match.output.1))
      return true
    }
    return false
  }

  /// Takes off what stands before the first break, and the break.
  mutating func takeFirstLine() -> [Inline] {
    let end = firstIndex { $0.content == .softBreak || $0.content == .lineBreak } ?? endIndex
    defer { removeFirst(Swift.min(end + 1, count)) }
    return Array(self[..<end])
  }
}
