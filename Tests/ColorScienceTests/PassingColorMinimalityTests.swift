import Testing

@testable import ColorScience

/// That no nearer colour passes, held against trying them all.
@Suite struct PassingColorMinimalityTests {
  struct Case {
    var stack: ColorStack
    var index: Int
    var minimum: Double

    func ratio(with color: ColorValue) -> Double {
      var changed = stack
      changed.layers[index] = color
      return changed.ratio?.value ?? 0
    }
  }

  private static let minimums = [1.5, 3, 4.5, 7]

  /// Of 256 greys the nearest that passes: on opaque and below translucent ones, either changed.
  @Test func findsTheNearestGrey() throws {
    var random = SeededGenerator(seed: 1)
    func gray(_ byte: Int, _ alpha: Double = 1) -> ColorValue {
      let value = Double(byte) / 255
      return SRGBColor(red: value, green: value, blue: value, alpha: alpha).colorValue
    }
    for index in 0..<400 {
      let alpha = index.isMultiple(of: 3) ? 1 : Double.random(in: 0.1..<1, using: &random)
      let bytes = [Int.random(in: 0...255, using: &random), .random(in: 0...255, using: &random)]
      let layers = [gray(bytes[0]), gray(bytes[1], alpha)]
      let trial = Case(
        stack: ColorStack(layers), index: index % 2, minimum: Self.minimums[index / 2 % 4])
      let own = layers[index % 2]
      func distance(_ color: ColorValue) -> Double {
        abs(color.srgb.oklab.x - own.srgb.oklab.x)
      }
      let expected = (0...255).map { gray($0, own.alpha) }
        .filter { trial.ratio(with: $0) >= trial.minimum }
        .min { distance($0) < distance($1) }
      let found = trial.stack.nearestPassing(changing: trial.index, minimum: trial.minimum)
      #expect(found?.color.srgb.hexWithAlpha == expected?.srgb.hexWithAlpha, "\(trial)")
    }
  }

  /// Behind translucent white, a background that gets darker gains contrast, then loses some.
  @Test func findsAPeakBetweenBlackAndWhite() throws {
    let stack = ColorStack([.init(.srgb, 0, 0, 0), .init(.srgb, 1, 1, 1, alpha: 0.2)])
    let passing = try #require(stack.nearestPassing(changing: 0, minimum: 1.85))
    #expect(passing.color.srgb.hex == "#131313")
    #expect(stack.nearestPassing(changing: 0, minimum: 1.95) == nil)
  }

  private func randomCase(_ index: Int, _ random: inout SeededGenerator) -> Case {
    let space = [ColorSpace.srgb, .oklch, .srgb, .displayP3][index % 4]
    func color(_ alpha: Double) -> SRGBColor { .random(using: &random).with(alpha: alpha) }
    let alphas = [Double.random(in: 0.3...1, using: &random), index % 3 == 0 ? 1 : 0.8]
    let changed = 1 + index / 4 % 2
    var layers = [color(1).colorValue, color(alphas[0]).colorValue, color(alphas[1]).colorValue]
    layers[changed] = layers[changed].converted(to: space)
    return Case(
      stack: ColorStack(layers), index: changed, minimum: Self.minimums[index / 8 % 4])
  }

  /// Of the written colours around the one that is found, none that is nearer passes.
  @Test func noWrittenColorJustBeforePasses() throws {
    var random = SeededGenerator(seed: 2)
    var found = 0
    for index in 0..<600 {
      let trial = randomCase(index, &random)
      let original = trial.stack.layers[trial.index]
      let passing = trial.stack.nearestPassing(changing: trial.index, minimum: trial.minimum)
      guard let passing, passing.color != original else { continue }
      found += 1
      #expect(trial.ratio(with: passing.color) == passing.ratio.value)
      #expect(passing.ratio.value >= trial.minimum)
      let path = try #require(LightnessPath(original))
      let place = path.origin + Int(passing.lightnessChange * Double(LightnessPath.steps))
      let window = max(0, place - 1000)...min(place + 1000, LightnessPath.steps)
      for step in stride(from: window.lowerBound, to: window.upperBound, by: 16) {
        let color = path.written(step)
        let change = color.srgb.oklab.x - original.srgb.oklab.x
        // The last digits of colours outside the gamut waver.
        let isNearer = abs(change) < abs(passing.lightnessChange) - 1e-4
        #expect(!isNearer || trial.ratio(with: color) < trial.minimum, "\(trial) \(color)")
      }
    }
    #expect(found > 200)
  }

  /// Neither direction has a colour that passes nearer than the one that is found, but for one
  /// that would have to be mapped into the gamut.
  @Test func noColorNearerPasses() throws {
    var random = SeededGenerator(seed: 3)
    for index in 0..<160 {
      let trial = randomCase(index, &random)
      let path = try #require(LightnessPath(trial.stack.layers[trial.index]))
      let passing = trial.stack.nearestPassing(changing: trial.index, minimum: trial.minimum)
      if passing?.lightnessChange == 0 { continue }
      let reach = passing.map { abs($0.lightnessChange) - 0.01 } ?? 2
      for step in stride(from: 0, through: LightnessPath.steps, by: 500)
      where Double(abs(step - path.origin)) < reach * Double(LightnessPath.steps) {
        let passes = trial.ratio(with: path.written(step)) >= trial.minimum
        let isSecondChoice = passing?.isInGamut == true && !path.exact(step).isInGamut
        #expect(!passes || isSecondChoice, "\(trial) \(step)")
      }
    }
  }
}
