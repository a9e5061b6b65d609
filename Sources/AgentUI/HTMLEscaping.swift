extension [UInt8] {
  /// Appends text with the five characters replaced that can end an HTML text or attribute.
  ///
  /// By byte: in a grapheme a quotation mark may carry a combining mark, and a browser sees the
  /// quotation mark all the same.
  mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      default: append(byte)
      }
    }
  }
}
