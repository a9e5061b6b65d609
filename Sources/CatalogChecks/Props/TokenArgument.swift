import DesignTokens

/// The types of Swift parameters whose values tokens are.
public enum TokenArgument {
  private static let types: [String: TokenType] = [
    "Color": .color, "UIColor": .color, "NSColor": .color, "Font": .typography,
    "UIFont": .typography, "Gradient": .gradient, "LinearGradient": .gradient,
    "Animation": .transition,
  ]

  /// The type of the tokens that a parameter of a Swift type may be given; `nil` for types that
  /// say nothing of a design.
  public static func tokenType(of swiftType: String) -> TokenType? { types[swiftType] }
}
