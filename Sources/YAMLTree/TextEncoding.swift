import Diagnostics

/// Tells how a document is encoded, of which UTF-8 is read.
///
/// Every document begins with an ASCII character or a byte order mark, so the first bytes tell
/// (https://yaml.org/spec/1.2.2/#52-character-encodings).
enum TextEncoding {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
  }

  /// The error for a document that is not UTF-8.
  static func refusal(of bytes: [UInt8], path: String, firstLine: Int) -> Diagnostic? {
    if let name = wideName(bytes) {
      return .init(
        .yamlEncoding, "the document is encoded in \(name), not in UTF-8",
        at: SourceLocation(path, line: firstLine, column: 1), suggestion: suggestion)
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let wrong = firstWrongByte(bytes)
    let digits = String(bytes[wrong], radix: 16, uppercase: true)
    let map = SourceMap(Array(bytes[..<wrong]), path: path, firstLine: firstLine)
    return .init(
      .yamlEncoding, "the byte 0x\(digits) is not valid UTF-8", at: map.location(offset: wrong),
      notes: [
        .init("in Latin-1 it is '\(Excerpt.of(String(UnicodeScalar(bytes[wrong]))))'")
      ],
      suggestion: suggestion)
  }

  private static let suggestion = "save it in the encoding UTF-8"

  private static func wideName(_ bytes: [UInt8]) -> String? {
    let first = bytes.prefix(4)
    let isZero = first.map { $0 == 0 }
    if first.starts(with: [0, 0, 0xFE, 0xFF]) || isZero == [true, true, true, false] {
      return "UTF-32BE"
    }
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || isZero == [false, true, true, true] {
      return "UTF-32LE"
    }
    if first.starts(with: [0xFE, 0xFF]) || isZero.starts(with: [true, false]) {
      return "UTF-16BE"
    }
    if first.starts(with: [0xFF, 0xFE]) || isZero.starts(with: [false, true]) {
      return "UTF-16LE"
    }
    return nil
  }

  private static func firstWrongByte(_ bytes: [UInt8]) -> Int {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return min(offset, bytes.count - 1)
  }
}
