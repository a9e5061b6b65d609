@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Counts nesting in the very tokens that the parser will read, before it reads them.
///
/// The tokens come from the parser's own lexer, so that nothing can hide a bracket from the count
/// and show it to the parser. Lexer and parser part ways in one place only: the parser ends an
/// interpolation early whose expression is broken. ``InterpolationGuard`` finds those.
struct TokenSkimmer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var nesting = NestingCounter()
  private var interpolations: InterpolationGuard
  private var offset = 0
  private var poundsEnd = 0
  private var poundRun = 0
  /// More than any word of the language has.
  private let longestWord = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    interpolations = InterpolationGuard(bytes)
  }

  /// Skims to the end, or to the first limit that is passed.
  mutating func run() -> NestingGuard.Refusal? {
    guard !bytes.isEmpty else { return nil }
    var tracker = LookaheadTracker()
    return withUnsafeMutablePointer(to: &tracker) { tracker in
      var lexemes = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
      return run(&lexemes)
    }
  }

  private mutating func run(_ lexemes: inout Lexer.LexemeSequence) -> NestingGuard.Refusal? {
    while let lexeme = lexemes.next() {
      let start = offset + lexeme.textRange.lowerBound
      let text = start..<offset + lexeme.textRange.upperBound
      if lexeme.flags.contains(.isAtStartOfLine) { nesting.newline() }
      if let reason = interpolations.take(lexeme.rawTokenKind, text) {
        return .init(reason: reason, line: bytes.line(at: start))
      }
      take(lexeme.rawTokenKind, text)
      if let reason = nesting.exceeded { return .init(reason: reason, line: bytes.line(at: start)) }
      offset += lexeme.byteLength
      if lexeme.rawTokenKind == .endOfFile { return nil }
    }
    return nil
  }

  private mutating func take(_ kind: RawTokenKind, _ text: Range<Int>) {
    nesting.token()
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: nesting.open(scalar(text))
    case .rightParen, .rightSquare, .rightBrace: nesting.close(scalar(text))
    case .keyword, .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral:
      nesting.name(length: text.count)
      nesting.word(String(decoding: bytes[text].prefix(longestWord), as: UTF8.self))
    case .pound, .rawStringPoundDelimiter, .regexPoundDelimiter: pounds(text)
    case .poundIf: nesting.directive("if")
    case .poundEndif: nesting.directive("endif")
    case .poundElse: nesting.directive("else")
    case .poundElseif: nesting.directive("elseif")
    case .stringQuote, .multilineStringQuote, .singleQuote, .backtick: nesting.operand()
    case .regexLiteralPattern: pattern(text)
    case .prefixOperator, .prefixAmpersand:
      for index in text { nesting.punctuation(Unicode.Scalar(bytes[index])) }
      nesting.prefix()
    case .stringSegment, .regexSlash, .backslash, .endOfFile, .shebang: break
    default:
      for index in text { nesting.punctuation(Unicode.Scalar(bytes[index])) }
    }
  }

  private func scalar(_ text: Range<Int>) -> Unicode.Scalar {
    Unicode.Scalar(text.isEmpty ? 0 : bytes[text.lowerBound])
  }

  private mutating func pounds(_ text: Range<Int>) {
    poundRun = (text.lowerBound == poundsEnd ? poundRun : 0) + text.count
    poundsEnd = text.upperBound
    nesting.pounds(poundRun)
  }

  /// What opens in a regular expression and does not close there counts for the rest of the file:
  /// the parser may take its slashes for operators.
  private mutating func pattern(_ text: Range<Int>) {
    var open = 0
    var isEscaped = false
    for index in text {
      let byte = Unicode.Scalar(bytes[index])
      if byte == "[", !isEscaped { open += 1 }
      if byte == "]", !isEscaped { open = max(0, open - 1) }
      isEscaped = byte == "\\" && !isEscaped
    }
    nesting.operand()
    nesting.leaveOpen(open)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var line = 1
    for index in 0..<Swift.min(offset, count) {
      let isReturn = self[index] == UInt8(ascii: "\r")
      if self[index] == UInt8(ascii: "\n") { line += 1 }
      if isReturn, index + 1 == count || self[index + 1] != UInt8(ascii: "\n") { line += 1 }
    }
    return line
  }
}
