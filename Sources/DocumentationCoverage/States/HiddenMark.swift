import SwiftSymbols

/// The mark `:nodoc:` in a comment: the symbol is not for readers, and stays undocumented.
///
/// It stands at the beginning or the end of a line, outside code, so that a text about the mark is
/// no excuse. What else the comment says is the reason; without one, the mark is a comment like any
/// other, as it is for the compiler.
enum HiddenMark {
  private static let mark: StaticString = ":nodoc:"

  /// The reason in `comment`, empty where it gives none; `nil` without the mark.
  static func reason(in comment: DocumentationComment) -> String? {
    guard comment.text.containsBytes(of: mark) else { return nil }
    let mark = mark.description[...]
    var isMarked = false
    let words = CommentProse.lines(of: comment.text).flatMap { line -> [Substring] in
      var words = line.split(whereSeparator: \.isWhitespace)
      if words.first == mark {
        words.removeFirst()
        isMarked = true
      } else if words.last == mark {
        words.removeLast()
        isMarked = true
      }
      return words
    }
    return isMarked ? words.joined(separator: " ") : nil
  }
}
