extension SRGBColor {
  /// The colour seen when this one lies over `backdrop`, mixed on gamma-encoded components as
  /// CSS, UIKit and AppKit do. Nothing is rounded, so layers can be stacked.
  public func composited(over backdrop: SRGBColor) -> SRGBColor {
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ over: Double, _ under: Double) -> Double { (over * alpha + under * below) / total }
    return SRGBColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: total)
  }

  /// The colour of a stack of layers, the lowest first; `nil` for an empty stack.
  public static func composite(bottomToTop layers: [SRGBColor]) -> SRGBColor? {
    guard let bottom = layers.first else { return nil }
    return layers.dropFirst().reduce(bottom) { $1.composited(over: $0) }
  }
}
