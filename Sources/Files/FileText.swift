import Diagnostics

extension FileTree {
  /// The text of a file, without a byte order mark.
  ///
  /// - Returns: `nil` when there is no such file, which is no mistake by itself, and when its bytes
  ///   are not UTF-8, in which case a `files/not-utf8` with the place of the first wrong byte is
  ///   added to `diagnostics`.
  public func text(at path: String, diagnostics: inout [Diagnostic]) -> String? {
    self[path].flatMap { Self.text(of: $0, path: path, diagnostics: &diagnostics) }
  }

  /// The text that the bytes of a file are, as ``text(at:diagnostics:)``.
  public static func text(
    of bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
  ) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    let place = firstInvalidByte(of: content)
    diagnostics.append(
      .init(
        .filesNotUtf8, "the file is not UTF-8 text",
        at: SourceLocation(path, line: place.line, column: place.column),
        suggestion: "save it with the encoding UTF-8"))
    return nil
  }

  /// The text of a file, or `nil` when it is missing or not UTF-8: for a file whose mistakes have
  /// been reported before, and for tests.
  public func text(at path: String) -> String? {
    var ignored: [Diagnostic] = []
    return text(at: path, diagnostics: &ignored)
  }

  /// Line and column, both from 1 and the column in bytes, of the first ill-formed sequence.
  private static func firstInvalidByte(of bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      if scalar.first == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += scalar.count
      }
    }
    return (line, column)
  }
}
