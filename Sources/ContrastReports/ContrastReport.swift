import CatalogModel
import DiagnosticReports
import Diagnostics
import ReportFacts
import TokenContrast

/// The colour pairs of a catalog, measured.
public struct ContrastReport: Hashable, Sendable {
  /// How a report is printed.
  public enum Format: String, CaseIterable, Sendable {
    /// For a person.
    case text
    /// For programs: every pair, and the findings.
    case json
    /// Annotations of a pull request.
    case github
    /// For code scanning.
    case sarif
    /// A comment of a pull request.
    case markdown
  }

  public var systems: [SystemContrast]
  /// What is wrong, weighed as the gate does.
  public var diagnostics: [Diagnostic]

  public init(systems: [SystemContrast], diagnostics: [Diagnostic]) {
    self.systems = systems
    self.diagnostics = diagnostics
  }

  /// The findings that ``text(showsAll:isColored:)`` does not show in its tables.
  public var otherDiagnostics: [Diagnostic] {
    diagnostics.filter { $0.id != .contrastBelowLevel && $0.id != .contrastClaim }
  }

  /// The whole report in a format, ending in a newline when it is not empty.
  ///
  /// - Parameters:
  ///   - showsAll: Whether a text has the pairs that pass, too, and those that are not judged.
  ///   - isColored: Whether a text is for a terminal that shows colours.
  public func text(as format: Format, showsAll: Bool = false, isColored: Bool = false) -> String {
    switch format {
    case .text: ContrastTextReport(isColored: isColored, showsAll: showsAll).text(of: self)
    case .json: ContrastJSON.text(of: self)
    case .github: DiagnosticFormat.github.report(diagnostics)
    case .sarif: DiagnosticFormat.sarif.report(diagnostics)
    case .markdown: ContrastMarkdown().text(of: self)
    }
  }

  /// The pairs that are judged, of all systems.
  var judged: [ContrastEntry] { systems.flatMap(\.judged) }

  public func mappingPaths(_ change: (String) -> String) -> ContrastReport {
    var copy = self
    copy.diagnostics = diagnostics.map { $0.mappingPaths(change) }
    for index in copy.systems.indices {
      copy.systems[index].entries = systems[index].entries.map { $0.mappingPaths(change) }
    }
    return copy
  }
}

/// The colour pairs of a system, measured.
public struct SystemContrast: Hashable, Sendable {
  var name: String
  var slug: String
  var settings: ContrastSettings
  /// Those of components first, then those of previews, guides and names.
  var entries: [ContrastEntry]

  var judged: [ContrastEntry] { entries.filter(\.isJudged) }

  /// What counts as large text.
  var largeText: String { ContrastText.english.largeText(settings.largeText) }
}

extension SystemContrast {
  /// What the checks measured of a system.
  public init(_ system: System, _ report: SystemReport?) {
    self.init(
      name: system.name, slug: system.slug, settings: system.contrast,
      entries: report.map { .init(system, $0) } ?? [])
  }
}

extension ContrastTable.Row {
  /// Why there is no ratio, for a person.
  var gap: String { ContrastText.english.gap(result)?.withoutFullStop ?? "" }
}

extension ContrastEntry {
  fileprivate func mappingPaths(_ change: (String) -> String) -> ContrastEntry {
    var copy = self
    copy.table.pair.location.path = change(table.pair.location.path)
    for (row, advice) in table.rows.enumerated().flatMap({ row in
      row.element.advice.indices.map { (row.offset, $0) }
    }) {
      guard let path = table.rows[row].advice[advice].location?.path else { continue }
      copy.table.rows[row].advice[advice].location?.path = change(path)
    }
    return copy
  }
}
