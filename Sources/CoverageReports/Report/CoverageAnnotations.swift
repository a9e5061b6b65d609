import DiagnosticReports
import Diagnostics
import DocumentationCoverage

/// The findings that a code review marks in the sources, those that weigh most first, because it
/// shows only some.
///
/// Left out is what nobody has to mend: symbols that may stay undocumented, once everything that is
/// asked is reached, and parts of comments that are not required. Every finding has a place, as
/// services for code scanning demand.
struct CoverageAnnotations {
  let diagnostics: [Diagnostic]

  init(_ result: CoverageResult) {
    let found = zip(result.sections, result.sectionFindings).flatMap(Self.announced)
    let errors = found.filter { $0.severity == .error }
    let place = result.sections.first?.place
    diagnostics = (result.readFindings + errors + found.filter { $0.severity != .error })
      .map { $0.placed(at: place) }
  }

  /// The commands of GitHub's workflows, one a line.
  var githubText: String {
    // One by one, since a report of several is sorted by place.
    diagnostics.map { diagnostic in
      let command = DiagnosticFormat.github.report([diagnostic])
      return TerminalText.visible(String(command.dropLast())) + "\n"
    }.joined()
  }

  private static func announced(
    _ section: CoverageSection, _ findings: [Diagnostic]
  ) -> [Diagnostic] {
    let isAccepted = section.hasGate && section.report.isMet
    let symbols = isAccepted ? [] : CoveragePriority(section).symbols
    let ranks = Dictionary(
      symbols.enumerated().map { ($1.symbol.location, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let ranked = findings.filter { $0.id == .coverageUndocumented }.compactMap { finding in
      finding.location.flatMap { ranks[$0] }.map { (rank: $0, finding: finding) }
    }
    let others = findings.filter { finding in
      finding.id != .coverageUndocumented
        && (finding.severity == .error || !finding.id.traits.contains(.ofCommentPart))
    }
    return others + ranked.sorted { $0.rank < $1.rank }.map(\.finding)
  }
}

extension Diagnostic {
  /// The same with a place, unless it has one.
  func placed(at place: SourceLocation?) -> Diagnostic {
    guard location == nil, let place else { return self }
    var copy = self
    copy.location = place
    return copy
  }
}
