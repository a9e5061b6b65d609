import ColorScience

/// A colour that CSS writes is finite, and so is what every space makes of it.
enum ColorProperties {
  static func check(_ bytes: [UInt8]) {
    guard let color = ColorValue(css: String(decoding: bytes, as: UTF8.self)) else { return }
    let mapped = color.srgb.gamutMapped
    require(
      [mapped.red, mapped.green, mapped.blue].allSatisfy { (0...1).contains($0) },
      "a colour lies outside of sRGB after it was mapped")
  }
}
