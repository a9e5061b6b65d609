/// The search for the nearest colour on a ``LightnessPath`` that passes.
///
/// 1. From the original outward, darker and lighter, the path is tried at coarse strides. The
///    ratio alone would not do to bisect the whole: it falls towards the luminance of the other
///    colour and rises beyond, and with a translucent foreground it can fall again near the end.
/// 2. Between the last stride that fails and the first that passes the place is bisected.
/// 3. Channels are rounded each by itself, so the ratio wavers by a hair from one written colour
///    to the next: the few before that place are tried too.
struct PassingColorSearch {
  private static let stride = LightnessPath.steps / 64
  /// A step of all channels is up to three written colours, one for each channel.
  private static let reach = 8

  private let mapped: [SRGBColor]
  private let index: Int
  private let original: ColorValue
  private let path: LightnessPath
  private let minimum: Double

  /// `nil` when there is no lightness to begin with.
  init?(_ stack: ColorStack, changing index: Int, minimum: Double) {
    guard let path = LightnessPath(stack.layers[index]) else { return nil }
    self.path = path
    mapped = stack.layers.map(\.srgb.gamutMapped)
    self.index = index
    original = stack.layers[index]
    self.minimum = minimum
  }

  var nearest: PassingColor? {
    let darker = firstPassing(towards: 0)
    let lighter = firstPassing(towards: LightnessPath.steps)
    guard let darker, let lighter else { return darker ?? lighter }
    if darker.isInGamut != lighter.isInGamut { return darker.isInGamut ? darker : lighter }
    return darker.lightnessChange.magnitude <= lighter.lightnessChange.magnitude
      ? darker : lighter
  }

  private func firstPassing(towards end: Int) -> PassingColor? {
    let stride = end < path.origin ? -Self.stride : Self.stride
    var failing = path.origin
    for sample in Array(Swift.stride(from: path.origin, to: end, by: stride)) + [end] {
      if passes(sample) {
        let step = bisect(failing: failing, passing: sample)
        return passingColor(nearest(before: step))
      }
      failing = sample
    }
    return nil
  }

  private func bisect(failing: Int, passing: Int) -> Int {
    var (failing, passing) = (failing, passing)
    while (passing - failing).magnitude > 1 {
      let middle = (passing + failing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  /// The nearest to the original among `step` and the few written colours before it that pass.
  private func nearest(before step: Int) -> Int {
    var nearest = step
    var current = step
    for _ in 0..<Self.reach {
      guard let previous = previousWritten(before: current) else { break }
      current = previous
      if passes(current) { nearest = current }
    }
    return nearest
  }

  /// The last step before `step`, seen from the original, at which another colour is written;
  /// `nil` when there is none.
  private func previousWritten(before step: Int) -> Int? {
    let color = path.written(step)
    let direction = (path.origin - step).signum()
    var (same, jump) = (step, 1)
    while same != path.origin {
      let next = (path.origin - same).magnitude <= jump ? path.origin : same + direction * jump
      guard path.written(next) == color else {
        return lastOther(than: color, same: same, other: next)
      }
      (same, jump) = (next, jump * 2)
    }
    return nil
  }

  private func lastOther(than color: ColorValue, same: Int, other: Int) -> Int {
    var (same, other) = (same, other)
    while (same - other).magnitude > 1 {
      let middle = (same + other) / 2
      if path.written(middle) == color { same = middle } else { other = middle }
    }
    return other
  }

  private func passes(_ step: Int) -> Bool {
    ratio(with: path.written(step)).map { $0.value >= minimum } ?? false
  }

  private func ratio(with color: ColorValue) -> ContrastRatio? {
    var colors = mapped
    colors[index] = color.srgb.gamutMapped
    return ColorStack.ratio(colors)
  }

  private func passingColor(_ step: Int) -> PassingColor? {
    let color = path.written(step)
    return ratio(with: color).map {
      PassingColor(
        color: color, ratio: $0, lightnessChange: color.srgb.oklab.x - original.srgb.oklab.x,
        isInGamut: path.exact(step).isInGamut)
    }
  }
}
