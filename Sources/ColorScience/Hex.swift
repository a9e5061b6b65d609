extension SRGBColor {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, upper or lower case; the `#` is required.
  public init?(hex text: String) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    var digits: [Int] = []
    for byte in bytes.dropFirst() {
      guard let digit = SRGBColor.hexDigit(byte) else { return nil }
      digits.append(digit)
    }
    let channels: [Int]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(channels[0]) / 255, green: Double(channels[1]) / 255,
      blue: Double(channels[2]) / 255,
      alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  /// `#rrggbb` of the clipped colour, alpha left out, each channel rounded half up.
  public var hex: String {
    let color = clipped
    return "#" + [color.red, color.green, color.blue].map(SRGBColor.hexByte).joined()
  }

  /// ``hex``, with two digits of alpha behind it when the colour is not opaque.
  public var hexWithAlpha: String {
    alpha >= 1 ? hex : hex + SRGBColor.hexByte(clipped.alpha)
  }

  private static func hexByte(_ component: Double) -> String {
    let byte = Int((component * 255 + 0.5).rounded(.down))
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  private static func hexDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
    default: nil
    }
  }
}
