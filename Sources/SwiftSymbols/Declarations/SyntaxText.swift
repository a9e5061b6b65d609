import SwiftSyntax

/// Writes syntax as one line of text, without comments and with single spaces.
enum SyntaxText {
  static func oneLine(_ node: some SyntaxProtocol) -> String {
    var line = LineWriter()
    for token in node.tokens(viewMode: .sourceAccurate) { line.write(token) }
    return line.text
  }
}

private struct LineWriter {
  private(set) var text = ""
  private var previous: TokenSyntax?
  /// The end of a closure that was replaced by `{ … }`.
  private var skippedTo: AbsolutePosition?

  mutating func write(_ token: TokenSyntax) {
    if let end = skippedTo {
      if token.position < end { return }
      skippedTo = nil
    }
    write(space(before: token), token)
    previous = token
    guard token.tokenKind == .leftBrace, let closure = token.parent?.as(ClosureExprSyntax.self),
      closure.statements.description.contains(where: \.isNewline)
    else { return }
    text += " … "
    skippedTo = closure.rightBrace.position
    previous = nil
  }

  private mutating func write(_ space: Space, _ token: TokenSyntax) {
    if space == .brokenLine {
      if token.isClosingBracket {
        // A comma behind the last of several lines looks odd on one.
        if text.hasSuffix(",") { text.removeLast() }
      } else if previous?.isOpeningBracket != true {
        text += " "
      }
    } else if space == .some {
      text += " "
    }
    text += token.text
  }

  private enum Space { case none, some, brokenLine }

  private func space(before token: TokenSyntax) -> Space {
    guard let previous else { return .none }
    let pieces = Array(previous.trailingTrivia) + Array(token.leadingTrivia)
    if pieces.contains(where: { $0.isNewline }) { return .brokenLine }
    if token.tokenKind == .colon, !token.isInTernary { return .none }
    return pieces.isEmpty ? .none : .some
  }
}

extension TokenSyntax {
  fileprivate var isInTernary: Bool {
    parent?.is(TernaryExprSyntax.self) == true
      || parent?.is(UnresolvedTernaryExprSyntax.self) == true
  }

  fileprivate var isOpeningBracket: Bool {
    tokenKind == .leftParen || tokenKind == .leftSquare || tokenKind == .leftAngle
  }

  fileprivate var isClosingBracket: Bool {
    tokenKind == .rightParen || tokenKind == .rightSquare || tokenKind == .rightAngle
  }
}
