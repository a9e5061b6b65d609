import SwiftSyntax

/// Finds the documentation comment of a declaration and takes its markers off.
///
/// The rules are the compiler's: the comment stands before the first attribute; blank lines and
/// plain comments may follow it; of several groups, which a blank line separates, the last counts.
/// One rule is ours: a comment that stands behind something else on its line is not taken for
/// the comment of the next line, though the compiler does so; ``DeclarationReader`` warns of it.
enum DocCommentReader {
  /// `nil` where there is no comment, or none that says anything.
  static func comment(of node: DeclSyntax) -> DocumentationComment? {
    let lines = lines(of: trivia(before: node))
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    return DocumentationComment(text: lines.joined(separator: "\n"))
  }

  /// On the line of another declaration, or of a brace, the comment is behind that for the parser.
  private static func trivia(before node: DeclSyntax) -> [TriviaPiece] {
    let leading = Array(node.leadingTrivia)
    guard !leading.contains(where: \.isNewline),
      let previous = node.previousToken(viewMode: .sourceAccurate)
    else { return leading }
    return Array(previous.trailingTrivia) + leading
  }

  private static func lines(of trivia: [TriviaPiece]) -> [String] {
    // One part for each run of line comments and for each block, as each has its indentation.
    var group: [[String]] = []
    var isRun = false
    var line = 0
    // Where the last comment of any sort ended: a plain one may hold a group together.
    var lastLine = 0
    for piece in trivia {
      if piece.isDocumentation, line > lastLine + 1 { (group, isRun) = ([], false) }
      switch piece {
      case .docLineComment(let text):
        if !isRun { group.append([]) }
        group[group.count - 1].append(String(text.dropFirst(3)))
        isRun = true
      case .docBlockComment(let text):
        group.append(blockLines(text))
        isRun = false
        line += text.newlineCount
      case .blockComment(let text): line += text.newlineCount
      case .lineComment: break
      default:
        line += piece.newlineCount
        continue
      }
      lastLine = line
    }
    return group.flatMap { withoutIndentation($0) }
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
