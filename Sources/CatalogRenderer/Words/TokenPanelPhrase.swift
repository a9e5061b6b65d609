import ReportFacts

/// What the script of the token panel says.
enum TokenPanelPhrase: String, Phrase {
  static let section = "tokenPanel"

  // Tokens.
  case used, referred, refersTo, usedBy, noValue, notKnown, edited, undoOne, undoAll, nothing

  // Fields.
  case css, value, unit, lightness, chroma, hue, alpha

  // Values.
  case outsideSRGB, wrongColor, wrongNumber, wrongCurve, wrongWeight, changedTo, undone

  // Contrast.
  case contrast, before, use, noPassing

  // What is copied.
  case copyAs, leftOut

  // The line in the frame.
  case changed, undo
}
