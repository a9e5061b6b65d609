import ColorScience

/// The colours of a design system in one context.
struct Palette {
  var foregrounds: [SRGBColor]
  /// All of them opaque.
  var backgrounds: [SRGBColor]

  /// 12 contexts of 200 foregrounds, a quarter of them translucent, and 200 backgrounds.
  static let contexts: [Palette] = {
    var random = SeededGenerator(seed: 1)
    return (0..<12).map { _ in Palette(using: &random) }
  }()

  private init(using random: inout SeededGenerator) {
    foregrounds = (0..<200).map { token in
      let color = SRGBColor(using: &random)
      guard token.isMultiple(of: 4) else { return color }
      return color.with(alpha: Double.random(in: 0.05..<1, using: &random))
    }
    backgrounds = (0..<200).map { _ in SRGBColor(using: &random) }
  }
}

extension Palette {
  /// All contexts compared by colours alone.
  static func measure() throws -> Measurement {
    try Measurement(
      "colours", pairs: contexts.map { $0.foregrounds.count * $0.backgrounds.count }.reduce(0, +),
      work: {
        contexts.map {
          ContrastMatrix(foregrounds: $0.foregrounds, backgrounds: $0.backgrounds)
        }
      }, check: { try zip($0, contexts).forEach(check) })
  }

  /// Holds a part of the ratios against those of single pairs.
  private static func check(_ matrix: ContrastMatrix, _ palette: Palette) throws {
    for (row, foreground) in palette.foregrounds.enumerated() {
      let column = (row * 7) % palette.backgrounds.count
      let expected = ContrastRatio.of(foreground, over: [palette.backgrounds[column]])
      guard let expected, matrix[foreground: row, background: column] == expected else {
        throw Failure("the ratio of foreground \(row) on background \(column) is wrong")
      }
    }
  }
}

extension SRGBColor {
  init(using random: inout SeededGenerator) {
    func channel() -> Double { Double.random(in: 0...1, using: &random) }
    self.init(red: channel(), green: channel(), blue: channel())
  }
}

/// SplitMix64: small, and the same on every platform.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
