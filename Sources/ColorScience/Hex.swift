extension SRGBColor {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, upper or lower case; the `#` is required.
  public init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    self.init(hexDigits: text.utf8.dropFirst())
  }

  /// Reads the 3, 4, 6 or 8 digits that follow the `#`.
  init?(hexDigits text: some Sequence<UInt8>) {
    var digits: [Int] = []
    for byte in text {
      guard let digit = byte.hexDigitValue else { return nil }
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
    let byte = Int(exactly: (component * 255 + 0.5).rounded(.down)) ?? 0
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  var hexDigitValue: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self) - 0x41 + 10
    default: nil
    }
  }
}
