import SwiftSyntax

/// The comment that stands on the lines right before a piece of code.
enum CommentLines {
  /// The lines of the `//` comments before the first token of `node`, without the slashes and one
  /// space; an empty line ends what belongs to the code below it.
  static func before(_ node: some SyntaxProtocol) -> [String] {
    var lines: [String] = []
    for piece in node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? Trivia() {
      switch piece {
      case .lineComment(let text): lines.append(line(text))
      case .newlines(let count) where count > 1,
        .carriageReturnLineFeeds(let count) where count > 1:
        lines = []
      case .blockComment, .docLineComment, .docBlockComment: lines = []
      default: break
      }
    }
    return lines
  }

  private static func line(_ comment: String) -> String {
    // By scalars: the space may be the base of an accent.
    let text = comment.unicodeScalars.dropFirst(2)
    return String(String.UnicodeScalarView(text.first == " " ? text.dropFirst() : text))
  }
}
