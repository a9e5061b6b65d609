import DocumentationCoverage
import InterfaceStrings

/// Shares of documented symbols, in the words of a language.
package struct CoverageText {
  /// The share in percent below which a figure looks poor, where no minimum is asked.
  package static let poor = 80.0

  private let words: Words

  package init(_ words: Words) {
    self.words = words
  }

  /// What was measured, with its tenth, in the notation of code: `91.0 %`; `100 %` and `0 %` are
  /// whole.
  package static func percent(_ percent: Double) -> String {
    let text = percent == 0 ? "0" : percent == 100 ? "100" : "\(percent)"
    return text + "\u{00A0}%"
  }

  /// The part of a bar to fill: cut to whole percent, and 0 of nothing.
  package static func wholePercent(_ percent: Double?) -> Int {
    Int(exactly: (percent ?? 0).rounded(.towardZero)) ?? 0
  }

  /// What is asked: `90 %`
  package func limit(_ percent: Double) -> String {
    words.number(PercentText.text(of: percent)).replacing(" %", with: "\u{00A0}%")
  }

  /// `98.4 %`, or `none` of nothing.
  package func share(_ percent: Double?) -> String {
    percent.map { words.number(Self.percent($0)) } ?? words(CoveragePhrase.none)
  }

  /// `98.4 % documented, 63 of 64`
  package func figures(_ counts: CoverageCounts, creditingInherited: Bool) -> String {
    guard let percent = counts.percent(creditingInherited: creditingInherited) else {
      return words(CoveragePhrase.noPublicSymbols)
    }
    let documented = counts.documented(creditingInherited: creditingInherited)
    return words(
      CoveragePhrase.documentedShare,
      ["share": share(percent), "good": "\(documented)", "total": "\(counts.total)"])
  }
}
