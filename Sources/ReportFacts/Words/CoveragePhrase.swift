/// What is said of documentation outside templates.
package enum CoveragePhrase: String, Phrase {
  package static let section = "coverage"

  // The page and its figures.
  case title, summaryAPI, summaryParts, figureDocumented, figureOwn, figureEffective
  case detailDocumented, detailOwn, detailEffective, atLeast, asked, none, documentedShare
  case noPublicSymbols

  // What is asked.
  case success, belowMinimum, fileBelowMinimum, filesBelowMinimum, symbolsNeeded, regressionsFound
  case commentsLackSummary, commentsLackParameters, commentsLackReturns, commentsLackThrows
  case commentsLackNames, commentsLackText, partialFigures, namesLeftOut

  // Against the baseline.
  case trendTitle, trend, trendChanged, moduleGone, moduleNew, unchanged, points
  case moreDocumented, fewerDocumented, moreInTotal, fewerInTotal

  // Tables.
  case modulesTitle, kindsTitle, filesTitle, columnModule, columnKind, columnFile
  case columnDocumented, columnSymbols, columnOwn, columnInherited, columnUndocumented
  case everyFileComplete, moreFilesComplete

  // Parts of comments.
  case commentsTitle, axisSummary, axisParameters, axisReturns, axisThrows, axisNames, axisText
  case aboutSummary, aboutParameters, aboutReturns, aboutThrows, aboutNames, aboutText
  case lacksSummary, lacksParameters, lacksTheseParameters, lacksReturns, lacksThrows, lacksNames
  case lacksText, onlySays, ofComments

  // Parts of a design system.
  case facetsTitle, facetPages, facetExamples, facetAgentExamples, facetPreviews
  case facetTokenDescriptions, facetClaimedViews, facetProps, aboutPages, aboutExamples
  case aboutAgentExamples, aboutPreviews, aboutTokenDescriptions, aboutClaimedViews, aboutProps
  case lacksExample, lacksAgentExample, lacksPreview, lacksComponent, ofComponents, ofTokens
  case ofViews, showMissing, missing, more

  // Lists of symbols.
  case undocumentedTitle, inheritsText, symbols, excusedTitle, unusedTitle

  // What is counted.
  case settingsTitle, settingSymbols, publicSymbols, publicCurrentSymbols, settingSources
  case allBranches, asForPlatform, asForPlatformWith, settingCredit, creditOwn, creditInherited
  case settingMinimum, settingFileMinimum, settingRequired
}
