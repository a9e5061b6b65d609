import CatalogModel
import DocumentationCoverage
import InterfaceStrings

/// A part of a system, or of its comments, that is asked for beside the figure, and what lacks it.
package struct CoveragePart: Sendable {
  /// What comments or parts should have, as the title of a figure.
  package var title: String
  package var anchor: String
  /// What is asked, as a sentence.
  package var summary: String
  package var tally: Tally
  /// `75.0 %`
  package var share: String
  /// `3 of 4 comments`
  package var detail: String
  package var isRequired = false
  package var isPoor: Bool
  /// What the list of those is opened by.
  package var itemsTitle: String
  package var items: [CoverageItem]
  /// A change in the unified format that mends what can be mended by rule; empty where nothing can.
  package var patch = ""
}

extension CoverageFacts {
  /// The parts of comments that some comment is asked for.
  package var commentParts: [CoveragePart] {
    CoverageAxis.allCases.compactMap { axis in
      let tally = report.tally(of: axis)
      guard tally.total > 0 else { return nil }
      var part = part(
        "axis", axis.rawValue, Tally(good: tally.good, total: tally.total), .ofComments,
        report.modules.flatMap(\.symbols).compactMap { covered in
          guard covered.state == .own else { return nil }
          let detail = lacks(of: covered, in: [axis])
          return detail.isEmpty ? nil : item(covered, detail: detail)
        })
      part.isRequired = report.settings.requiredAxes.contains(axis)
      if part.isRequired { part.isPoor = !part.tally.isComplete }
      return part
    }
  }

  /// What the parts of the system are asked for, where there is something to count.
  package var systemParts: [CoveragePart] {
    facets.filter { $0.tally.total > 0 }.map { facet in
      let kind = facet.kind
      var part = part(
        "facet", kind.rawValue, facet.tally, kind.tallyPhrase,
        facet.missing.map { missing in
          CoverageItem(
            name: missing.name, href: links.part(missing.name, kind),
            detail: kind.lack.map { words($0) } ?? missing.detail, location: missing.location)
        })
      part.patch = facet.patch
      return part
    }
  }

  /// What comments should have, as titles of figures.
  package static func titles(of axes: Set<CoverageAxis>, _ words: Words) -> [String] {
    CoverageAxis.allCases.filter(axes.contains).map {
      words.text(CoveragePhrase.key("axis", $0.rawValue))
    }
  }

  /// What of some parts the comment of a symbol lacks: `not explained: x, y; result not explained`.
  package func lacks(of covered: CoveredSymbol, in axes: Set<CoverageAxis>) -> String {
    covered.findings.filter { axes.contains($0.axis) }.map { finding in
      let phrase: String =
        switch finding.axis {
        case .parameters where !finding.names.isEmpty: CoveragePhrase.lacksTheseParameters.key
        case .text where !finding.names.isEmpty: CoveragePhrase.onlySays.key
        default: CoveragePhrase.key("lacks", finding.axis.rawValue)
        }
      return words.text(phrase, ["names": finding.names.joined(separator: ", ")])
    }.joined(separator: "; ")
  }

  /// - Parameters:
  ///   - family: Whether it is a part of comments or a facet, as keys of phrases and ids name it.
  ///   - name: Which of them.
  ///   - counted: What is counted: `{good}` of `{count}`.
  private func part(
    _ family: String, _ name: String, _ tally: Tally, _ counted: CoveragePhrase,
    _ items: [CoverageItem]
  ) -> CoveragePart {
    CoveragePart(
      title: words.text(CoveragePhrase.key(family, name)), anchor: "\(family)-\(Slug.of(name))",
      summary: words.text(CoveragePhrase.key("about", name)), tally: tally,
      share: text.share(tally.percent),
      detail: words(counted, count: tally.total, ["good": "\(tally.good)"]),
      isPoor: (tally.percent ?? 100) < CoverageText.poor,
      itemsTitle: words(CoveragePhrase.showMissing, count: tally.total - tally.good), items: items)
  }
}

extension CoverageAxis {
  /// The id of its part of the page.
  var anchor: String { "axis-\(rawValue)" }
}

extension CoverageFacet.Kind {
  /// The id of its part of the page.
  package var anchor: String { "facet-\(Slug.of(rawValue))" }

  /// `5 of 6 components`: how many of what is counted have it.
  fileprivate var tallyPhrase: CoveragePhrase {
    switch self {
    case .pages, .examples, .agentExamples, .previews, .props: .ofComponents
    case .tokenDescriptions: .ofTokens
    case .claimedViews: .ofViews
    }
  }

  /// What a part without it lacks, where that is the same of every part; what a check says of pages
  /// and props is a message of the tool.
  fileprivate var lack: CoveragePhrase? {
    switch self {
    case .examples: .lacksExample
    case .agentExamples: .lacksAgentExample
    case .previews: .lacksPreview
    case .claimedViews: .lacksComponent
    case .pages, .props, .tokenDescriptions: nil
    }
  }
}
