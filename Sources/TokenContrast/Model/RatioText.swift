extension Double {
  /// A required ratio as people write it: `4.5`, and `3` without a fraction.
  public var ratioText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension ContrastClaim {
  /// The claimed ratio with as many decimals as it is written with, up to six.
  public var ratioText: String? {
    guard let ratio, (0...1000).contains(ratio) else { return nil }
    let places = min(max(decimals, 0), 6)
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    guard let scaled = Int(exactly: (ratio * Double(scale)).rounded()) else { return nil }
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}
