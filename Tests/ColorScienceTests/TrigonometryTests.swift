import Testing

@testable import ColorScience

@Suite struct TrigonometryTests {
  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)])
  func aHueIsLessThanAWholeTurn(a: Double, b: Double, hue: Double) {
    #expect(Trigonometry.hue(a: a, b: b) == hue)
    let axes = Trigonometry.axes(chroma: 1, hue: hue)
    #expect((axes.a - a).magnitude < 1e-12)
    #expect((axes.b - b).magnitude < 1e-12)
  }

  @Test(arguments: [(-30.0, 330.0), (0, 0), (360, 0), (750, 30), (-1e-20, 0)])
  func aRemainderIsNeverNegative(value: Double, remainder: Double) {
    #expect(value.positiveRemainder(dividingBy: 360) == remainder)
  }
}

@Suite struct CylindricalRGBTests {
  @Test(arguments: [(1e-5, true), (1.1e-5, false)])
  func aColourWithinTheNoiseOfConversionsIsGrey(red: Double, isGrey: Bool) {
    #expect((CylindricalRGB.hsl(rgb: Vector3(red, 0, 0))[0] == nil) == isGrey)
  }
}
