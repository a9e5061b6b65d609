import ReportFacts

/// Values of tokens in words.
enum ValuePhrase: String, Phrase {
  static let section = "values"

  // Values.
  case translucent, curve, buttDashes, roundDashes, squareDashes, delayed, dropShadow
  case spreadShadow, innerShadow, textStyle

  // What is converted between CSS and SwiftUI.
  case color, length, time, weight, timingCurve, width, size, lineHeight, letterSpacing, motion
  case layer, nearest, withInnerShadow, withoutSpread
}
