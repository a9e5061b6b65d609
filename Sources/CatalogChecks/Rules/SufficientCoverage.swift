import Diagnostics
import DocumentationCoverage

/// `coverage/…`: the Swift sources are documented as far as the system asks, and every excuse has
/// a reason and is needed.
///
/// What the figures rest on is counted by ``DocumentationCoverage/CoverageReport``. Its warnings
/// about single comments are left to `catalog coverage`, which lists them; of what a share lacks,
/// notes name the first symbols.
enum SufficientCoverage: Rule {
  /// Symbols that are named as a place to begin.
  private static let shownSymbols = 3

  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.coverage.diagnostics().filter { found in
      found.severity == .error || found.id == .coverageExcuseWithoutReason
    }.map { found in
      var found = found
      found.notes += places(for: found, in: subject.coverage)
      found.location = found.location ?? subject.system.coverageLocation
      return found
    }
  }

  /// Where the symbols are that a share lacks.
  private static func places(
    for found: Diagnostic, in report: CoverageReport
  ) -> [Diagnostic.Note] {
    let symbols: [CoveredSymbol]
    switch found.id {
    case .coverageBelowMinimum: symbols = report.undocumented
    case .coverageFileBelowMinimum:
      symbols = report.undocumented.filter { $0.symbol.location.path == found.location?.path }
    default: return []
    }
    return symbols.prefix(shownSymbols).map { covered in
      let symbol = covered.symbol
      return Diagnostic.Note(
        "\(symbol.kind.noun) \(symbol.dottedPath) is undocumented", at: symbol.location)
    }
  }
}
