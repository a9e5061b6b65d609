import ColorScience
import Testing

/// One colour in each space with its gamma-encoded sRGB, and what is painted after clipping.
@Suite struct ConversionTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let color: ColorValue
    let srgb: [Double]
    let hex: String
    /// `nil` on the border, where it depends on the tolerance.
    let isInGamut: Bool?

    var testDescription: String { "\(color.space.rawValue) \(color.components)" }

    init(_ color: ColorValue, _ srgb: [Double], _ hex: String, _ isInGamut: Bool?) {
      self.color = color
      self.srgb = srgb
      self.hex = hex
      self.isInGamut = isInGamut
    }
  }

  static let inside: [Row] = [
    Row(ColorValue(.srgb, 0.2, 0.4, 0.9), [0.2, 0.4, 0.9], "#3366e6", true),
    Row(ColorValue(.srgbLinear, 0.2, 0.4, 0.9), [0.4845, 0.6652, 0.9547], "#7caaf3", true),
    Row(ColorValue(.hsl, 330, 100, 50), [1, 0, 0.5], "#ff0080", true),
    Row(ColorValue(.hwb, 330, 0, 0), [1, 0, 0.5], "#ff0080", true),
    Row(ColorValue(.hsl, 210, 40, 60), [0.44, 0.6, 0.76], "#7099c2", true),
    Row(ColorValue(.hwb, 90, 60, 70), [0.4615, 0.4615, 0.4615], "#767676", true),
    Row(ColorValue(.lab, 50, 20, -30), [0.5212, 0.4237, 0.6685], "#856caa", true),
    Row(ColorValue(.lch, 70, 40, 120), [0.5921, 0.7086, 0.4146], "#97b56a", true),
    Row(ColorValue(.oklab, 0.6, -0.1, 0.1), [0.3483, 0.5729, 0.1986], "#599233", true),
    Row(ColorValue(.oklch, 0.65, 0.15, 250), [0.2276, 0.5772, 0.9027], "#3a93e6", true),
    Row(ColorValue(.xyzD65, 0.3, 0.4, 0.2), [0.5445, 0.7138, 0.4189], "#8bb66b", true),
    Row(ColorValue(.xyzD50, 0.3, 0.4, 0.2), [0.4790, 0.7217, 0.4968], "#7ab87f", true),
  ]

  static let outside: [Row] = [
    Row(ColorValue(.oklch, 0.7016, 0.3225, 328.363), [0.9999, -0.0007, 0.9999], "#ff00ff", nil),
    Row(ColorValue(.displayP3, 1, 0, 1), [1.0931, -0.2267, 1.0338], "#ff00ff", false),
    Row(ColorValue(.displayP3, 0.2, 0.6, 0.3), [-0.1935, 0.6102, 0.2594], "#009c42", false),
    Row(ColorValue(.a98RGB, 0.2, 0.6, 0.3), [-0.3299, 0.6056, 0.2714], "#009a45", false),
    Row(ColorValue(.proPhotoRGB, 0.2, 0.6, 0.3), [-0.4988, 0.7208, 0.2964], "#00b84c", false),
    Row(ColorValue(.rec2020, 0.2, 0.6, 0.3), [-0.4122, 0.6092, 0.1974], "#009b32", false),
  ]

  @Test(arguments: inside + outside)
  func converts(row: Row) {
    let srgb = row.color.srgb
    for (channel, expected) in zip([srgb.red, srgb.green, srgb.blue], row.srgb) {
      #expect(abs(channel - expected) < 1e-4)
    }
    #expect(srgb.clipped.hex == row.hex)
    if let isInGamut = row.isInGamut { #expect(srgb.isInGamut == isInGamut) }
  }

  /// 0.7 × 255 is 178.5, which floating point may put on either side.
  @Test func convertsHWBOnARoundingBorder() {
    let srgb = ColorValue(.hwb, 200, 20, 30).srgb
    #expect(abs(srgb.green - 0.5333) < 1e-4)
    #expect(["#3388b2", "#3388b3"].contains(srgb.hex))
  }

  @Test(arguments: [
    ("#767676", 4.542), ("#777777", 4.478), ("#0066cc", 5.567), ("#595959", 7.005),
    ("#d93025", 4.773), ("#ffff00", 1.074), ("#000000", 21),
  ])
  func comparesWithWhite(hex: String, ratio: Double) throws {
    let color = try #require(SRGBColor(hex: hex))
    #expect(abs(ContrastRatio(color, .white).value - ratio) < 1e-3)
  }
}
