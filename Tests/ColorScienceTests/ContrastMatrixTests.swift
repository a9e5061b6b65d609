import ColorScience
import Testing

@Suite struct ContrastMatrixTests {
  /// Opaque and translucent colours, some outside the gamut, and unknown ones.
  private func colors(_ seed: UInt64) -> [SRGBColor?] {
    var random = SeededGenerator(seed: seed)
    return (0..<40).map { index in
      let color = SRGBColor.random(using: &random)
      return switch index % 5 {
      case 0: nil
      case 1: color.with(alpha: Double.random(in: 0...1, using: &random))
      case 2: ColorValue(.displayP3, color.red, color.green, color.blue).srgb
      default: color
      }
    }
  }

  @Test func equalsTheRatioOfEachPair() {
    let (foregrounds, backgrounds) = (colors(1), colors(2))
    let matrix = ContrastMatrix(foregrounds: foregrounds, backgrounds: backgrounds)
    for (row, foreground) in foregrounds.enumerated() {
      for (column, background) in backgrounds.enumerated() {
        let expected = foreground.flatMap { color in
          background.flatMap { ContrastRatio.of(color, over: [$0]) }
        }
        let ratio = matrix[foreground: row, background: column]
        #expect(ratio?.value.bitPattern == expected?.value.bitPattern)
      }
    }
  }

  @Test func hasNoRatioWhereAColorIsUnknownOrShowsWhatLiesBelow() {
    let glass = SRGBColor.white.with(alpha: 0.999)
    let matrix = ContrastMatrix(
      foregrounds: [.black, nil, glass], backgrounds: [.white, glass, nil])
    #expect(matrix[foreground: 0, background: 0]?.value == 21)
    #expect(matrix[foreground: 0, background: 1] == nil)
    #expect(matrix[foreground: 0, background: 2] == nil)
    #expect(matrix[foreground: 1, background: 0] == nil)
    #expect(matrix[foreground: 2, background: 0]?.value == 1)
    #expect(matrix[foreground: 2, background: 2] == nil)
  }

  @Test func keepsRowsAndColumnsApart() {
    let matrix = ContrastMatrix(
      foregrounds: [.black, .white], backgrounds: [.white, .black, .white])
    #expect(matrix[foreground: 0, background: 1]?.value == 1)
    #expect(matrix[foreground: 1, background: 1]?.value == 21)
    #expect(matrix[foreground: 1, background: 2]?.value == 1)
  }
}
