import DesignTokens

/// SwiftUI's animations by name.
enum AnimationCurves {
  /// What the functions without a duration last, in seconds.
  static let standardDuration = 0.35

  /// The Bézier curves that CSS has under the same names.
  static let curves: [String: TokenBezier] = [
    "linear": TokenBezier(0, 0, 1, 1), "easeIn": TokenBezier(0.42, 0, 1, 1),
    "easeOut": TokenBezier(0, 0, 0.58, 1), "easeInOut": TokenBezier(0.42, 0, 0.58, 1),
  ]

  /// Movements by the laws of springs, which no Bézier curve equals.
  static let springs: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "snappy", "smooth", "bouncy", "default",
  ]
}
