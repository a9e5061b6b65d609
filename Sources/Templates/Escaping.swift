/// The one rule by which text becomes HTML, for templates and for markup that is put together
/// without one.
public enum HTMLEscaping {
  /// Appends text with the five characters that can end an HTML text or attribute replaced:
  /// `&`, `<`, `>`, `"` and `'`.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.appendEscaped(text)
  }

  /// The text with those five characters replaced.
  public static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    bytes.appendEscaped(text)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends text with the five characters that can end an HTML text or attribute replaced.
  ///
  /// Works on bytes: in a grapheme a quotation mark may carry a combining mark, and a browser
  /// sees the quotation mark all the same.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in bytes.indices {
      guard let entity = Self.entity(for: bytes[index]) else { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      entity.withUTF8Buffer { append(contentsOf: $0) }
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  mutating func appendUnescaped(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  @inline(__always)
  private static func entity(for byte: UInt8) -> StaticString? {
    // All five lie at or below '>', where most letters do not.
    guard byte <= UInt8(ascii: ">") else { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
