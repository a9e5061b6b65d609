import ColorScience
import DesignTokens
import JSONTree

/// What an expression is, as far as it matters for tokens.
enum SwiftValue: Hashable, Sendable {
  /// A bare number, whose meaning the place decides, and its digits where they are written out.
  case number(Double, digits: String?)
  /// A multiple of the reader's default font size.
  case rem(Double)
  /// `.infinity` and its like.
  case unbounded(String)
  case text(String)
  case color(ColorValue)
  case duration(TokenDuration)
  case weight(TokenFontWeight)
  case font(FontValue)
  case motion(MotionValue)
  case system(SystemExpression)
  /// A value in the form of a token file.
  case finished(TokenType, JSONValue, assumption: String?)
  case list([SwiftValue])
  /// Known only to the running program.
  case opaque(Unevaluated)
}

/// A font by its numbers.
struct FontValue: Hashable, Sendable {
  var family: [String]
  var size: Double
  var weight = TokenFontWeight(400)
  /// As a multiple of the size; `nil` where nothing states it.
  var lineHeight: Double?
}

/// An animation that changes a value once.
struct MotionValue: Hashable, Sendable {
  /// `nil` for springs, which no Bézier curve equals.
  var curve: TokenBezier?
  /// In seconds; `nil` where the source does not say.
  var duration: Double?
  /// In seconds.
  var delay: Double = 0
}

/// Why an expression has no value, and the type that a value would have, where that is known.
struct Unevaluated: Error, Hashable, Sendable {
  var reason: String
  var type: TokenType?
  /// Whether it could be a token, were it known; texts and flags could not.
  var isCandidate = true
  /// Whether it is a part of a design though no token type holds it, such as the size of a card.
  var isOfDesign = false
  /// The constant in which the reason lies, when it is another one.
  var origin: String?

  init(_ reason: String, type: TokenType? = nil, isCandidate: Bool = true) {
    self.reason = reason
    self.type = type
    self.isCandidate = isCandidate
  }

  /// The reason with the constant in which it lies.
  var fullReason: String { origin.map { "it comes from '\($0)': " + reason } ?? reason }
}

/// What a constant is in one situation.
struct Evaluated: Hashable, Sendable {
  /// Never a reference.
  var literal: SwiftValue
  var emission: Emission
}

/// The value of a token as it is stated in a tree.
struct Emission: Hashable, Sendable {
  enum Certainty: Hashable, Sendable {
    case stated
    /// The source leaves room for another reading.
    case assumed(String)
    /// A value of the system, which states it elsewhere and may change it.
    case published(String)
    /// The value is a stand-in.
    case unknown(String)
  }

  var type: TokenType
  /// A value of the format, or the alias of a token.
  var json: JSONValue
  var certainty = Certainty.stated
  var isAlias = false
  var system: SystemExpression?
  /// In milliseconds.
  var springDuration: Double?
}
