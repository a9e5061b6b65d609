extension PropContract {
  /// The attribute of a host element that holds the prop: `data-corner-radius`.
  public var attributeName: String { "data-" + KebabCase.of(name) }

  /// The slot of a shadow tree that shows the prop: `corner-radius`.
  public var slotName: String { KebabCase.of(name) }
}

/// Names of Swift as HTML and CSS write them.
enum KebabCase {
  /// `cornerRadius` becomes `corner-radius`, `infoBG` `info-bg`, `isHTMLSafe` `is-html-safe`.
  /// Anything but ASCII letters and digits is a hyphen, so that the result can stand in markup.
  static func of(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      guard isUpper(byte) else {
        result.append(isLower(byte) || isDigit(byte) ? byte : UInt8(ascii: "-"))
        continue
      }
      let followsWord = index > 0 && (isLower(bytes[index - 1]) || isDigit(bytes[index - 1]))
      let endsAcronym =
        index > 0 && isUpper(bytes[index - 1]) && index + 1 < bytes.count
        && isLower(bytes[index + 1])
      if followsWord || endsAcronym { result.append(UInt8(ascii: "-")) }
      result.append(byte + 0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
