/// Which addresses a page must not lead to.
enum LinkSafety {
  /// The scheme of an address that could run a program or read the reader's disk, in lower case;
  /// `nil` for a harmless address.
  ///
  /// Browsers drop tabs and line ends anywhere in an address and control characters before it, so
  /// they are dropped here before looking.
  static func dangerousScheme(of address: String) -> String? {
    var scheme = ""
    for byte in address.utf8 {
      if byte == Byte.colon {
        return ["javascript", "data", "vbscript", "file"].first { $0 == scheme }
      }
      guard byte > Byte.space else { continue }
      guard byte < 0x7F, scheme.utf8.count < 16 else { return nil }
      scheme.unicodeScalars.append(Unicode.Scalar(byte))
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        scheme.removeLast()
        scheme.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      }
    }
    return nil
  }
}
