import DesignTokens
import InterfaceStrings
import ReportFacts

/// The types of tokens in words.
enum TokenTypePhrase: String, Phrase {
  static let section = "values"

  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography, other

  init(_ type: TokenType) {
    self =
      switch type {
      case .color: .color
      case .dimension: .dimension
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .duration: .duration
      case .cubicBezier: .cubicBezier
      case .number: .number
      case .strokeStyle: .strokeStyle
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .typography: .typography
      case .other: .other
      }
  }
}

extension Words {
  /// The type of a token in words; empty for a token without one.
  func tokenType(_ type: TokenType?) -> String { type.map { self(TokenTypePhrase($0)) } ?? "" }
}
