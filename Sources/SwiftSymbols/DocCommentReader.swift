import SwiftSyntax

/// Finds the documentation comment of a declaration and takes its markers off.
///
/// The rules are the compiler's: the comment stands before the first attribute; blank lines and
/// plain comments may follow it; of several groups the last one counts.
enum DocCommentReader {
  /// `nil` where there is no comment, or none that says anything.
  static func comment(of node: DeclSyntax) -> DocumentationComment? {
    let lines = lines(of: node.leadingTrivia)
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    return DocumentationComment(text: withoutIndentation(lines).joined(separator: "\n"))
  }

  private static func lines(of trivia: Trivia) -> [String] {
    var group: [String] = []
    var line = 0
    var lastLine = -1
    var isBlock = false
    for piece in trivia {
      switch piece {
      case .docLineComment(let text):
        if line > lastLine + 1 || isBlock { group = [] }
        group.append(String(text.dropFirst(3)))
        (lastLine, isBlock) = (line, false)
      case .docBlockComment(let text):
        group = blockLines(text)
        line += text.newlineCount
        (lastLine, isBlock) = (line, true)
      case .blockComment(let text): line += text.newlineCount
      default: line += piece.newlineCount
      }
    }
    return group
  }

  /// The lines between `/**` and `*/`, without the column of stars where every line has one.
  private static func blockLines(_ comment: String) -> [String] {
    var body = comment.dropFirst(3)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    while body.last == " " { body.removeLast() }
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let rest = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
    let isStarred =
      !rest.isEmpty
      && rest.allSatisfy { $0.drop(while: \.isWhitespace).hasPrefix("*") }
    lines = lines.enumerated().map { number, line in
      guard isStarred, number > 0 else { return line }
      return String(line.drop(while: \.isWhitespace).dropFirst())
    }
    if let first = lines.first {
      // What follows `/**` on its line does not count for the common indentation.
      let text = first.drop(while: \.isWhitespace)
      lines.removeFirst()
      lines = withoutIndentation(lines)
      if !text.isEmpty { lines.insert(String(text), at: 0) }
    }
    return lines
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix(while: \.isWhitespace).count }
    let common = indents.min() ?? 0
    return lines.map { line in
      line.allSatisfy(\.isWhitespace) ? "" : String(line.dropFirst(common))
    }
  }
}

extension String {
  fileprivate var newlineCount: Int { count(where: \.isNewline) }
}

extension TriviaPiece {
  fileprivate var newlineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }

  /// Whether it is a comment that the compiler takes for documentation.
  var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
