import ColorScience
import TokenContrast

extension Double {
  /// A threshold as people write it: `4.5`, and `3` without a fraction.
  var thresholdText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension ContrastClaim {
  /// The claimed ratio with as many decimals as it is written with.
  var ratioText: String? {
    guard let ratio else { return nil }
    let places = min(max(decimals, 0), 6)
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((ratio * Double(scale)).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}

extension ColorValue {
  /// The colour as a sentence can hold it: `#767676`, or `oklch 0.5 0.1 240` where hexadecimal
  /// digits would say something else.
  var spoken: String {
    if space == .srgb { return srgb.hexWithAlpha }
    let parts = components.map { $0.map { "\($0)" } ?? "none" } + (alpha < 1 ? ["/ \(alpha)"] : [])
    return "\(space.rawValue) \(parts.joined(separator: " "))"
  }
}

extension ContrastTable.Row {
  /// The contexts with the ratio: `dark: 3.97 to 1`.
  var text: String { "\(contexts.label): \(ratio.map { "\($0.text) to 1" } ?? "unknown")" }
}
