/// The one rule by which text becomes HTML or XML: in templates, in markdown, and in markup that is
/// put together without either.
///
/// It works on bytes: in a grapheme a quotation mark may carry a combining mark, and a browser sees
/// the quotation mark all the same.
public enum HTMLEscaping {
  /// Appends text with the characters replaced that can end an HTML text or attribute: `&`, `<`,
  /// `>`, `"` and `'`.
  ///
  /// - Parameter keepsApostrophe: Whether `'` stays as it is, as the HTML of CommonMark has it: in
  ///   content, and in attributes between double quotes.
  public static func append(
    _ text: String, to bytes: inout [UInt8], keepsApostrophe: Bool = false
  ) {
    var text = text
    text.withUTF8 { append($0, to: &bytes, keepsApostrophe: keepsApostrophe) }
  }

  /// The text with all five characters replaced.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { reference(for: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands for a character in HTML; `nil` for one that means nothing there.
  public static func reference(for scalar: Unicode.Scalar) -> String? {
    UInt8(exactly: scalar.value).flatMap(reference).map { "\($0)" }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], keepsApostrophe: Bool
  ) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard let reference = reference(for: byte) else { continue }
      if keepsApostrophe, byte == UInt8(ascii: "'") { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> StaticString? {
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
