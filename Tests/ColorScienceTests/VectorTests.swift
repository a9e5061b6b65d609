import ColorScience
import Foundation
import Testing

/// 219 colours in CSS notation with their sRGB values, and layered pairs.
struct VectorFile: Decodable {
  struct Vector: Decodable {
    let id: String
    let css: String
    let alpha: Double
    let in_srgb_gamut: Bool
    let srgb_unclamped: [Double]
    let hex_clip: String
    let hex: String
    let tolerance_8bit: Int
    let contrast_vs_white: Double
    let contrast_vs_black: Double
    let composited_on_white_hex: String?
    let composited_on_black_hex: String?
  }

  struct Pair: Decodable {
    /// `"#rrggbb"`, or an object with `hex` and `alpha`.
    struct Layer: Decodable {
      let hex: String
      let alpha: Double

      private enum Key: CodingKey { case hex, alpha }

      init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
          (hex, alpha) = (text, 1)
          return
        }
        let container = try decoder.container(keyedBy: Key.self)
        hex = try container.decode(String.self, forKey: .hex)
        alpha = try container.decode(Double.self, forKey: .alpha)
      }

      var color: SRGBColor? { SRGBColor(hex: hex)?.with(alpha: alpha) }
    }

    let id: String
    let background_layers_bottom_to_top: [Layer]
    let foreground: Layer
    let contrast_unrounded_composite: Double
    let effective_foreground_hex: String
  }

  let vectors: [Vector]
  let pairs: [Pair]

  static func load() throws -> VectorFile {
    let url = try #require(
      Bundle.module.url(forResource: "color-vectors", withExtension: "json", subdirectory: "Data"))
    return try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: url))
  }
}

@Suite struct VectorTests {
  @Test func convertsAndMapsAllNotations() throws {
    let vectors = try VectorFile.load().vectors
    #expect(vectors.count == 219)
    for vector in vectors {
      let srgb = try #require(ColorValue(css: vector.css), "\(vector.id) \(vector.css)").srgb
      #expect(abs(srgb.alpha - vector.alpha) < 1e-9, "\(vector.id) \(vector.css)")
      for (channel, expected) in zip([srgb.red, srgb.green, srgb.blue], vector.srgb_unclamped) {
        #expect(abs(channel - expected) < 1e-4, "\(vector.id) \(vector.css)")
      }
      #expect(srgb.isInGamut == vector.in_srgb_gamut, "\(vector.id) \(vector.css)")
      #expect(srgb.clipped.hex == vector.hex_clip, "\(vector.id) \(vector.css)")
      #expect(
        distance(srgb.gamutMapped.hex, vector.hex) <= vector.tolerance_8bit,
        "\(vector.id) \(vector.css) \(srgb.gamutMapped.hex) \(vector.hex)")
    }
  }

  @Test func composites() throws {
    for vector in try VectorFile.load().vectors {
      let color = try #require(ColorValue(css: vector.css)).srgb.gamutMapped
      if let hex = vector.composited_on_white_hex {
        #expect(distance(color.composited(over: .white).hex, hex) <= 1, "\(vector.id)")
      }
      if let hex = vector.composited_on_black_hex {
        #expect(distance(color.composited(over: .black).hex, hex) <= 1, "\(vector.id)")
      }
    }
  }

  @Test func computesContrast() throws {
    for vector in try VectorFile.load().vectors where vector.alpha == 1 {
      let color = try #require(SRGBColor(hex: vector.hex))
      #expect(abs(ContrastRatio(color, .white).value - vector.contrast_vs_white) < 1e-6)
      #expect(abs(ContrastRatio(color, .black).value - vector.contrast_vs_black) < 1e-6)
    }
  }

  @Test func computesContrastOfLayers() throws {
    for pair in try VectorFile.load().pairs {
      let layers = try pair.background_layers_bottom_to_top.map { try #require($0.color) }
      let foreground = try #require(pair.foreground.color)
      guard let ratio = ContrastRatio.of(foreground, over: layers) else { continue }
      #expect(abs(ratio.value - pair.contrast_unrounded_composite) < 1e-4, "\(pair.id)")
    }
  }

  private func distance(_ first: String, _ second: String) -> Int {
    guard let a = SRGBColor(hex: first), let b = SRGBColor(hex: second) else { return .max }
    let differences = [a.red - b.red, a.green - b.green, a.blue - b.blue].map { abs($0 * 255) }
    return Int((differences.max() ?? 0).rounded())
  }
}
