@_spi(RawSyntax) import SwiftSyntax

/// Finds string literals whose interpolations the parser may end elsewhere than the lexer does.
///
/// Where an interpolation holds a string or a key path, and its expression is broken, the parser
/// takes what follows for the rest of the outer string. From there on, lexer and parser may disagree
/// about what is code. So such a literal is parsed alone; only one that is whole is certain. The
/// brackets in its text are blanked for that: what they nest in matters only if they are code, and
/// then the literal is broken without them, too.
struct InterpolationGuard {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many brackets are open in each interpolation, the outermost first.
  private var depths: [Int] = []
  private var pounds: Range<Int>?
  private var opening = 0..<0
  /// The outermost literal with interpolations, once one of them began.
  private var start: Int?
  /// What is text in that literal, and in those in its interpolations.
  private var segments: [Range<Int>] = []
  private var isDoubtful = false
  private var previous: RawTokenKind?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Takes the next token; the reason to refuse the text, if there is one.
  mutating func take(_ kind: RawTokenKind, _ text: Range<Int>) -> NestingGuard.Reason? {
    defer { if kind != .rawStringPoundDelimiter { previous = kind } }
    switch kind {
    case .rawStringPoundDelimiter:
      pounds = text
      return nil
    case .stringQuote, .multilineStringQuote, .singleQuote: return quote(text)
    case .backslash:
      if !depths.isEmpty { isDoubtful = true }
    case .leftParen where previous == .backslash: begin()
    case .leftParen: open()
    case .rightParen: close()
    case .stringSegment: segments.append(text)
    case .endOfFile where !depths.isEmpty: return doubt
    default:
      if depths.isEmpty, start != nil { return unfinished() }
    }
    pounds = nil
    return nil
  }

  private mutating func quote(_ text: Range<Int>) -> NestingGuard.Reason? {
    defer { pounds = nil }
    guard depths.isEmpty else {
      isDoubtful = true
      return nil
    }
    guard let start else {
      segments = []
      opening =
        (pounds?.upperBound == text.lowerBound ? pounds ?? text : text)
        .lowerBound..<text
        .upperBound
      return nil
    }
    self.start = nil
    let delimiters = bytes[opening].prefix { $0 == UInt8(ascii: "#") }.count
    let end = min(bytes.count, text.upperBound + delimiters)
    return isDoubtful && !isWhole(start..<end) ? doubt : nil
  }

  private mutating func begin() {
    if depths.isEmpty, start == nil {
      start = opening.lowerBound
      isDoubtful = false
    }
    depths.append(0)
  }

  private mutating func open() {
    if !depths.isEmpty { depths[depths.count - 1] += 1 }
  }

  private mutating func close() {
    guard let last = depths.last else { return }
    if last == 0 { depths.removeLast() } else { depths[depths.count - 1] -= 1 }
  }

  /// A literal that its line ended, or a key path that looked like an interpolation.
  private mutating func unfinished() -> NestingGuard.Reason? {
    start = nil
    return doubt
  }

  /// Whether a literal, parsed alone, is valid Swift.
  private func isWhole(_ literal: Range<Int>) -> Bool {
    let text = blanked(literal)
    guard !text.isEmpty, !Self.mayOverwhelm(text) else { return false }
    return !BoundedParser.tree(of: String(decoding: text, as: UTF8.self)).hasError
  }

  /// A literal with other characters in the place of the brackets in its text, those of `\u{…}`
  /// excepted.
  private func blanked(_ literal: Range<Int>) -> [UInt8] {
    var text = Array(bytes[literal])
    for segment in segments {
      for index in segment.clamped(to: literal) where Self.brackets.contains(bytes[index]) {
        let isScalar = index > segment.lowerBound && bytes[index - 1] == UInt8(ascii: "u")
        if !isScalar { text[index - literal.lowerBound] = UInt8(ascii: "_") }
      }
    }
    return text
  }

  private static let brackets = Set("[({<".utf8)

  /// A doubt only matters where there are brackets enough to hide.
  private var doubt: NestingGuard.Reason? {
    Self.mayOverwhelm(bytes) ? .interpolation : nil
  }

  /// Whether a text could overwhelm the parser if every bracket in it were code.
  private static func mayOverwhelm(_ text: some Sequence<UInt8>) -> Bool {
    var squares = 0
    var others = 0
    for byte in text {
      switch Unicode.Scalar(byte) {
      case "[": squares += 1
      case "(", "{", "<": others += 1
      default: break
      }
    }
    return squares > NestingGuard.maximumSquareDepth || others > NestingGuard.maximumUncertain
  }
}
