import ColorScience

/// A colour that is searched for, or that a document has.
struct SearchColor: Hashable, Sendable {
  /// Lightness, a and b of OKLab in thousandths.
  var lab: [Int]
  /// Opacity in thousandths.
  var alpha: Int

  /// - Parameter hex: With or without `#`: 3, 4, 6 or 8 digits.
  init?(hex: String) {
    guard let color = SRGBColor(hex: hex) else { return nil }
    self.init(color)
  }

  /// A question that is a colour: `#1c47c7`, `1c47c7`, `rgb(28 71 199)`. Without `#` it needs letters
  /// and digits, as it may be a word or a number.
  init?(query: String) {
    let text = query.lowercased().trimmingBlanks
    if text.hasPrefix("#") {
      self.init(hex: text)
    } else if text.utf8.count == 6 || text.utf8.count == 8,
      text.utf8.contains(where: { $0 < 0x3A }), text.utf8.contains(where: { $0 > 0x60 })
    {
      self.init(hex: "#" + text)
    } else if let numbers = Self.components(of: text) {
      self.init(
        SRGBColor(
          red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
          alpha: numbers.count > 3 ? numbers[3] : 1))
    } else {
      return nil
    }
  }

  /// The numbers of `rgb(28, 71, 199)` or `rgb(28 71 199 / 0.5)`.
  private static func components(of text: String) -> [Double]? {
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return nil
    }
    let numbers = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }.map { Double($0) }
    guard (3...4).contains(numbers.count), numbers.allSatisfy({ $0 != nil }) else { return nil }
    let values = numbers.compactMap(\.self)
    let isInRange = zip(values, [255, 255, 255, 1]).allSatisfy { 0...$1 ~= $0 }
    return isInRange ? values : nil
  }

  private init(_ color: SRGBColor) {
    let lab = color.colorValue.converted(to: .oklab).components.map { $0 ?? 0 }
    self.lab = lab.map(Self.thousandths)
    alpha = Self.thousandths(color.alpha)
  }

  private static func thousandths(_ number: Double) -> Int {
    Int(exactly: (number * 1000).rounded()) ?? 0
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
