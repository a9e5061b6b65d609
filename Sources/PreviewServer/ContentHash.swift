/// FNV-1a with 64 bits: tells versions of a file apart, and needs to withstand no attack.
enum ContentHash {
  /// The tag of a file, or one that is made from its bytes.
  static func of(_ file: PreviewFile) -> String { file.tag ?? hexadecimal(file.bytes) }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
