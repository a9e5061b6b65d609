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
      case .total(let percent, let minimum, let missing):
        .error(
          "coverage/below-minimum",
          "\(text(percent)) of the symbols are documented, and \(text(minimum)) must be",
          suggestion: advice(missing, minimum, in: undocumented))
      case .file(let path, let percent, let minimum, let missing):
        .error(
          "coverage/file-below-minimum",
          "\(text(percent)) of this file's symbols are documented, and \(text(minimum)) must be",
          at: SourceLocation(path), suggestion: advice(missing, minimum, in: byFile[path] ?? []))
      case .regressions(let count): regression(count)
      case .axis: nil
      }
    }
  }

  private func regression(_ count: Int) -> Diagnostic {
    .error(
      "coverage/regression",
      "\(Self.symbols(count)) \(count == 1 ? "is" : "are") undocumented and not in the baseline",
      suggestion: "document \(count == 1 ? "it" : "them"): "
        + examples(comparison?.regressions ?? []))
  }

  private func advice(_ missing: Int, _ minimum: Double, in symbols: [CoveredSymbol]) -> String {
    let more = missing == 1 ? "1 more symbol" : "\(missing) more symbols"
    return "document \(more) to reach \(text(minimum)): " + examples(symbols)
  }

  /// The first of `symbols`: where to begin.
  private func examples(_ symbols: [CoveredSymbol]) -> String {
    let first = symbols.prefix(3).map(\.symbol.title).joined(separator: ", ")
    return symbols.count > 3 ? first + ", …" : first
  }

  /// `90 %`, `66.6 %`.
  private func text(_ percent: Double) -> String {
    let whole = Int(exactly: percent).map(String.init)
    return "\(whole ?? "\(percent)") %"
  }
}
