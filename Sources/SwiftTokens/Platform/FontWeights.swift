import DesignTokens

/// The weights of `Font.Weight` and `UIFont.Weight` as numbers of the token format.
enum FontWeights {
  static func value(_ name: String) -> TokenFontWeight? {
    SwiftUIFontWeight(rawValue: name).map { TokenFontWeight($0.value) }
  }

  /// The weight that the name of a face ends with: `Inter-SemiBold` has 600, `Inter-BoldItalic` 700.
  static func value(face: String) -> TokenFontWeight? {
    guard let dash = face.lastIndex(of: "-") else { return nil }
    var style = face[face.index(after: dash)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      style = String(style.dropLast(slant.count))
    }
    return byStyle[style]
  }

  /// The names of the OpenType specification for `usWeightClass`, with their usual variants.
  private static let byStyle: [String: TokenFontWeight] = [
    "thin": TokenFontWeight(100), "hairline": TokenFontWeight(100),
    "extralight": TokenFontWeight(200), "ultralight": TokenFontWeight(200),
    "light": TokenFontWeight(300), "regular": TokenFontWeight(400), "book": TokenFontWeight(400),
    "medium": TokenFontWeight(500), "semibold": TokenFontWeight(600),
    "demibold": TokenFontWeight(600), "bold": TokenFontWeight(700),
    "extrabold": TokenFontWeight(800), "heavy": TokenFontWeight(800),
    "black": TokenFontWeight(900),
  ]
}
