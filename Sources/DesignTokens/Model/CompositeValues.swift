/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
  /// One of the CSS line styles.
  public enum Keyword: String, CaseIterable, Hashable, Sendable {
    /// The line styles that DTCG 2025.10 takes over from CSS, by their names there.
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// How the ends of dashes are drawn, by the words of SVG's `stroke-linecap`.
  public enum LineCap: String, CaseIterable, Hashable, Sendable {
    /// Rounded beyond the end, cut off at the end, or squared beyond it by half the width.
    case round, butt, square
  }

  /// A line by its name alone; how long its dashes are is left to who draws it.
  case keyword(Keyword)
  /// Lengths of dashes and gaps in turn, never empty; an odd number is run through twice.
  case dashes([TokenDimension], LineCap)
}

/// The line around a shape.
public struct TokenBorder: Hashable, Sendable {
  /// The colour of the line.
  public var color: TokenColor
  /// The thickness of the line.
  public var width: TokenDimension
  /// Whether the line is solid, dashed or of another style.
  public var style: TokenStrokeStyle

  /// A border with all that DTCG 2025.10 requires.
  public init(color: TokenColor, width: TokenDimension, style: TokenStrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// A change over time from one state to another.
public struct TokenTransition: Hashable, Sendable {
  /// How long the change takes, without the delay.
  public var duration: TokenDuration
  /// How long nothing happens before the change begins.
  public var delay: TokenDuration
  /// How far the change has come at each moment of its duration.
  public var timingFunction: TokenBezier

  /// A transition with all that DTCG 2025.10 requires.
  public init(duration: TokenDuration, delay: TokenDuration, timingFunction: TokenBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One layer of a shadow.
public struct TokenShadow: Hashable, Sendable {
  /// The colour of the layer where it is densest.
  public var color: TokenColor
  /// How far it is moved to the right; to the left when negative.
  public var offsetX: TokenDimension
  /// How far it is moved downwards; upwards when negative.
  public var offsetY: TokenDimension
  /// How wide its edge fades out, as the blur radius of CSS; 0 is a sharp edge.
  public var blur: TokenDimension
  /// How much larger than the shape it is on each side; smaller when negative.
  public var spread: TokenDimension
  /// Whether the shadow falls inside the shape.
  public var isInset: Bool

  /// A layer; one that says nothing else falls outside of the shape.
  ///
  /// - Parameters:
  ///   - blur: How far the edge is smeared; 0 is a sharp edge.
  ///   - spread: How much larger than the shape the shadow is on each side.
  public init(
    color: TokenColor, offsetX: TokenDimension, offsetY: TokenDimension, blur: TokenDimension,
    spread: TokenDimension, isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}

/// One stop of a gradient.
public struct TokenGradientStop: Hashable, Sendable {
  /// The colour at this position.
  public var color: TokenColor
  /// 0 (start) to 1 (end), clamped.
  public var position: Double

  /// A stop between the start and the end of its gradient.
  ///
  /// - Parameter position: Moved to the nearer end when it lies outside of 0…1.
  public init(color: TokenColor, position: Double) {
    self.color = color
    self.position = min(max(position, 0), 1)
  }
}

/// How text is set.
public struct TokenTypography: Hashable, Sendable {
  /// The most preferred first, never empty.
  public var fontFamily: [String]
  /// The size of the letters.
  public var fontSize: TokenDimension
  /// The thickness of the letters.
  public var fontWeight: TokenFontWeight
  /// The space added between letters; taken away when negative.
  public var letterSpacing: TokenDimension
  /// A multiple of the font size.
  public var lineHeight: Double

  /// A text style with all that DTCG 2025.10 requires.
  ///
  /// - Parameters:
  ///   - fontFamily: The most preferred first, never empty.
  ///   - lineHeight: A multiple of the font size.
  public init(
    fontFamily: [String], fontSize: TokenDimension, fontWeight: TokenFontWeight,
    letterSpacing: TokenDimension, lineHeight: Double
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}

/// A font weight, as a number and, where it was written so, as a word.
public struct TokenFontWeight: Hashable, Sendable {
  /// 1 to 1000.
  public var value: Double
  /// The keyword that was written, `semi-bold` for example.
  public var keyword: String?

  /// A weight as it was written: the number that counts, and the keyword where one was used.
  public init(_ value: Double, keyword: String? = nil) {
    self.value = value
    self.keyword = keyword
  }

  /// The weight a keyword of DTCG 2025.10 stands for; keywords are lower case.
  public init?(keyword: String) {
    guard let value = Self.keywords.first(where: { $0.name == keyword })?.value else { return nil }
    self.init(value, keyword: keyword)
  }

  static let keywords: [(name: String, value: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200),
    ("light", 300), ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500),
    ("semi-bold", 600), ("demi-bold", 600), ("bold", 700), ("extra-bold", 800),
    ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}
