import DiagnosticReports
import Diagnostics

/// What has changed between two versions of a catalog.
public struct ComparisonReport: Hashable, Sendable {
  /// How a report is printed.
  public enum Format: String, CaseIterable, Sendable {
    /// For a person.
    case text
    /// For programs: every change, and the findings.
    case json
    /// Release notes, or a comment of a pull request.
    case markdown
    /// Annotations of a pull request on GitHub, and code scanning: changes as findings.
    case github, sarif
  }

  /// Which changes a command fails for.
  public enum Gate: String, CaseIterable, Sendable {
    /// Those that break something.
    case breaking
    /// Those that need a minor step, and those that break something.
    case minor
    /// None.
    case none
  }

  /// What the older version is called: `content`, `1.2.0`.
  public var before: String
  /// What the newer one is called.
  public var after: String
  /// Those that have not changed among them.
  public var systems: [SystemComparison]
  /// About versions that do not follow, and what could not be compared.
  public var diagnostics: [Diagnostic]

  public init(
    before: String, after: String, systems: [SystemComparison], diagnostics: [Diagnostic] = []
  ) {
    self.before = before
    self.after = after
    self.systems = systems
    self.diagnostics = diagnostics + systems.flatMap(\.diagnostics)
  }

  /// All changes.
  public var changes: [VersionChange] { systems.flatMap(\.changes) }

  /// The largest step of a system.
  public var step: VersionStep { systems.map(\.step).max() ?? .none }

  /// Whether there is a change that a command is to fail for.
  public func fails(_ gate: Gate) -> Bool {
    changes.contains { gate.includes($0.effect) }
  }

  /// The whole report in a format, ending in a newline.
  ///
  /// - Parameters:
  ///   - isColored: Whether a text is for a terminal that shows colours.
  ///   - gate: Which changes are errors, where changes are told as findings.
  public func text(
    as format: Format, isColored: Bool = false, gate: Gate = .breaking
  ) -> String {
    switch format {
    case .text: ComparisonText(isColored: isColored).text(of: self)
    case .json: ComparisonJSON.text(of: self)
    case .markdown: ComparisonMarkdown().text(of: self)
    case .github: DiagnosticFormat.github.report(findings(gate) + diagnostics)
    case .sarif: DiagnosticFormat.sarif.report(findings(gate) + diagnostics)
    }
  }
}
