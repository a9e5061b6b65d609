import ReportFacts

/// What the pages of tokens say outside their templates.
enum TokensPhrase: String, Phrase {
  static let section = "tokens"

  // The overview.
  case title, ofFiles, ofSwift, tokens, groups, contexts, isDefault, followsReader, isChosen
  case changes, deprecations, notEvaluated, files, cssFile, swiftFile, dtcgFile, all

  // A token.
  case unknown, noValue, valueUnknown, partlyUnknown, isNotKnown, deprecated, deprecatedLead
  case deprecatedBecause, noReason, noReasonShort, values, someOfValues, value, andMore
  case asText, asBackground
  case inProp, displayP3, outsideP3

  // How the Swift source differs.
  case missingInSwift, namedDifferently, anotherValue, notComparable

  // Swatches.
  case motionOf, play, playStill, sampleStart, sampleEnd, sampleShort

  // Pages as markdown.
  case group, purpose, modifier, constant, expression, reason, token, type, description, namedBy
  case namedByWithExample, unknownExpression
}
