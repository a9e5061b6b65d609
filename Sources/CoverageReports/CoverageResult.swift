import DiagnosticReports
import Diagnostics
import DocumentationCoverage

/// How well something is documented, and what is asked of it and not reached.
public struct CoverageResult: Sendable {
  /// How a result is printed.
  public enum Format: String, CaseIterable, Sendable {
    /// For a person.
    case text
    /// For programs: modules, symbols, and all that is asked.
    case json
    /// A comment of a pull request.
    case markdown
    /// Annotations of a pull request.
    case github
    /// For code scanning.
    case sarif
    /// For the test reports of a CI service.
    case junit
    /// An image for a README, in SVG.
    case badge
  }

  /// One for each system, or one for all modules.
  let sections: [CoverageSection]
  /// What is wrong with what was read.
  let readFindings: [Diagnostic]
  /// What each of ``sections`` has to say.
  let sectionFindings: [[Diagnostic]]
  /// Everything that is wrong, the undocumented symbols included.
  public let diagnostics: [Diagnostic]
  /// The findings that a text does not show itself.
  public let otherDiagnostics: [Diagnostic]
  /// How many errors are there beside what is asked and not reached.
  let errorCount: Int

  public init(sections: [CoverageSection], readFindings: [Diagnostic]) {
    self.sections = sections
    self.readFindings = readFindings
    sectionFindings = sections.map(\.findings)
    diagnostics = readFindings + sectionFindings.flatMap(\.self)
    otherDiagnostics = diagnostics.filter { !$0.id.traits.contains(.inCoverageFigures) }
    errorCount = otherDiagnostics.inOrder.count { $0.severity == .error }
  }

  /// Whether everything that is asked is reached, and nothing is wrong beside.
  var isMet: Bool { errorCount == 0 && sections.allSatisfy(\.report.isMet) }

  /// How the command ends. What cannot be read keeps it from its work only where there are no
  /// figures at all.
  public var verdict: Verdict {
    let verdict = Verdict(diagnostics)
    return verdict == .couldNotRun && !sections.isEmpty ? .findings : verdict
  }

  /// What became of the baselines that were to be written, a sentence each.
  public var updates: [String] { sections.compactMap(\.update?.sentence) }

  /// Changes in the unified format, for `patch -p1` in the content folder.
  public var patch: String { sections.flatMap(\.facets).map(\.patch).joined() }

  /// The whole report in a format, ending in a newline when it is not empty.
  ///
  /// - Parameters:
  ///   - showsAll: Whether a text lists every symbol and every file.
  ///   - isColored: Whether a text is for a terminal that shows colours.
  public func text(as format: Format, showsAll: Bool = false, isColored: Bool = false) -> String {
    switch format {
    case .text: CoverageTextReport(isColored: isColored, showsAll: showsAll).text(of: self)
    case .json: CoverageJSON.text(of: self)
    case .markdown: CoverageMarkdown().text(of: self)
    case .github: CoverageAnnotations(self).githubText
    case .sarif: DiagnosticFormat.sarif.report(CoverageAnnotations(self).diagnostics)
    case .junit: CoverageJUnit.text(of: self)
    case .badge: CoverageBadge(self).text
    }
  }
}

extension CoverageResult {
  /// The share of documented symbols over all sections, each by what it counts; `nil` when there
  /// are no symbols.
  var percent: Double? {
    let total = sections.reduce(0) { $0 + $1.report.counts.total }
    return CoverageCounts.percent(sections.reduce(0) { $0 + $1.documented }, of: total)
  }
}
