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
  var sections: [CoverageSection]
  /// What is wrong with what was read.
  var readFindings: [Diagnostic]

  /// Everything that is wrong, the undocumented symbols included.
  public var diagnostics: [Diagnostic] {
    readFindings + sections.flatMap { $0.report.diagnostics() }
  }

  /// The findings that a text does not show itself.
  public var otherDiagnostics: [Diagnostic] {
    diagnostics.filter { !CoverageText.shownFindings.contains($0.id) }
  }

  /// How many errors are there beside what is asked and not reached.
  var errorCount: Int { otherDiagnostics.inOrder.count { $0.severity == .error } }

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
    case .text: CoverageText(isColored: isColored, showsAll: showsAll).text(of: self)
    case .json: CoverageJSON.text(of: self)
    case .markdown: CoverageMarkdown().text(of: self)
    case .github: DiagnosticFormat.github.report(diagnostics)
    case .sarif: DiagnosticFormat.sarif.report(diagnostics)
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
