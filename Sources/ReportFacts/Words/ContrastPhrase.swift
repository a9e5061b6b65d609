/// What is said of contrast outside templates.
package enum ContrastPhrase: String, Phrase {
  package static let section = "contrast"

  // The page and its figures.
  case title, summary, figurePairs, figurePassing, figurePartlyKnown, figureBelow
  case figureExcused, figureOpen
  case figureTrueClaims, figureFalseClaims

  // Its sections.
  case belowTitle, claimsTitle, claimsTrue, excusedTitle, declaredTitle, primitivesTitle
  case drawnTitle, namedTitle, namedOmitted, settingsTitle

  // Columns of tables in markdown.
  case columnPair, columnOwner, columnForeground, columnBackground, columnUse, columnNeeded
  case columnLowest, columnIn, columnResult

  // A pair.
  case pairOn, pairOver, textStyle, sizes, useText, useLargeText, useGraphic, shortText
  case shortLargeText, shortGraphic, needs, ratioForLevel, systemAsks, unlessDecoration
  case largeCSSPoints, largeApplePoints, groupsOmitted, everyContext, or

  // Ratios and results.
  case ratio, bounds, notMeasured, pass, fail, notReached, depends, unknown, excused, below
  case passesRatio, passesLevel, passOverAll, failOverAll, openDepends, openUnknown, claimTrue
  case claimUnmeasured, claimWrongRatio, claimMissesLevel, clipped, twoSources, oneSource, inferred

  // How many pairs and claims stand how.
  case pairs, pairsFail, pairsFailAsDrawn, pairsExcused, pairsOpen, pairsPassKnown, pairsPass
  case claimsFalse, claimsExcused, claimsUnmeasured, claimsAllTrue, claimsDoubtful
  case inKnownContexts

  // Notes below a row.
  case noRatio, dependsBelow, noBackdrop, overBackdrops, overEach, overEnds, passingForeground
  case passingBackground, lightness, mappedIntoSRGB, onlyHere, noLightness, noLighterShade
  case noDarkerShade

  // Why there is no ratio.
  case gapUnknownValue, gapNoValue, gapNoColor, gapNothingBelow

  // Requirements.
  case settingLevel, levelRatios, ratioForText, ratioForLargeText, ratioForGraphics
  case settingLargeText, settingBackdrops, noBackdrops, backdrops, settingOrigins, origins
  case underlay, excusedPair, excusedPairIn
}
