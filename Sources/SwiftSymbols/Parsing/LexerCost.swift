/// Bounds what the parser's lexer reads more than once.
///
/// It reads a run of operator characters to its end before it looks for a comment in it, and on
/// `#/`, `<#` and the marks of a merge conflict it reads ahead for their end.
enum LexerCost {
  /// The most bytes that may be read ahead, in all: half a second's work at the very most.
  static let maximum = 1 << 27

  /// The line where the cost passes the limit; `nil` for a text that is not too dear.
  static func exceeded(by bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var cost = 0
    var run = 0
    for (index, byte) in bytes.enumerated() {
      run = isOperator(byte) ? run + 1 : 0
      if run > 1, isComment(at: index, in: bytes) { cost += run }
      if readsAhead(at: index, in: bytes) { cost += bytes.count - index }
      if cost > maximum { return bytes.line(at: index) }
    }
    return nil
  }

  private static func readsAhead(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + 3 < bytes.count else { return false }
    switch (Unicode.Scalar(bytes[index]), Unicode.Scalar(bytes[index + 1])) {
    case ("#", "/"), ("<", "#"): return true
    case ("<", "<"), (">", ">"):
      return index == 0 || bytes[index - 1] == 10 || bytes[index - 1] == 13
    default: return false
    }
  }

  /// Whether a comment begins, behind which the rest of a run is read anew.
  private static func isComment(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?", ".": true
    default: byte >= 0x80
    }
  }
}
