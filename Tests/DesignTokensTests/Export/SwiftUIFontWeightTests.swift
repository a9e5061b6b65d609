import DesignTokens
import Testing

@Suite struct SwiftUIFontWeightTests {
  @Test(arguments: [
    (1.0, SwiftUIFontWeight.ultraLight), (100, .ultraLight), (150, .ultraLight), (151, .thin),
    (400, .regular), (450, .regular), (450.5, .medium), (650, .semibold), (700, .bold),
    (850, .heavy), (851, .black), (1000, .black),
  ])
  func nearest(number: Double, weight: SwiftUIFontWeight) {
    #expect(SwiftUIFontWeight(nearest: number) == weight)
  }

  @Test func numbers() {
    #expect(
      SwiftUIFontWeight.allCases.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(SwiftUIFontWeight(rawValue: "semibold")?.value == 600)
  }

  @Test func exportedSourceFindsTheSameWeight() {
    let source = SwiftExporter(namespace: "DS").export(single("fontWeight", "450").tokens).source
    #expect(
      source.contains(
        """
              switch value {
              case ...150: .ultraLight
              case ...250: .thin
              case ...350: .light
              case ...450: .regular
              case ...550: .medium
              case ...650: .semibold
              case ...750: .bold
              case ...850: .heavy
              default: .black
              }

        """))
  }
}
