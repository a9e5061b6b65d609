import MarkupEscaping

/// Character references of HTML: the numeric ones, and those every writer of HTML escapes with.
enum CharacterReferences {
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let (scalar, length) = reference(rest) {
        result += String(scalar).utf8
        rest = rest.dropFirst(length)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character and how many bytes stand for it; `nil` for an ampersand that is one.
  private static func reference(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    // The longest that counts is that of the last code point.
    let longest = 10
    guard let end = bytes.prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    let length = end - bytes.startIndex + 1
    let scalar = name == "nbsp" ? "\u{A0}" : CharacterReference.scalar(name)
    return scalar.map { ($0, length) }
  }
}
