import CatalogModel
import DesignTokens
import DocumentationCoverage
import SwiftTokens
import TokenContrast

/// What of the reports somebody asks for; the rest is not computed.
public enum ReportFigures: Hashable, Sendable {
  /// All that a site shows.
  case all
  /// How well the parts of a system are documented.
  case coverage
  /// How well its Swift sources are, which decides what the pages of the API say.
  case documentation
  /// What two versions are compared by: documentation, and contrast.
  case comparison
  case none
}

/// Counts what is there and what is missing.
enum ReportBuilder {
  static func report(_ subject: CheckSubject, _ figures: ReportFigures) -> SystemReport {
    switch figures {
    case .all: whole(subject)
    case .coverage: SystemReport(of: subject.coverage, facets: Facets.facets(subject))
    case .documentation: SystemReport(of: subject.coverage)
    case .comparison:
      SystemReport(of: subject.coverage, subject.contrast)
    case .none: SystemReport(of: CoverageReport([]))
    }
  }

  private static func whole(_ subject: CheckSubject) -> SystemReport {
    let system = subject.system
    let drift = disagreements(subject.drift)
    return SystemReport(
      coverage: subject.coverage, facets: Facets.facets(subject), contrast: contrast(subject),
      usedExceptions: subject.contrast.usedExceptions,
      validExamples: Tally(
        good: subject.exampleDiagnostics.count { found in
          !found.contains { $0.severity == .error }
        },
        total: subject.exampleDiagnostics.count),
      describedTokens: TokenDescriptions.facet(subject).tally,
      completeComponents: Tally(
        good: system.components.count(where: isComplete), total: system.components.count),
      agreeingTokens: agreement(subject.drift, disagreeing: drift.count), drift: drift,
      pairs: subject.contrast.pairs, contrastTables: subject.contrast.tables,
      unreadPaints: subject.contrast.unread, matrix: matrix(subject))
  }

  /// The tokens that the Swift source does not have, calls differently or gives other values.
  private static func disagreements(_ drift: TokenDrift?) -> [TokenPath: DriftEntry] {
    let entries = (drift?.entries ?? []).filter { entry in
      switch entry.kind {
      case .missingInSwift, .differentName, .different: true
      case .extraInSwift, .notComparable: false
      }
    }
    return Dictionary(entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func agreement(_ drift: TokenDrift?, disagreeing: Int) -> Tally? {
    guard let drift, drift.matched + disagreeing > 0 else { return nil }
    return Tally(good: drift.matched, total: drift.matched + disagreeing)
  }

  /// Two examples, a note on accessibility and a guide; without a preview it would not be loaded.
  private static func isComplete(_ component: Component) -> Bool {
    component.examples.count >= 2 && !component.accessibility.notes.isEmpty
      && component.guide != nil
  }

  /// Without the pairs of guides, which show wrong ones on purpose.
  private static func contrast(_ subject: CheckSubject) -> ContrastTally {
    ContrastTally(subject.contrast.pairs.judged.compactMap { subject.contrast.tables[$0] })
  }

  private static func matrix(_ subject: CheckSubject) -> TokenContrastMatrix {
    TokenContrastMatrix(
      subject.system.tokens, settings: subject.system.contrast,
      pairs: subject.contrast.pairs.judged)
  }
}

extension SystemReport {
  /// Without the figures that are about anything but documentation.
  fileprivate init(of coverage: CoverageReport, facets: [CoverageFacet] = []) {
    let nothing = Tally(good: 0, total: 0)
    self.init(
      coverage: coverage, facets: facets, contrast: ContrastTally(), validExamples: nothing,
      describedTokens: nothing, completeComponents: nothing, contrastTables: [:])
  }

  fileprivate init(of coverage: CoverageReport, _ contrast: ContrastSurvey) {
    self.init(of: coverage)
    pairs = contrast.pairs
    contrastTables = contrast.tables
  }
}
