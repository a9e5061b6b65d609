/// Reads Swift text just closely enough to know which brackets are code.
///
/// Strings, comments and raw identifiers are skipped. Where that is uncertain, because regular
/// expression literals may hold quotes, the text counts as code: a quote behind a `/` on the same
/// line does not open a string, and a file with `#/` has no strings or comments at all.
struct BracketSkimmer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var nesting = NestingCounter()
  private var hasSlashOnLine = false
  private let mayHoldLongRegex: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    mayHoldLongRegex = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "/")
    }
  }

  /// Skims to the end, or to the first limit that is passed.
  mutating func run() -> NestingGuard.Refusal? {
    while position < bytes.count {
      step()
      if let reason = nesting.exceeded { return .init(reason: reason, line: line) }
    }
    return nil
  }

  private mutating func step() {
    guard let byte = byte(at: position) else { return }
    switch byte {
    case "\n", "\r": newline(byte)
    case " ", "\t": position += 1
    case "\"", "'": quote(byte, pounds: 0)
    case "/": slash()
    case "#": pound()
    case "`": rawIdentifier()
    case "\\": position += 2
    case "(", "[", "{":
      nesting.open(byte)
      position += 1
    case ")", "]", "}": close(byte)
    default: other(byte)
    }
  }

  /// A byte as a scalar, so that it compares with characters; only ASCII ones mean something.
  private func byte(at index: Int) -> Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  private mutating func newline(_ byte: Unicode.Scalar) {
    if byte == "\n" || self.byte(at: position + 1) != "\n" { line += 1 }
    hasSlashOnLine = false
    nesting.newline()
    position += 1
  }

  private mutating func other(_ byte: Unicode.Scalar) {
    guard byte.isWordPart else {
      nesting.punctuation(byte)
      position += 1
      return
    }
    nesting.word(word())
  }

  /// Steps over a word; only its first bytes are needed to tell keywords.
  private mutating func word() -> String {
    let start = position
    while let next = byte(at: position), next.isWordPart { position += 1 }
    nesting.name(length: position - start)
    return String(decoding: bytes[start..<min(position, start + 8)], as: UTF8.self)
  }

  private mutating func close(_ byte: Unicode.Scalar) {
    position += 1
    // The end of an interpolation continues the string that it stands in.
    guard let string = nesting.close(byte) else { return }
    skipString(string)
  }

  private mutating func slash() {
    let next = byte(at: position + 1)
    if !mayHoldLongRegex, next == "/" { return skipLineComment() }
    if !mayHoldLongRegex, next == "*" { return skipBlockComment() }
    hasSlashOnLine = true
    nesting.punctuation("/")
    position += 1
  }

  private mutating func skipLineComment() {
    while let next = byte(at: position), next != "\n", next != "\r" { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(at: position), byte(at: position + 1)) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      case ("\n", _):
        line += 1
        position += 1
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func rawIdentifier() {
    var end = position + 1
    while let next = byte(at: end), next != "\n", next != "`" { end += 1 }
    position = byte(at: end) == "`" ? end + 1 : position + 1
    nesting.operand()
  }

  private mutating func pound() {
    let start = position
    while byte(at: position) == "#" { position += 1 }
    nesting.pounds(position - start)
    if let next = byte(at: position), next == "\"" { return quote(next, pounds: position - start) }
    nesting.directive(word())
  }
}

extension BracketSkimmer {
  /// A string literal that is being skipped.
  struct StringLiteral: Hashable {
    var quote: Unicode.Scalar
    var pounds: Int
    var isMultiline: Bool
  }

  private mutating func quote(_ quote: Unicode.Scalar, pounds: Int) {
    nesting.operand()
    let isMultiline = byte(at: position + 1) == quote && byte(at: position + 2) == quote
    guard !hasSlashOnLine, !mayHoldLongRegex else {
      position += 1
      return
    }
    position += isMultiline ? 3 : 1
    skipString(StringLiteral(quote: quote, pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes on behind the closing quote, the end of the line, or the `(` of an interpolation.
  private mutating func skipString(_ string: StringLiteral) {
    while let next = byte(at: position) {
      switch next {
      case "\\" where hasPounds(string.pounds, at: position + 1):
        position += 1 + string.pounds
        if byte(at: position) == "(" {
          nesting.open("(", inside: string)
          position += 1
          return
        }
        if byte(at: position) != "\n" { position += 1 }
      case "\n":
        if !string.isMultiline { return }
        line += 1
        position += 1
      case string.quote where closes(string):
        position += (string.isMultiline ? 3 : 1) + string.pounds
        return
      default: position += 1
      }
    }
  }

  private func closes(_ string: StringLiteral) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: position + 1) }
    return byte(at: position + 1) == string.quote && byte(at: position + 2) == string.quote
      && hasPounds(string.pounds, at: position + 3)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: start + $0) == "#" }
  }
}
