import Diagnostics
import SwiftSymbols

extension CoverageReport {
  /// One message for each shortfall but those of axes: each comment that lacks a part says so
  /// itself.
  var shortfallDiagnostics: [Diagnostic] {
    let undocumented = undocumented
    let byFile = Dictionary(grouping: undocumented, by: \.symbol.location.path)
    return shortfalls.compactMap { shortfall in
      switch shortfall {
      case .total: missed(.coverageBelowMinimum, shortfall, undocumented)
      case .file(let path, _, _, _):
        missed(
          .coverageFileBelowMinimum, shortfall, byFile[path] ?? [], at: SourceLocation(path))
      case .regressions: missed(.coverageRegression, shortfall, comparison?.regressions ?? [])
      case .axis: nil
      }
    }
  }

  /// - Parameter symbols: Those to document; the first of them are named, as a place to begin.
  private func missed(
    _ id: FindingID, _ shortfall: Shortfall, _ symbols: [CoveredSymbol],
    at location: SourceLocation? = nil
  ) -> Diagnostic {
    let first = symbols.prefix(3).map(\.symbol.title).joined(separator: ", ")
    let examples = symbols.count > 3 ? first + ", …" : first
    return .init(
      id, shortfall.finding, at: location, suggestion: "\(shortfall.demand): \(examples)")
  }
}
