import ColorScience

/// A colour that is searched for, or that a document has.
struct SearchColor: Hashable, Sendable {
  /// Lightness, a and b of OKLab in thousandths.
  var lab: [Int]
  /// Opacity in thousandths.
  var alpha: Int

  /// - Parameter text: A colour of CSS in one of the spaces that people write by hand.
  init?(css text: String) {
    guard let value = ColorValue(css: text), Self.spaces.contains(value.space) else { return nil }
    let lab = value.converted(to: .oklab).components.map { Self.thousandths($0 ?? 0) }
    let alpha = Self.thousandths(value.alpha)
    // Beyond these no screen shows anything, and sums of squares stay small.
    guard (lab + [alpha]).allSatisfy({ $0.magnitude <= 10_000 }) else { return nil }
    self.lab = lab
    self.alpha = alpha
  }

  private static let spaces: Set<ColorSpace> = [
    .srgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .displayP3,
  ]

  /// A question that is a colour: `#1c47c7`, `1c47c7`, `rgb(28 71 199)`, `oklch(0.45 0.2 264)`.
  /// Without `#` it needs letters and digits, as it may be a word or a number.
  init?(query: String) {
    let text = query.trimmingBlanks
    if text.hasPrefix("#") || text.hasSuffix(")") {
      self.init(css: text)
    } else if text.utf8.count == 6 || text.utf8.count == 8,
      text.utf8.contains(where: { $0 < 0x3A }), text.utf8.contains(where: { $0 > 0x40 })
    {
      self.init(css: "#" + text)
    } else {
      return nil
    }
  }

  /// A question that is the name of a colour in CSS, and may be a word as well.
  init?(name query: String) {
    guard let hex = CSSNamedColors.all[query.trimmingBlanks.lowercased()] else { return nil }
    self.init(css: Self.hex(hex))
  }

  /// `red ff0000 green 008000`, in the order of the names.
  static let names = CSSNamedColors.all.sorted { $0.key < $1.key }
    .map { "\($0.key) \(hex($0.value).dropFirst())" }.joined(separator: " ")

  private static func hex(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func thousandths(_ number: Double) -> Int {
    Int(exactly: (number * 1000).rounded()) ?? Int.max
  }

  /// How far a colour is from another: ten times the distance in OKLab (Björn Ottosson, 2020) in
  /// hundredths, squared; opacity counts like lightness.
  func distance(to swatch: SearchIndex.Swatch) -> Int {
    let parts = zip(lab, swatch.lab).map { $0 - $1 } + [(alpha - swatch.alpha) / 2]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
