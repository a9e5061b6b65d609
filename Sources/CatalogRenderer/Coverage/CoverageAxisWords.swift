import CatalogModel
import DocumentationCoverage
import InterfaceStrings

extension CoverageAxis {
  /// The id of its part of the page.
  var anchor: String { "axis-\(rawValue)" }

  /// What comments should have, as the title of a figure.
  func title(_ words: Words) -> String {
    switch self {
    case .summary: words(CoveragePhrase.axisSummary)
    case .parameters: words(CoveragePhrase.axisParameters)
    case .returns: words(CoveragePhrase.axisReturns)
    case .throws: words(CoveragePhrase.axisThrows)
    case .names: words(CoveragePhrase.axisNames)
    case .text: words(CoveragePhrase.axisText)
    }
  }

  /// What is asked.
  func summary(_ words: Words) -> String {
    switch self {
    case .summary: words(CoveragePhrase.aboutSummary)
    case .parameters: words(CoveragePhrase.aboutParameters)
    case .returns: words(CoveragePhrase.aboutReturns)
    case .throws: words(CoveragePhrase.aboutThrows)
    case .names: words(CoveragePhrase.aboutNames)
    case .text: words(CoveragePhrase.aboutText)
    }
  }

  /// What a comment lacks or has too much: the names say which.
  func detail(_ names: [String], _ words: Words) -> String {
    let values = ["names": names.joined(separator: ", ")]
    return switch self {
    case .summary: words(CoveragePhrase.lacksSummary)
    case .parameters where names.isEmpty: words(CoveragePhrase.lacksParameters)
    case .parameters: words(CoveragePhrase.lacksTheseParameters, values)
    case .returns: words(CoveragePhrase.lacksReturns)
    case .throws: words(CoveragePhrase.lacksThrows)
    case .names: words(CoveragePhrase.lacksNames, values)
    case .text where names.isEmpty: words(CoveragePhrase.lacksText)
    case .text: words(CoveragePhrase.onlySays, values)
    }
  }

  /// What is wrong with so many comments: `3 comments do not explain the result`
  func finding(_ count: Int, _ words: Words) -> String {
    switch self {
    case .summary: words(CoveragePhrase.commentsLackSummary, count: count)
    case .parameters: words(CoveragePhrase.commentsLackParameters, count: count)
    case .returns: words(CoveragePhrase.commentsLackReturns, count: count)
    case .throws: words(CoveragePhrase.commentsLackThrows, count: count)
    case .names: words(CoveragePhrase.commentsLackNames, count: count)
    case .text: words(CoveragePhrase.commentsLackText, count: count)
    }
  }
}
