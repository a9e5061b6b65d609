import ColorScience

/// Reads the CSS notations that occur in the vector file, and only those: not a CSS parser.
enum NotationReader {
  static func read(_ css: String) -> ColorValue? {
    if css.hasPrefix("#") { return SRGBColor(hex: css)?.colorValue }
    guard let open = css.firstIndex(of: "("), css.hasSuffix(")") else { return nil }
    let name = String(css[..<open])
    var words = css[css.index(after: open)...].dropLast()
      .split(whereSeparator: { " ,/".contains($0) }).map(String.init)
    var spaceName = name
    if name == "color" { spaceName = words.removeFirst() }
    if spaceName == "rgb" || spaceName == "rgba" { return readRGB(words) }
    if spaceName == "xyz" { spaceName = "xyz-d65" }
    guard let space = ColorSpace(rawValue: spaceName) else { return nil }
    let numbers = words.enumerated().map { number($1, $0, space) }
    guard numbers.count >= 3 else { return nil }
    return ColorValue(
      space, numbers[0], numbers[1], numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func readRGB(_ words: [String]) -> ColorValue? {
    let numbers = words.prefix(3).compactMap { word in
      word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word).map { $0 / 255 }
    }
    guard numbers.count == 3 else { return nil }
    let alpha = words.count > 3 ? Double(words[3]) ?? 1 : 1
    return ColorValue(.srgb, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  private static func number(_ word: String, _ index: Int, _ space: ColorSpace) -> Double {
    guard word.hasSuffix("%") else { return Double(word) ?? 0 }
    let percent = Double(word.dropLast()) ?? 0
    return (space == .oklab || space == .oklch) && index == 0 ? percent / 100 : percent
  }
}
