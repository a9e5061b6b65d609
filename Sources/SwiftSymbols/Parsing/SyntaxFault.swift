import SwiftSyntax

/// What keeps a token from being Swift.
struct SyntaxFault {
  /// In lower case and without a full stop.
  var summary: String
  var position: AbsolutePosition

  /// `nil` for a token with which all is well.
  init?(at token: TokenSyntax) {
    if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
      summary = Self.summary(of: diagnostic.kind)
      position = token.position.advanced(by: Int(diagnostic.byteOffset))
    } else if token.presence == .missing {
      let text = token.text
      summary =
        "\(text.isEmpty ? "a name or value" : "'\(text)'") is missing from the Swift source"
      position = token.positionAfterSkippingLeadingTrivia
    } else if token.parent?.is(UnexpectedNodesSyntax.self) == true {
      summary = "'\(token.text.prefix(40))' is not expected here in Swift source"
      position = token.positionAfterSkippingLeadingTrivia
    } else {
      return nil
    }
  }

  /// The faults of characters and literals; the first two swallow the declarations behind them.
  private static func summary(of kind: TokenDiagnostic.Kind) -> String {
    switch kind {
    case .sourceConflictMarker: "a merge conflict is not resolved here"
    case .unterminatedBlockComment: "a comment is not closed"
    case .unexpectedBlockCommentEnd: "a comment ends here that did not begin"
    case .editorPlaceholder: "a placeholder of an editor is not filled in"
    case .invalidUtf8: "the Swift source is not UTF-8 here"
    case .expectedClosingBraceInUnicodeEscape, .expectedHexCodeInUnicodeEscape,
      .invalidEscapeSequenceInStringLiteral, .invalidNumberOfHexDigitsInUnicodeEscape:
      "Swift does not know this escape"
    case .expectedBinaryExponentInHexFloatLiteral, .expectedDigitInFloatLiteral,
      .expectedHexDigitInHexLiteral, .invalidBinaryDigitInIntegerLiteral,
      .invalidDecimalDigitInIntegerLiteral, .invalidFloatingPointExponentCharacter,
      .invalidFloatingPointExponentDigit, .invalidHexDigitInIntegerLiteral,
      .invalidOctalDigitInIntegerLiteral:
      "Swift does not read this as a number"
    default: "these characters are not Swift here"
    }
  }
}
