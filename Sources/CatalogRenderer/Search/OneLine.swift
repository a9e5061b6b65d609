/// Text on one line, with one space between words.
enum OneLine {
  static func of(_ text: String) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(text.utf8.count)
    var hasGap = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        hasGap = !line.isEmpty
      } else {
        if hasGap { line.append(0x20) }
        hasGap = false
        if scalar.isASCII {
          line.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          line += scalar.utf8
        }
      }
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The property of each ASCII character is known without a look into Unicode's tables.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
