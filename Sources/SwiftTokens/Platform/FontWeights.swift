import DesignTokens

/// The weights of `Font.Weight` and `UIFont.Weight` as numbers of the token format.
enum FontWeights {
  static func value(_ name: String) -> TokenFontWeight? { byName[name] }

  /// Swift's lightest weight is `ultraLight`, that of the format is `thin`: the order decides about
  /// the number, not the name.
  private static let byName: [String: TokenFontWeight] = [
    "ultraLight": TokenFontWeight(100), "thin": TokenFontWeight(200),
    "light": TokenFontWeight(300), "regular": TokenFontWeight(400),
    "medium": TokenFontWeight(500), "semibold": TokenFontWeight(600),
    "bold": TokenFontWeight(700), "heavy": TokenFontWeight(800), "black": TokenFontWeight(900),
  ]
}
