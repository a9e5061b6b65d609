/// HTML that is written by hand where a template would say less: attributes, spans, code.
enum HTML {
  /// Text with the characters escaped that mean something in content and in quoted attributes.
  static func escaped(_ text: String) -> String {
    let special: Set<UInt8> = Set("&<>\"'".utf8)
    guard text.utf8.contains(where: special.contains) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Attributes in the order given, each with a leading space.
  static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
