extension SRGBColor {
  /// WCAG's relative luminance of the colour, 0 to 1; alpha is not looked at.
  public var relativeLuminance: Double {
    let light = clipped.linear
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }
}

/// WCAG 2's contrast ratio of two colours, 1 to 21, not rounded.
public struct ContrastRatio: Hashable, Sendable, Comparable {
  /// The quotient of the lighter and the darker relative luminance, each with 0.05 added for flare
  /// (WCAG 2.2, definition of contrast ratio).
  public let value: Double

  /// A ratio that is known already, such as one from a document; it is not checked to lie in 1…21.
  public init(value: Double) {
    self.value = value
  }

  /// The ratio of two opaque colours. Translucent ones have no ratio of their own: composite
  /// them first, see ``of(_:over:)``.
  public init(_ first: SRGBColor, _ second: SRGBColor) {
    self.init(luminances: first.relativeLuminance, second.relativeLuminance)
  }

  init(luminances first: Double, _ second: Double) {
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The ratio of `foreground`, composited, against the stack `background` (lowest layer first).
  ///
  /// - Returns: `nil` when the lowest layer is not opaque or there is none: what shines through
  ///   is unknown then.
  public static func of(_ foreground: SRGBColor, over background: [SRGBColor]) -> ContrastRatio? {
    guard let backdrop = SRGBColor.composite(bottomToTop: background), background[0].alpha >= 1
    else { return nil }
    return ContrastRatio(foreground.composited(over: backdrop), backdrop)
  }

  /// Two decimals, cut and not rounded, so that 4.499 does not show as the 4.5 it fails.
  public var text: String {
    let hundredths = Int(exactly: (max(0, min(value, 21)) * 100).rounded(.down)) ?? 0
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// By the unrounded values.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

/// What a contrast ratio is asked for.
public enum ContrastUse: String, CaseIterable, Hashable, Sendable {
  /// Text below 18 pt, or below 14 pt when bold (WCAG 1.4.3, 1.4.6).
  case normalText
  /// Text of at least 18 pt, or 14 pt bold, in CSS points: 24 px and 18⅔ px.
  case largeText
  /// Graphics and the parts of controls (WCAG 1.4.11), which have no AAA.
  case nonText

  /// The smallest ratio that meets `level`, or `nil` where WCAG sets none.
  public func threshold(_ level: ContrastLevel) -> Double? {
    switch (self, level) {
    case (.normalText, .aa): 4.5
    case (.normalText, .aaa): 7
    case (.largeText, .aa), (.nonText, .aa): 3
    case (.largeText, .aaa): 4.5
    case (.nonText, .aaa): nil
    }
  }

  /// Whether text counts as large: 18 pt, or 14 pt at a weight of at least 700.
  ///
  /// - Parameters:
  ///   - size: In CSS pixels or Apple points, which are the same length.
  ///   - weight: As in CSS, 1 to 1000.
  ///   - pixelsPerPoint: How long WCAG's point is: a CSS point unless said otherwise.
  public static func text(
    size: Double, weight: Double, pixelsPerPoint: Double = 4.0 / 3
  ) -> ContrastUse {
    size >= 18 * pixelsPerPoint || (weight >= 700 && size >= 14 * pixelsPerPoint)
      ? .largeText : .normalText
  }
}

/// A WCAG conformance level.
public enum ContrastLevel: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Level AA: 4.5 to 1 for text, 3 to 1 for large text and for graphics.
  case aa = "AA"
  /// Level AAA: 7 to 1 for text, 4.5 to 1 for large text; graphics are not mentioned there.
  case aaa = "AAA"

  /// AA comes before AAA, as a level that meets the stricter one meets both.
  public static func < (left: ContrastLevel, right: ContrastLevel) -> Bool {
    left == .aa && right == .aaa
  }
}

extension ContrastRatio {
  /// Whether the unrounded ratio reaches the threshold; true where WCAG sets none.
  public func meets(_ level: ContrastLevel, for use: ContrastUse) -> Bool {
    use.threshold(level).map { value >= $0 } ?? true
  }

  /// The highest level with a threshold that is reached, or `nil` when not even AA is.
  public func level(for use: ContrastUse) -> ContrastLevel? {
    ContrastLevel.allCases.last { use.threshold($0) != nil && meets($0, for: use) }
  }
}
