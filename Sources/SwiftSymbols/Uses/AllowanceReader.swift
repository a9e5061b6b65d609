import SwiftSyntax

/// Reads the comments that let something be, in a file that has some.
enum AllowanceReader {
  static func read(_ tree: SourceFileSyntax, in uses: SwiftUses) -> [SwiftUses.Allowance] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      leading(token, in: uses) + trailing(token, in: uses)
    }
  }

  /// Comments on lines of their own: about the statement or declaration that begins with the token,
  /// or about its line.
  private static func leading(_ token: TokenSyntax, in uses: SwiftUses) -> [SwiftUses.Allowance] {
    comments(in: token.leadingTrivia, from: token.position).map { text, range in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = item(beginningWith: token)?.offsets.upperBound ?? start
      let first = uses.line(at: start)
      let last = uses.line(at: Swift.max(start, end - 1))
      return allowance(text, range, lines: first...Swift.max(first, last))
    }
  }

  /// Comments behind code: about their line.
  private static func trailing(_ token: TokenSyntax, in uses: SwiftUses) -> [SwiftUses.Allowance] {
    let start = token.endPositionBeforeTrailingTrivia
    return comments(in: token.trailingTrivia, from: start).map { text, range in
      let line = uses.line(at: range.lowerBound)
      return allowance(text, range, lines: line...line)
    }
  }

  private static func comments(
    in trivia: Trivia, from start: AbsolutePosition
  ) -> [(text: Substring, range: Range<Int>)] {
    var position = start
    var found: [(Substring, Range<Int>)] = []
    for piece in trivia {
      let end = position + piece.sourceLength
      if case .lineComment(let comment) = piece {
        let text = comment.drop { $0 == "/" }.drop(while: \.isWhitespace)
        if text.hasPrefix(SwiftUses.Allowance.marker) {
          let rest = text.dropFirst(SwiftUses.Allowance.marker.count)
          if rest.first?.isWhitespace ?? true {
            found.append((rest, position.utf8Offset..<end.utf8Offset))
          }
        }
      }
      position = end
    }
    return found
  }

  private static func allowance(
    _ text: Substring, _ range: Range<Int>, lines: ClosedRange<Int>
  ) -> SwiftUses.Allowance {
    let words = text.drop(while: \.isWhitespace)
    let rule = words.prefix { !$0.isWhitespace }
    return SwiftUses.Allowance(
      rule: String(rule), reason: String(words.dropFirst(rule.count)).trimmingBlankEnds,
      range: range, lines: lines)
  }

  /// The largest statement or member whose first token this is.
  private static func item(beginningWith token: TokenSyntax) -> Syntax? {
    var found: Syntax?
    var node = token.parent
    while let current = node, current.position == token.position {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        found = current
      }
      node = current.parent
    }
    return found
  }
}
